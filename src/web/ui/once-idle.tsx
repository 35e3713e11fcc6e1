import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

interface OnceIdleProps {
  /** Fetches the code of what is drawn; always the same function. */
  readonly load: () => Promise<unknown>
  readonly before?: ReactNode
  readonly children: ReactNode
}

/**
 * What nobody misses in the first moment is neither fetched nor drawn in it. What cannot be fetched
 * is not drawn: nobody has asked for it, so the page is none the worse.
 */
export function OnceIdle({ load, before = null, children }: OnceIdleProps) {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    const fetch = () =>
      load().then(
        () => setHere(true),
        () => undefined,
      )
    return whenIdle(() => void fetch())
  }, [load])
  return isHere ? children : before
}
