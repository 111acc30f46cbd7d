/// The style of all pictures, for a page that shows some of them; one that stands alone carries it with it.
///
/// Colours are custom properties, each use with a plain colour before it for programs that know none; dark on dark
/// screens or where an element around has `data-theme="dark"`, never on paper.
pub const STYLE: &str = "\
.podium{--paper:#fbfaf6;--ink:#1c1a17;--quiet:#6b675f;--board:#efe9dc;--field:#e3dbc9;--line:#8c8474;--mark:#1d6b47;--edge:#1c1a17;--white:#fffefa;--black:#2b2926;--red:#d9674f;--blue:#7fa6d6;--green:#7fbf95;--yellow:#ecc94b;--plain:#c9bfae;--on:#1c1a17;--on-black:#f4f1ea;--amber:#b06a00;--rim:#fbfaf6}
@media screen and (prefers-color-scheme:dark){.podium:root,:root:not([data-theme=light]) .podium{--paper:#131512;--ink:#eceae4;--quiet:#a19d93;--board:#2a2d27;--field:#343831;--line:#7d7f74;--mark:#5fbf92;--edge:#0b0c0a;--white:#f1eee6;--black:#0d0d0c;--red:#d9674f;--blue:#7fa6d6;--green:#7fbf95;--yellow:#ecc94b;--plain:#9d9484;--amber:#e0a63a;--rim:#131512}.podium:root .black,:root:not([data-theme=light]) .podium .black{--edge:#8f8b82}}
@media screen{[data-theme=dark] .podium{--paper:#131512;--ink:#eceae4;--quiet:#a19d93;--board:#2a2d27;--field:#343831;--line:#7d7f74;--mark:#5fbf92;--edge:#0b0c0a;--white:#f1eee6;--black:#0d0d0c;--red:#d9674f;--blue:#7fa6d6;--green:#7fbf95;--yellow:#ecc94b;--plain:#9d9484;--amber:#e0a63a;--rim:#131512}[data-theme=dark] .podium .black{--edge:#8f8b82}}
@media print{.podium{--paper:#fff;--board:#fff;--field:#eee}}
.podium text{font:13px system-ui,sans-serif;font-variant-numeric:tabular-nums;fill:#1c1a17;fill:var(--ink)}
.podium .edge text,.podium .faint{font-size:11px;text-anchor:middle;fill:#6b675f;fill:var(--quiet)}
.podium .edge .large{font-size:15px}
.podium .name{font-weight:600}
.podium .number{text-anchor:middle;fill:#6b675f;fill:var(--quiet)}
.podium .paper{fill:#fbfaf6;fill:var(--paper)}
.podium .base{fill:#efe9dc;fill:var(--board);stroke:#8c8474;stroke:var(--line)}
.podium .field{fill:#e3dbc9;fill:var(--field)}
.podium .throne{fill:#c9bfae;fill:var(--plain);fill-opacity:.6}
.podium .point{fill:#c9bfae;fill:var(--plain);fill-opacity:.75}
.podium .way{fill:none;stroke:#8c8474;stroke:var(--line);stroke-width:1.5}
.podium .hole{fill:#8c8474;fill:var(--line);fill-opacity:.35}
.podium .rest{fill:#e3dbc9;fill:var(--field);fill-opacity:.6;stroke:#8c8474;stroke:var(--line);stroke-dasharray:2 3}
.podium .step{fill:#efe9dc;fill:var(--board);stroke:#8c8474;stroke:var(--line)}
.podium .tap{fill:#000;fill-opacity:0}
.podium .mark{fill:none;stroke:#1d6b47;stroke:var(--mark);stroke-width:3}
.podium .rim{fill:none;stroke:#fbfaf6;stroke:var(--rim);stroke-width:6}
.podium .moved{stroke-dasharray:9 4}
.podium .from{stroke-width:2;stroke-dasharray:1 4;stroke-linecap:round}
.podium .dropped{stroke-width:2}
.podium .arrow{fill:#1d6b47;fill:var(--mark);stroke:#fbfaf6;stroke:var(--paper)}
.podium .left{stroke-width:2.5;stroke-linecap:round}
.podium .turned{stroke-width:2}
.podium .inner{stroke-width:1.5}
.podium .deciding,.podium .deciding+.inner{stroke:#b06a00;stroke:var(--amber);stroke-width:4}
.podium .deciding+.inner{stroke-width:1.5}
.podium .body{stroke:#1c1a17;stroke:var(--edge);stroke-width:1.2}
.podium .count .body{stroke:none}
.podium .white .body{fill:#fffefa;fill:var(--white)}
.podium .black .body{fill:#2b2926;fill:var(--black)}
.podium .red .body{fill:#d9674f;fill:var(--red)}
.podium .blue .body{fill:#7fa6d6;fill:var(--blue)}
.podium .green .body{fill:#7fbf95;fill:var(--green)}
.podium .yellow .body{fill:#ecc94b;fill:var(--yellow)}
.podium .plain .body{fill:#c9bfae;fill:var(--plain)}
.podium .sign{fill:none;stroke:#1c1a17;stroke:var(--on);stroke-width:1.6}
.podium .crown,.podium .pip{fill:#1c1a17;fill:var(--on)}
.podium .black .sign{stroke:#f4f1ea;stroke:var(--on-black)}
.podium .dot,.podium .black .crown{fill:#f4f1ea;fill:var(--on-black)}
.podium .on{text-anchor:middle;font-weight:600;fill:#1c1a17;fill:var(--on)}
.podium .face{font-size:20px}
.podium .black .on{fill:#f4f1ea;fill:var(--on-black)}
.podium .fog{fill:#efe9dc;fill:var(--board);pointer-events:none}
.podium .fog1{fill-opacity:.16}.podium .fog2{fill-opacity:.28}.podium .fog3{fill-opacity:.38}.podium .fog4{fill-opacity:.46}
";
