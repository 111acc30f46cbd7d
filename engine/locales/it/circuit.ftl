circuit-text = { $sum } = { $total }.
circuit-not-counted = { $sum } = { $total }. Non contano: { $others }.
circuit-gain = { $points } ({ $leg })
