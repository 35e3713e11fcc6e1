import { type ReactNode, useEffect, useState } from 'react'

interface AfterPaintProps {
  /** Drawn with the page; looks the same. */
  readonly before?: ReactNode
  readonly children: ReactNode
}

/** What stands around the page itself is drawn in the frame after it. */
export function AfterPaint({ before = null, children }: AfterPaintProps) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    // The first of these may still be of the frame that paints the page.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted ? children : before
}
