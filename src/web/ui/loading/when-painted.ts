/** In the frame after the one that paints what is drawn now; answers how to call it off. */
export function afterPaint(work: () => void): () => void {
  // The first of these may still be of the frame that paints the page.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work)
  })
  return () => cancelAnimationFrame(frame)
}

/** Once what is drawn now is painted, and not a frame later; at once where nobody looks. */
export function oncePainted(work: () => void): void {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}
