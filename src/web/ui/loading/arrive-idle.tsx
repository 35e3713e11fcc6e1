import { type ComponentType, useEffect, useState } from 'react'
import { Nothing, type Part } from './arrive.tsx'
import { arriving } from './arriving.ts'
import { whenIdle } from './when-idle.ts'

/**
 * What nobody misses in the first moment is neither fetched nor drawn in it. What cannot be fetched
 * is not drawn: nobody has asked for it, so the page is none the worse.
 */
export function onceIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Before: ComponentType<Props> = Nothing,
): Part<Props> {
  const part = arriving(load)
  const Missed = (props: Props) => {
    const [isHere, setHere] = useState(false)
    useEffect(() => {
      const fetch = () =>
        part.fetch().then(
          () => setHere(true),
          () => undefined,
        )
      return whenIdle(() => void fetch())
    }, [])
    const Drawn = (isHere && part.here()) || Before
    return <Drawn {...props} />
  }
  return Object.assign(Missed, part)
}
