//! Multipart forms. The whole body is in memory already, so a malformed one is simply rejected.

/// A field of a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part<'a> {
    pub name: &'a str,
    pub is_file: bool,
    pub bytes: &'a [u8],
}

/// Whether a body of that content type is one.
pub fn is_multipart(kind: &str) -> bool {
    kind.starts_with("multipart/form-data")
}

/// The fields of a body, or nothing if it is broken.
pub fn parts<'a>(kind: &str, body: &'a [u8]) -> Option<Vec<Part<'a>>> {
    let boundary = kind.split(';').find_map(|word| word.trim().strip_prefix("boundary="))?.trim_matches('"');
    if boundary.is_empty() {
        return None;
    }
    let mark = format!("\r\n--{boundary}");
    // The first one has no line before it, or one that is for nobody.
    let first = mark.strip_prefix("\r\n")?.as_bytes();
    let mut rest = body.strip_prefix(first).or_else(|| Some(cut(body, mark.as_bytes())?.1))?;
    let mut parts = Vec::new();
    while !rest.starts_with(b"--") {
        let (part, after) = cut(rest.strip_prefix(b"\r\n")?, mark.as_bytes())?;
        parts.extend(read(part));
        rest = after;
    }
    Some(parts)
}

/// A part with a name; others are for nobody.
fn read(part: &[u8]) -> Option<Part<'_>> {
    let (head, bytes) = cut(part, b"\r\n\r\n")?;
    let head = std::str::from_utf8(head).ok()?;
    let is_it = |line: &&str| line.get(..20).is_some_and(|start| start.eq_ignore_ascii_case("content-disposition:"));
    let mut words = head.lines().find(is_it)?.split(';').map(str::trim);
    let name = words.clone().find_map(|word| word.strip_prefix("name="))?.trim_matches('"');
    Some(Part { name, is_file: words.any(|word| word.starts_with("filename")), bytes })
}

/// What stands before and after the first of these bytes.
fn cut<'a>(bytes: &'a [u8], mark: &[u8]) -> Option<(&'a [u8], &'a [u8])> {
    let at = bytes.windows(mark.len()).position(|window| window == mark)?;
    Some((bytes.get(..at)?, bytes.get(at + mark.len()..)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: &str = "multipart/form-data; boundary=\"xx\"";

    #[test]
    fn fields_and_files_are_told_apart() {
        let body = b"--xx\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n2\r\n--xx\r\ncontent-disposition: \
                     form-data; name=\"file\"; filename=\"x.txt\"\r\nContent-Type: text/plain\r\n\r\n\0\r\n--xx--\r\n";
        let [a, file] = parts(KIND, body).unwrap()[..] else { panic!("two") };
        assert_eq!(a, Part { name: "a", is_file: false, bytes: b"1\r\n2" });
        assert_eq!(file, Part { name: "file", is_file: true, bytes: b"\0" });
        assert_eq!(parts(KIND, b"before\r\n--xx--"), Some(vec![]));
    }

    #[test]
    fn what_is_cut_off_or_broken_is_nothing() {
        let body = b"--xx\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--xx--\r\n";
        for end in 0..body.len() - 4 {
            assert_eq!(parts(KIND, &body[..end]), None, "{end}");
        }
        assert_eq!(parts("multipart/form-data", body), None);
        assert_eq!(parts("multipart/form-data; boundary=", body), None);
        assert_eq!(parts(KIND, b"--xx\r\nno head at all\r\n--xx--").map(|parts| parts.len()), Some(0));
    }
}
