import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react'
import { type Arriving, arriving, useArriving } from './arriving.ts'
import { whenIdle } from './when-idle.ts'

/** A component in a file of its own, and how to have it here before it is drawn. */
export type Part<Props> = FunctionComponent<Props> & Arriving<ComponentType<Props>>

const Nothing = () => null

/**
 * What a click or an address waits for: fetched when it is drawn, unless it is here already. What
 * cannot be fetched goes to the boundary around, which says so and offers to try again.
 */
export function whenAsked<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Before: ComponentType<Props> = Nothing,
): Part<Props> {
  const part = arriving(load)
  const Asked = (props: Props) => {
    const Drawn = useArriving(part) ?? Before
    return <Drawn {...props} />
  }
  return Object.assign(Asked, part)
}

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
