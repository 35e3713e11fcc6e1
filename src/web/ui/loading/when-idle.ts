const calmAfterMs = 200
/** A page that never rests, as on a busy machine, does it all the same. */
const restlessMs = 2000

/** Once the page has painted and has nothing else to do; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, calmAfterMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: restlessMs })
  return () => cancelIdleCallback(handle)
}
