spaiji-variant-standard = I gruppi come si vedono dall’alto
spaiji-variant-hidden = Ogni biglia e ogni contatto contano, nascosti o no
spaiji-no-two-points-touch-left = Non restano due punti che si toccano
spaiji-white-ball-a1-black-b1 = una biglia bianca in a1, poi una nera in b1
spaiji-summary = Al tuo turno metti una biglia bianca e una nera che si toccano, nell’ordine che vuoi e qualunque sia il tuo colore; la seconda può poggiare sulla prima. Quando la piramide è completa, o non restano due punti che si toccano, vince chi ha il gruppo più grande di biglie di un colore. A parità vince il Nero.
