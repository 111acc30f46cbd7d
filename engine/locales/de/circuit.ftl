circuit-text = { $sum } = { $total }.
circuit-not-counted = { $sum } = { $total }. Nicht gezählt: { $others }.
circuit-gain = { $points } ({ $leg })
