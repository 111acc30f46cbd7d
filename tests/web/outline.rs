//! A page as an outline that a reviewer reads: its words, links, forms, tables and lists, without what is only for the eye.

use quick_xml::Reader;
use quick_xml::escape::unescape;
use quick_xml::events::{BytesStart, Event};

/// Elements without an end.
const VOID: &[&str] = &["area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"];

/// What nobody reads, and the suggestions that browsers offer.
const SKIPPED: &[&str] = &["script", "style", "template", "datalist", "head", "header", "footer", "noscript"];

/// Elements that begin a line of their own, without a mark.
const BLOCKS: &[&str] = &[
    "article",
    "aside",
    "div",
    "dl",
    "dt",
    "figcaption",
    "figure",
    "label",
    "legend",
    "nav",
    "ol",
    "p",
    "pre",
    "section",
    "summary",
    "ul",
];

/// Of longer lists to choose from only the first and the chosen are said.
const FEW_CHOICES: usize = 12;

#[derive(Default)]
struct Element {
    name: String,
    attributes: Vec<(String, String)>,
    children: Vec<Node>,
}

enum Node {
    Text(String),
    Element(Element),
}

/// The outline of a page: its title and its main part, or all of it that is read if `whole`.
pub fn outline(page: &str, whole: bool) -> String {
    let document = parsed(page);
    let title = document.find("title").map(Element::words).unwrap_or_default();
    let main = document.find("main").or_else(|| document.find("body")).expect("a page has a main part");
    let around = |name| if whole { document.find(name) } else { None };
    let mut outline = Outline { text: format!("{title}\n"), ..Outline::default() };
    for part in [around("header"), Some(main), around("footer")].into_iter().flatten() {
        outline.text.push('\n');
        outline.inside(part);
        outline.end_line();
    }
    outline.text
}

/// The tree of a page. Its elements have to be nested well.
fn parsed(page: &str) -> Element {
    let mut reader = Reader::from_str(page);
    reader.config_mut().check_end_names = false;
    reader.config_mut().allow_unmatched_ends = true;
    let mut open = vec![Element::default()];
    loop {
        let event = reader.read_event().expect("a page is well-formed");
        let innermost = open.last_mut().expect("the document");
        match event {
            Event::Start(tag) | Event::Empty(tag) if VOID.contains(&tag.name().0) => {
                innermost.children.push(Node::Element(Element::of(&tag)));
            }
            Event::Start(tag) => open.push(Element::of(&tag)),
            Event::Empty(tag) => innermost.children.push(Node::Element(Element::of(&tag))),
            Event::End(tag) => {
                // The end of an option may be left out.
                while open.last().is_some_and(|last| last.name == "option") && tag.name().0 != "option" {
                    let option = open.pop().expect("an option");
                    open.last_mut().expect("the document").children.push(Node::Element(option));
                }
                let closed = open.pop().expect("an element");
                assert_eq!(closed.name, tag.name().0, "elements are nested well");
                open.last_mut().expect("the document").children.push(Node::Element(closed));
            }
            Event::Text(text) => innermost.children.push(Node::Text(text.html_content().into_owned())),
            Event::GeneralRef(name) => {
                let sign = unescape(&format!("&{};", name.html_content())).expect("a known character").into_owned();
                innermost.children.push(Node::Text(sign));
            }
            Event::Eof => break,
            _ => {}
        }
    }
    assert_eq!(open.len(), 1, "every element is closed");
    open.pop().expect("the document")
}

impl Element {
    fn of(tag: &BytesStart<'_>) -> Self {
        let attributes = tag.html_attributes().map(|attribute| {
            let attribute = attribute.expect("an attribute");
            (attribute.key.0.to_owned(), unescape(&attribute.value).expect("known characters").into_owned())
        });
        Self { name: tag.name().0.to_owned(), attributes: attributes.collect(), children: Vec::new() }
    }

    fn get(&self, name: &str) -> &str {
        self.attributes.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    fn has(&self, name: &str) -> bool {
        self.attributes.iter().any(|(key, _)| key == name)
    }

    fn elements(&self) -> impl Iterator<Item = &Self> {
        self.children.iter().filter_map(|child| match child {
            Node::Element(element) => Some(element),
            Node::Text(_) => None,
        })
    }

    fn find(&self, name: &str) -> Option<&Self> {
        if self.name == name { Some(self) } else { self.elements().find_map(|child| child.find(name)) }
    }

    fn all<'a>(&'a self, name: &str, found: &mut Vec<&'a Self>) {
        for child in self.elements() {
            if child.name == name {
                found.push(child);
            }
            child.all(name, found);
        }
    }

    /// What is read within one line.
    fn words(&self) -> String {
        let mut outline = Outline { one_line: true, ..Outline::default() };
        outline.inside(self);
        tidy(&outline.line)
    }
}

/// With single spaces.
fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[derive(Default)]
struct Outline {
    text: String,
    line: String,
    indent: usize,
    /// What stands before the next line.
    mark: &'static str,
    /// In a cell or a link everything stands in one line.
    one_line: bool,
}

impl Outline {
    fn end_line(&mut self) {
        if self.one_line {
            self.line.push(' ');
            return;
        }
        let line = tidy(&std::mem::take(&mut self.line));
        if !line.is_empty() {
            let mark = std::mem::take(&mut self.mark);
            self.text.push_str(&" ".repeat(self.indent - mark.len()));
            self.text.push_str(mark);
            self.text.push_str(&line);
            self.text.push('\n');
        }
    }

    /// A line, and below it what is within an element.
    fn below(&mut self, line: &str, element: &Element) {
        self.end_line();
        self.line.push_str(line);
        self.end_line();
        self.indent += 2;
        self.inside(element);
        self.end_line();
        self.indent -= 2;
    }

    /// Part of a list.
    fn item(&mut self, mark: &'static str, element: &Element) {
        self.end_line();
        if self.one_line {
            return self.inside(element);
        }
        self.mark = mark;
        self.indent += mark.len();
        self.inside(element);
        self.end_line();
        self.indent -= mark.len();
        self.mark = "";
    }

    fn inside(&mut self, element: &Element) {
        for child in &element.children {
            match child {
                Node::Text(text) => self.line.push_str(text),
                Node::Element(element) => self.element(element),
            }
        }
    }

    fn element(&mut self, element: &Element) {
        match element.name.as_str() {
            "header" | "footer" if !element.get("class").contains("site") => self.inside(element),
            name if SKIPPED.contains(&name) => {}
            "svg" | "img" => {
                let title = element.find("title").map(Element::words).unwrap_or_default();
                let said = [element.get("aria-label"), element.get("alt"), &title];
                if let Some(said) = said.iter().find(|said| !said.is_empty()) {
                    self.line.push_str(&format!(" [picture: {said}] "));
                }
            }
            "br" => self.end_line(),
            "hr" => self.below("---", element),
            "a" => self.line.push_str(&format!("[{} -> {}]", element.words(), element.get("href"))),
            "h1" | "h2" | "h3" | "h4" => {
                let marks = "#".repeat(element.name[1..].parse().expect("a level"));
                self.end_line();
                self.line.push_str(&format!("{marks} {}", element.words()));
                self.end_line();
            }
            "li" => self.item("- ", element),
            "dd" => self.item("= ", element),
            "form" => {
                let method = element.get("method").to_ascii_uppercase();
                let method = if method.is_empty() { "GET" } else { &method };
                self.below(&format!("form {method} {}", element.get("action")), element);
            }
            "fieldset" => self.below("fields", element),
            "details" => self.below("details", element),
            "dialog" => self.below("dialog", element),
            "table" => self.table(element),
            "input" | "textarea" | "select" | "button" => self.field(element),
            name if BLOCKS.contains(&name) => {
                self.end_line();
                self.inside(element);
                self.end_line();
            }
            _ => self.inside(element),
        }
    }

    fn table(&mut self, table: &Element) {
        let mut rows = Vec::new();
        table.all("tr", &mut rows);
        let title = table.find("caption").map(Element::words).unwrap_or_default();
        self.end_line();
        self.line.push_str(&format!("table {title}"));
        self.end_line();
        self.indent += 2;
        for row in rows {
            let cells: Vec<String> = row.elements().map(Element::words).collect();
            self.line.push_str(&format!("{} ", cells.join(" | ")));
            self.end_line();
        }
        self.indent -= 2;
    }

    fn field(&mut self, field: &Element) {
        let (name, value) = (field.get("name"), field.get("value"));
        let chosen = if field.has("checked") { "x" } else { " " };
        let said = match (field.name.as_str(), field.get("type")) {
            ("input", "checkbox") => format!(" [{chosen}] {name}={value} "),
            ("input", "radio") => format!(" ({chosen}) {name}={value} "),
            ("input", kind) => {
                let kind = if kind.is_empty() { "text" } else { kind };
                let needed = if field.has("required") { ", required" } else { "" };
                format!(" <{kind} {name}={value}{needed}> ")
            }
            ("textarea", _) => format!(" <textarea {name}={}> ", field.words()),
            ("select", _) => format!(" <select {name}={}> ", choices(field)),
            _ if name.is_empty() => format!(" ({}) ", field.words()),
            _ => format!(" ({}: {name}={value}) ", field.words()),
        };
        self.line.push_str(&said);
    }
}

/// What one may choose, with a star before what is chosen.
fn choices(select: &Element) -> String {
    let mut options = Vec::new();
    select.all("option", &mut options);
    let few = options.len() <= FEW_CHOICES;
    let shown = options.iter().enumerate().filter(|(at, option)| few || *at < 3 || option.has("selected"));
    let shown = shown.map(|(_, option)| {
        let star = if option.has("selected") { "*" } else { "" };
        format!("{star}{}", option.words())
    });
    let mut shown: Vec<String> = shown.collect();
    if !few {
        shown.push(format!("… {} in all", options.len()));
    }
    shown.join(" / ")
}
