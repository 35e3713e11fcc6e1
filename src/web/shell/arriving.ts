import { type ComponentType, lazy, useState } from 'react'

/** A component in a file of its own. */
export interface Arriving<Props extends object> {
  readonly fetch: () => Promise<ComponentType<Props>>
  readonly drawable: () => ComponentType<Props>
}

export function arriving<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Arriving<Props> {
  let here: ComponentType<Props> | undefined
  const fetch = async () => {
    here ??= await load()
    return here
  }
  const later = lazy(async () => ({ default: await fetch() }))
  return { fetch, drawable: () => here ?? later }
}

/**
 * What is already here is drawn at once: React's lazy would draw a placeholder first, and then
 * keep that on the screen for 300 ms.
 */
export function useArriving<Props extends object>(part: Arriving<Props>): ComponentType<Props> {
  const [drawn] = useState(part.drawable)
  return drawn
}
