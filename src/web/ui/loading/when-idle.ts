const calmAfterMs = 200

/** Once the page has painted and has nothing else to do; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, calmAfterMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
