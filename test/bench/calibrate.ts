const turns = 60_000_000
const times = 3

/** Milliseconds a fixed sum takes this processor now, at best: runs are compared by it. */
export function calibrate(): number {
  const taken = Array.from({ length: times }, () => {
    const startedAt = performance.now()
    let state = 1
    for (let n = 0; n < turns; n++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    if (state === 0) throw new Error('The sum came out wrong.')
    return performance.now() - startedAt
  })
  return Math.min(...taken)
}
