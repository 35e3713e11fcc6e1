import { type ReactNode, useEffect, useState } from 'react'
import { afterPaint } from './when-painted.ts'

interface AfterPaintProps {
  /** Drawn with the page; looks the same. */
  readonly before?: ReactNode
  readonly children: ReactNode
}

/** What stands around the page itself is drawn in the frame after it. */
export function AfterPaint({ before = null, children }: AfterPaintProps) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return isPainted ? children : before
}
