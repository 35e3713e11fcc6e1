/** No longer at once than half a frame, so that a page stays smooth while it is worked. */
const sliceMs = 8

export interface Slices {
  readonly now: () => number
  /** Calls back when there is nothing else to do; answers how to call it off. */
  readonly later: (work: () => void) => () => void
}

/** Works at once for a slice, then whenever there is time; answers how to stop. */
export function inSlices<Result>(
  work: Generator<undefined, Result>,
  { now, later }: Slices,
  onDone: (result: Result) => void,
): () => void {
  let stop = () => {}
  const go = () => {
    const end = now() + sliceMs
    do {
      const step = work.next()
      if (step.done) return onDone(step.value)
    } while (now() < end)
    stop = later(go)
  }
  go()
  return () => stop()
}
