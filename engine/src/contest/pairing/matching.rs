//! Maximum-weight matching in a general graph, exact, and quick to repair after a change: the dual
//! solution is kept, so that new weights at one vertex cost one search instead of a new solution.
//!
//! The primal-dual method with blossoms (Edmonds; Gabow's dense form). One tree is grown at a time,
//! which keeps all duals whole numbers whatever changes came before.

#![allow(clippy::indexing_slicing, reason = "vertices and blossoms are numbered by this file alone, below `nodes`")]

use super::weight::Weight;

/// No vertex, no blossom. Vertices count from 1.
const NONE: usize = 0;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Label {
    Unreached,
    /// Even distance from the root: its duals fall.
    Outer,
    /// Odd distance from the root: its duals rise.
    Inner,
}

/// A graph with weights and its heaviest matching.
#[derive(Debug, Clone)]
pub(super) struct Matching<W> {
    vertices: usize,
    /// Room for vertices and blossoms.
    nodes: usize,
    /// Twice the weight of each pair of vertices; zero or less is no edge.
    twice: Vec<W>,
    /// Whether two vertices have an edge.
    joined: Vec<bool>,
    /// Dual of a vertex, or of a blossom.
    dual: Vec<W>,
    /// The vertex at the other end of a node's matched edge.
    mate: Vec<usize>,
    /// The outermost node that holds a node; NONE for unused blossoms.
    outer: Vec<usize>,
    /// The odd cycle of a blossom, its base first.
    circle: Vec<Vec<usize>>,
    /// Which node of a blossom's cycle holds a vertex.
    holds: Vec<usize>,
    /// The tightest edge from each blossom to each node: (end, other end), one row per blossom.
    best: Vec<(u32, u32)>,
    // The search under way.
    label: Vec<Label>,
    parent: Vec<usize>,
    slack: Vec<usize>,
    seen: Vec<u32>,
    clock: u32,
    queue: Vec<usize>,
    /// Tight edges that close an odd cycle, to be looked at when the tree grows no more.
    cycles: Vec<(usize, usize)>,
}

impl<W: Weight> Matching<W> {
    /// A graph without edges.
    pub(super) fn new(vertices: usize) -> Self {
        let nodes = vertices + vertices / 2 + 2;
        let mut outer = vec![NONE; nodes];
        for (vertex, node) in outer.iter_mut().enumerate().take(vertices + 1) {
            *node = vertex;
        }
        Self {
            vertices,
            nodes,
            twice: vec![W::ZERO; (vertices + 1) * (vertices + 1)],
            joined: vec![false; (vertices + 1) * (vertices + 1)],
            dual: vec![W::ZERO; nodes],
            mate: vec![NONE; nodes],
            outer,
            circle: vec![Vec::new(); nodes],
            holds: vec![NONE; (nodes - vertices) * (vertices + 1)],
            best: vec![(0, 0); (nodes - vertices) * nodes],
            label: vec![Label::Unreached; nodes],
            parent: vec![NONE; nodes],
            slack: vec![NONE; nodes],
            seen: vec![0; nodes],
            clock: 0,
            queue: Vec::new(),
            cycles: Vec::new(),
        }
    }

    /// Sets the weight of an edge, before the first solution.
    pub(super) fn set(&mut self, a: usize, b: usize, weight: W) {
        let (a, b) = (a + 1, b + 1);
        let width = self.vertices + 1;
        for at in [a * width + b, b * width + a] {
            self.twice[at] = weight + weight;
            self.joined[at] = weight > W::ZERO;
        }
    }

    /// The weight of an edge.
    pub(super) fn get(&self, a: usize, b: usize) -> W {
        self.twice_weight(a + 1, b + 1).half()
    }

    /// The partner of a vertex.
    pub(super) fn partner(&self, vertex: usize) -> Option<usize> {
        self.mate[vertex + 1].checked_sub(1)
    }

    /// Whether some heaviest matching may contain the edge; if not, none does.
    pub(super) fn is_tight(&self, a: usize, b: usize) -> bool {
        let (a, b) = (a + 1, b + 1);
        if !self.has_edge(a, b) {
            return false;
        }
        let mut slack = self.vertex_slack(a, b);
        let (mut x, mut y) = (self.outer[a], self.outer[b]);
        while x == y && x > self.vertices {
            slack += self.dual[x];
            (x, y) = (self.holder(x, a), self.holder(x, b));
        }
        slack == W::ZERO
    }

    /// Whether some heaviest matching may leave the vertex free; if not, none does.
    pub(super) fn may_be_free(&self, vertex: usize) -> bool {
        self.dual[vertex + 1] == W::ZERO
    }

    /// Vertices of the graph.
    pub(super) fn vertices(&self) -> usize {
        self.vertices
    }

    /// Finds the heaviest matching, beginning with the heaviest edge of each vertex.
    pub(super) fn solve(&mut self) {
        let heaviest = |a: usize| (1..=self.vertices).map(|b| self.twice_weight(a, b)).max().unwrap_or(W::ZERO);
        self.solve_from((1..=self.vertices).map(|a| heaviest(a).max(W::ZERO).half()).collect());
    }

    /// Finds the heaviest matching, beginning with these duals: no two sum to less than twice the
    /// weight of their edge, and the closer the sums are, the less there is to do.
    pub(super) fn solve_from(&mut self, duals: Vec<W>) {
        for (dual, start) in self.dual.iter_mut().skip(1).zip(duals) {
            *dual = start;
        }
        for a in 1..=self.vertices {
            if self.mate[a] == NONE
                && let Some(b) = (1..=self.vertices)
                    .find(|b| self.mate[*b] == NONE && self.has_edge(a, *b) && self.is_tight_pair(a, *b))
            {
                (self.mate[a], self.mate[b]) = (b, a);
            }
        }
        self.repair();
    }

    /// Gives new weights to the edges of one vertex and repairs the matching.
    pub(super) fn change(&mut self, vertex: usize, weights: impl IntoIterator<Item = (usize, W)>) {
        let a = vertex + 1;
        self.loosen(a);
        for (other, weight) in weights {
            self.set(vertex, other, weight);
        }
        let needed = |b: usize| self.twice_weight(a, b) - self.dual[b];
        let dual = (1..=self.vertices).filter(|b| self.has_edge(a, *b)).map(needed).max();
        self.dual[a] = dual.unwrap_or(W::ZERO).max(W::ZERO);
        for blossom in self.vertices + 1..self.nodes {
            if self.outer[blossom] != NONE {
                self.find_best(blossom, a);
            }
        }
        let mate = self.mate[a];
        if mate != NONE && !(self.has_edge(a, mate) && self.is_tight_pair(a, mate)) {
            self.unmatch(a);
        }
        self.repair();
    }

    /// Makes a matched edge so heavy that it stays in every later solution.
    pub(super) fn fix(&mut self, a: usize, b: usize, bonus: W) {
        let vertex = a + 1;
        let loose = self.mate[vertex] != b + 1 || {
            self.loosen(vertex);
            self.mate[vertex] != b + 1
        };
        self.set(a, b, self.get(a, b) + bonus);
        if loose {
            self.change(a, []);
        } else {
            self.dual[vertex] += bonus + bonus;
            self.repair();
        }
    }

    fn twice_weight(&self, a: usize, b: usize) -> W {
        self.twice[a * (self.vertices + 1) + b]
    }

    #[inline]
    fn has_edge(&self, a: usize, b: usize) -> bool {
        self.joined[a * (self.vertices + 1) + b]
    }

    #[inline]
    fn vertex_slack(&self, a: usize, b: usize) -> W {
        self.dual[a] + self.dual[b] - self.twice_weight(a, b)
    }

    #[inline]
    fn is_tight_pair(&self, a: usize, b: usize) -> bool {
        W::sums_to(&self.dual[a], &self.dual[b], &self.twice[a * (self.vertices + 1) + b])
    }

    fn is_blossom(&self, node: usize) -> bool {
        node > self.vertices
    }

    fn holder(&self, blossom: usize, vertex: usize) -> usize {
        self.holds[(blossom - self.vertices - 1) * (self.vertices + 1) + vertex]
    }

    /// The tightest edge from a node to another, its end in the first given first.
    fn edge(&self, from: usize, to: usize) -> (usize, usize) {
        if self.is_blossom(from) {
            let (a, b) = self.best[self.row(from) + to];
            (a as usize, b as usize)
        } else if self.is_blossom(to) {
            let (b, a) = self.best[self.row(to) + from];
            (a as usize, b as usize)
        } else if self.has_edge(from, to) {
            (from, to)
        } else {
            (NONE, NONE)
        }
    }

    fn row(&self, blossom: usize) -> usize {
        (blossom - self.vertices - 1) * self.nodes
    }

    /// Notes the tightest edge from a blossom to a node.
    fn set_edge(&mut self, blossom: usize, to: usize, (a, b): (usize, usize)) {
        let row = self.row(blossom);
        self.best[row + to] = (a as u32, b as u32);
        if self.is_blossom(to) {
            let row = self.row(to);
            self.best[row + blossom] = (b as u32, a as u32);
        }
    }

    /// Looks anew for the tightest edge between a blossom and a vertex outside it.
    fn find_best(&mut self, blossom: usize, vertex: usize) {
        let inside = (1..=self.vertices).filter(|v| self.holder(blossom, *v) != NONE && self.has_edge(*v, vertex));
        let tightest = inside.min_by_key(|v| self.vertex_slack(*v, vertex));
        self.set_edge(blossom, vertex, tightest.map_or((NONE, NONE), |v| (v, vertex)));
    }

    /// Dissolves every blossom around a vertex, moving its dual into its vertices. What is matched
    /// across the border of one that had a dual is unmatched, for that edge is no longer tight.
    fn loosen(&mut self, vertex: usize) {
        while self.outer[vertex] != vertex {
            let blossom = self.outer[vertex];
            let half = self.dual[blossom].half();
            if half != W::ZERO {
                for v in 1..=self.vertices {
                    if self.outer[v] == blossom {
                        self.dual[v] += half;
                    }
                }
                self.unmatch(blossom);
            }
            for node in std::mem::take(&mut self.circle[blossom]) {
                self.set_outer(node, node);
            }
            self.outer[blossom] = NONE;
            self.dual[blossom] = W::ZERO;
        }
    }

    /// Frees an outermost node and its partner.
    fn unmatch(&mut self, node: usize) {
        let mate = self.mate[node];
        if mate != NONE {
            self.clear_mate(self.outer[mate]);
            self.clear_mate(node);
        }
    }

    fn clear_mate(&mut self, mut node: usize) {
        self.mate[node] = NONE;
        while let Some(base) = self.circle[node].first() {
            node = *base;
            self.mate[node] = NONE;
        }
    }

    /// The vertex of a node that its matched edge ends in, or would.
    fn base(&self, mut node: usize) -> usize {
        while let Some(first) = self.circle[node].first() {
            node = *first;
        }
        node
    }

    /// Searches from every free vertex whose dual is not yet zero.
    fn repair(&mut self) {
        for vertex in 1..=self.vertices {
            let node = self.outer[vertex];
            if self.mate[node] == NONE && self.base(node) == vertex && self.dual[vertex] > W::ZERO {
                self.search(node);
            }
        }
    }

    /// Grows a tree from a free node until it can be matched, or until a vertex in the tree can stay
    /// free at no loss.
    fn search(&mut self, root: usize) {
        self.label.fill(Label::Unreached);
        self.slack.fill(NONE);
        self.queue.clear();
        self.cycles.clear();
        self.parent[root] = NONE;
        self.label[root] = Label::Outer;
        self.enqueue(root);
        loop {
            while let Some(a) = self.queue.pop() {
                if self.label[self.outer[a]] == Label::Inner {
                    continue;
                }
                for b in 1..=self.vertices {
                    if self.has_edge(a, b) && self.outer[a] != self.outer[b] {
                        if self.is_tight_pair(a, b) {
                            if self.follow(a, b) {
                                return;
                            }
                        } else {
                            self.note_slack(a, self.outer[b]);
                        }
                    }
                }
            }
            if let Some((a, b)) = self.cycles.pop() {
                let (x, y) = (self.outer[a], self.outer[b]);
                if x != y {
                    let ancestor = self.common_ancestor(x, y);
                    self.shrink(x, ancestor, y);
                }
                continue;
            }
            let Some(delta) = self.dual_step() else { return };
            if let Some(free) = self.adjust(delta) {
                self.free(free);
                return;
            }
            for x in 1..self.nodes {
                if self.outer[x] == x && self.slack[x] != NONE && self.outer[self.slack[x]] != x {
                    let (a, b) = self.edge(self.slack[x], x);
                    if a != NONE && self.is_tight_pair(a, b) && self.follow(a, b) {
                        return;
                    }
                }
            }
            for blossom in self.vertices + 1..self.nodes {
                if self.outer[blossom] == blossom
                    && self.label[blossom] == Label::Inner
                    && self.dual[blossom] == W::ZERO
                {
                    self.expand(blossom);
                }
            }
        }
    }

    /// How far the duals can move until something becomes tight.
    fn dual_step(&self) -> Option<W> {
        let mut step: Option<W> = None;
        let mut at_most = |candidate: W| step = Some(step.map_or(candidate, |step: W| step.min(candidate)));
        for vertex in 1..=self.vertices {
            if self.label[self.outer[vertex]] == Label::Outer {
                at_most(self.dual[vertex]);
            }
        }
        for x in 1..self.nodes {
            if self.outer[x] != x {
                continue;
            }
            if self.is_blossom(x) && self.label[x] == Label::Inner {
                at_most(self.dual[x].half());
            }
            if self.slack[x] != NONE {
                let (a, b) = self.edge(self.slack[x], x);
                match self.label[x] {
                    Label::Unreached => at_most(self.vertex_slack(a, b)),
                    Label::Outer => at_most(self.vertex_slack(a, b).half()),
                    Label::Inner => {}
                }
            }
        }
        step
    }

    /// Moves the duals; a vertex of the tree whose dual is zero now, if there is one.
    fn adjust(&mut self, delta: W) -> Option<usize> {
        let mut free = None;
        for vertex in 1..=self.vertices {
            match self.label[self.outer[vertex]] {
                Label::Outer => {
                    self.dual[vertex] -= delta;
                    if self.dual[vertex] == W::ZERO {
                        free = Some(vertex);
                    }
                }
                Label::Inner => self.dual[vertex] += delta,
                Label::Unreached => {}
            }
        }
        for blossom in self.vertices + 1..self.nodes {
            if self.outer[blossom] == blossom {
                match self.label[blossom] {
                    Label::Outer => self.dual[blossom] += delta + delta,
                    Label::Inner => self.dual[blossom] -= delta + delta,
                    Label::Unreached => {}
                }
            }
        }
        free
    }

    fn enqueue(&mut self, node: usize) {
        if self.is_blossom(node) {
            for at in 0..self.circle[node].len() {
                self.enqueue(self.circle[node][at]);
            }
        } else {
            self.queue.push(node);
        }
    }

    fn note_slack(&mut self, a: usize, node: usize) {
        let (from, to) = self.edge(a, node);
        if from == NONE {
            return;
        }
        let known = self.slack[node];
        if known == NONE {
            self.slack[node] = a;
        } else {
            let (x, y) = self.edge(known, node);
            if self.vertex_slack(from, to) < self.vertex_slack(x, y) {
                self.slack[node] = a;
            }
        }
    }

    fn find_slack(&mut self, node: usize) {
        self.slack[node] = NONE;
        for a in 1..=self.vertices {
            if self.outer[a] != node && self.label[self.outer[a]] == Label::Outer {
                self.note_slack(a, node);
            }
        }
    }

    /// Uses a tight edge out of the tree's vertex `a`; true if that completed a path.
    fn follow(&mut self, a: usize, b: usize) -> bool {
        let (x, y) = (self.outer[a], self.outer[b]);
        match self.label[y] {
            Label::Unreached if self.mate[y] == NONE => {
                self.augment(x, y);
                self.match_to(y, x);
                true
            }
            Label::Unreached => {
                self.parent[y] = a;
                self.label[y] = Label::Inner;
                let next = self.outer[self.mate[y]];
                (self.slack[y], self.slack[next]) = (NONE, NONE);
                self.label[next] = Label::Outer;
                self.enqueue(next);
                false
            }
            Label::Outer if x != y => {
                self.cycles.push((a, b));
                false
            }
            Label::Outer | Label::Inner => false,
        }
    }

    fn common_ancestor(&mut self, mut x: usize, mut y: usize) -> usize {
        self.clock += 1;
        while x != NONE || y != NONE {
            if x != NONE {
                if self.seen[x] == self.clock {
                    return x;
                }
                self.seen[x] = self.clock;
                let up = self.outer[self.mate[x]];
                x = if up == NONE { NONE } else { self.outer[self.parent[up]] };
            }
            std::mem::swap(&mut x, &mut y);
        }
        NONE
    }

    /// Makes a blossom of the odd cycle that an edge between `x` and `y` closes.
    fn shrink(&mut self, x: usize, ancestor: usize, y: usize) {
        let Some(blossom) = (self.vertices + 1..self.nodes).find(|node| self.outer[*node] == NONE) else { return };
        self.dual[blossom] = W::ZERO;
        self.label[blossom] = Label::Outer;
        self.mate[blossom] = self.mate[ancestor];
        let mut circle = vec![ancestor];
        for (start, reverse) in [(x, true), (y, false)] {
            let mut node = start;
            while node != ancestor {
                circle.push(node);
                let inner = self.outer[self.mate[node]];
                circle.push(inner);
                self.enqueue(inner);
                node = self.outer[self.parent[inner]];
            }
            if reverse && let Some(path) = circle.get_mut(1..) {
                path.reverse();
            }
        }
        self.circle[blossom] = circle;
        self.set_outer(blossom, blossom);
        let row = (blossom - self.vertices - 1) * (self.vertices + 1);
        self.holds[row..row + self.vertices + 1].fill(NONE);
        for node in 1..self.nodes {
            self.set_edge(blossom, node, (NONE, NONE));
        }
        for at in 0..self.circle[blossom].len() {
            let part = self.circle[blossom][at];
            for node in 1..self.nodes {
                if self.outer[node] == NONE || self.outer[node] == blossom {
                    continue;
                }
                let (a, b) = self.edge(part, node);
                if a != NONE {
                    let (x, y) = self.edge(blossom, node);
                    if x == NONE || self.vertex_slack(a, b) < self.vertex_slack(x, y) {
                        self.set_edge(blossom, node, (a, b));
                    }
                }
            }
            for vertex in 1..=self.vertices {
                if part == vertex || (self.is_blossom(part) && self.holder(part, vertex) != NONE) {
                    self.holds[row + vertex] = part;
                }
            }
        }
        self.find_slack(blossom);
    }

    /// Opens an inner blossom without a dual and puts its path into the tree.
    fn expand(&mut self, blossom: usize) {
        let circle = self.circle[blossom].clone();
        for node in &circle {
            self.set_outer(*node, *node);
        }
        let (entered, _) = self.edge(blossom, self.parent[blossom]);
        let entry = self.holder(blossom, entered);
        let place = self.turn(blossom, entry);
        let circle = std::mem::take(&mut self.circle[blossom]);
        for pair in circle[..place].chunks(2) {
            if let [inner, outer] = *pair {
                self.parent[inner] = self.edge(outer, inner).0;
                self.label[inner] = Label::Inner;
                self.label[outer] = Label::Outer;
                self.slack[inner] = NONE;
                self.find_slack(outer);
                self.enqueue(outer);
            }
        }
        self.label[entry] = Label::Inner;
        self.parent[entry] = self.parent[blossom];
        for node in &circle[place + 1..] {
            self.label[*node] = Label::Unreached;
            self.find_slack(*node);
        }
        self.outer[blossom] = NONE;
    }

    fn set_outer(&mut self, node: usize, outer: usize) {
        self.outer[node] = outer;
        for at in 0..self.circle[node].len() {
            self.set_outer(self.circle[node][at], outer);
        }
    }

    /// The place of a part on a blossom's cycle, going round the way that makes it even.
    fn turn(&mut self, blossom: usize, part: usize) -> usize {
        let place = self.circle[blossom].iter().position(|node| *node == part).unwrap_or(0);
        if place.is_multiple_of(2) {
            return place;
        }
        if let Some(path) = self.circle[blossom].get_mut(1..) {
            path.reverse();
        }
        self.circle[blossom].len() - place
    }

    /// Matches a node to a neighbour, turning blossoms so that the edge meets their base.
    fn match_to(&mut self, node: usize, other: usize) {
        let (end, mate) = self.edge(node, other);
        self.mate[node] = mate;
        if self.is_blossom(node) {
            let part = self.holder(node, end);
            self.rebase(node, part);
            self.match_to(part, other);
        }
    }

    /// Makes a part of a blossom its base, and matches the others round the cycle.
    fn rebase(&mut self, blossom: usize, part: usize) {
        let place = self.turn(blossom, part);
        for at in 0..place {
            let (node, other) = (self.circle[blossom][at], self.circle[blossom][at ^ 1]);
            self.match_to(node, other);
        }
        self.circle[blossom].rotate_left(place);
    }

    /// Matches `x` to `y` and augments along the path from `x` up to the root.
    fn augment(&mut self, mut x: usize, mut y: usize) {
        loop {
            let before = self.outer[self.mate[x]];
            self.match_to(x, y);
            if before == NONE {
                return;
            }
            let up = self.outer[self.parent[before]];
            self.match_to(before, up);
            (x, y) = (up, before);
        }
    }

    /// Leaves a vertex of the tree free instead of the root.
    fn free(&mut self, vertex: usize) {
        let node = self.outer[vertex];
        let before = self.outer[self.mate[node]];
        let mut part = node;
        while self.is_blossom(part) {
            let inside = self.holder(part, vertex);
            self.rebase(part, inside);
            self.mate[part] = NONE;
            part = inside;
        }
        self.mate[part] = NONE;
        if before != NONE {
            let up = self.outer[self.parent[before]];
            self.match_to(before, up);
            self.augment(up, before);
        }
    }
}

#[cfg(test)]
#[allow(clippy::needless_range_loop, reason = "matrices are indexed both ways")]
mod tests;
