/** Where a function crosses zero, found by looking for a change of sign and closing in on it. */

const stepsMost = 200

/** Halves the stretch until it cannot get smaller. */
function closeIn(f: (x: number) => number, low: number, high: number): number {
  let [a, b] = [low, high]
  const isRising = f(a) < 0
  for (let step = 0; step < stepsMost; step++) {
    const middle = a + (b - a) / 2
    if (middle === a || middle === b) return middle
    const value = f(middle)
    if (value === 0) return middle
    if (value < 0 === isRising) a = middle
    else b = middle
  }
  return a + (b - a) / 2
}

/** Where it crosses next to the start first, then further and further away; null when nowhere. */
export function findRoot(
  f: (x: number) => number,
  start: number,
  step: number,
  reach: number,
): number | null {
  const values = new Map<number, number>()
  const at = (n: number) => {
    const known = values.get(n)
    if (known !== undefined) return known
    const value = f(start + n * step)
    values.set(n, value)
    return value
  }
  for (let n = 0; n * step <= reach; n++) {
    for (const [near, far] of [
      [n, n + 1],
      [-n, -n - 1],
    ] as const) {
      const [here, there] = [at(near), at(far)]
      if (here === 0) return start + near * step
      if (!(Number.isFinite(here) && Number.isFinite(there))) continue
      if (here < 0 !== there < 0) {
        const [low, high] = near < far ? [near, far] : [far, near]
        return closeIn(f, start + low * step, start + high * step)
      }
    }
  }
  return null
}
