import { type ReactNode, useEffect, useState } from 'react'

/** What stands around the page itself is drawn in the frame after it. */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    // The first of these may still be of the frame that paints the page.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted ? children : null
}
