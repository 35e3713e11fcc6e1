import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

interface OnceIdleProps {
  readonly before?: ReactNode
  readonly children: ReactNode
}

/** What nobody misses in the first moment is neither fetched nor drawn in it. */
export function OnceIdle({ before = null, children }: OnceIdleProps) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle ? children : before
}
