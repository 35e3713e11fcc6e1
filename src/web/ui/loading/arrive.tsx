import type { ComponentType, FunctionComponent } from 'react'
import { type Arriving, arriving, useArriving } from './arriving.ts'

/** A component in a file of its own, and how to have it here before it is drawn. */
export type Part<Props> = FunctionComponent<Props> & Arriving<ComponentType<Props>>

export const Nothing = () => null

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
