circuit-text = { $sum } = { $total }.
circuit-not-counted = { $sum } = { $total }. No cuentan: { $others }.
circuit-gain = { $points } ({ $leg })
