//! The finite fields of 3, 4, 5, 7 and 8 elements, numbered from 0.

/// A finite field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Galois {
    /// Numbers modulo a prime.
    Prime(usize),
    /// Polynomials over two elements as bits, modulo one of so high a degree.
    Binary { degree: u32, modulus: usize },
}

impl Galois {
    /// The field of so many elements; there is none of six.
    pub(super) const fn of(order: usize) -> Option<Self> {
        match order {
            3 | 5 | 7 => Some(Self::Prime(order)),
            4 => Some(Self::Binary { degree: 2, modulus: 0b111 }),
            8 => Some(Self::Binary { degree: 3, modulus: 0b1011 }),
            _ => None,
        }
    }

    /// a + b.
    pub(super) const fn add(self, a: usize, b: usize) -> usize {
        match self {
            Self::Prime(order) => (a + b) % order,
            Self::Binary { .. } => a ^ b,
        }
    }

    /// a · b.
    pub(super) const fn multiply(self, a: usize, b: usize) -> usize {
        match self {
            Self::Prime(order) => a * b % order,
            Self::Binary { degree, modulus } => {
                let (mut product, mut bit) = (0, degree);
                while bit > 0 {
                    bit -= 1;
                    product <<= 1;
                    if product >> degree != 0 {
                        product ^= modulus;
                    }
                    if b >> bit & 1 == 1 {
                        product ^= a;
                    }
                }
                product
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_laws_of_a_field_hold() {
        for order in [3, 4, 5, 7, 8] {
            let field = Galois::of(order).unwrap();
            for a in 0..order {
                assert_eq!(field.multiply(a, 1), a);
                assert_eq!(a == 0, !(0..order).any(|b| field.multiply(a, b) == 1));
                assert!((0..order).any(|b| field.add(a, b) == 0));
                for b in 0..order {
                    assert_eq!(field.multiply(a, b), field.multiply(b, a));
                    for c in 0..order {
                        let left = field.multiply(a, field.add(b, c));
                        assert_eq!(left, field.add(field.multiply(a, b), field.multiply(a, c)));
                    }
                }
            }
        }
        assert_eq!(Galois::of(6), None);
    }
}
