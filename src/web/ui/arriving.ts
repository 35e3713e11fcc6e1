import { type ComponentType, lazy, useState } from 'react'

/** Something in a file of its own. */
export interface Arriving<Thing> {
  readonly fetch: () => Promise<Thing>
  /** Undefined until it has come. */
  readonly here: () => Thing | undefined
}

export function arriving<Thing>(load: () => Promise<Thing>): Arriving<Thing> {
  let here: Thing | undefined
  const fetch = async () => {
    here ??= await load()
    return here
  }
  return { fetch, here: () => here }
}

/**
 * What is already here is drawn at once: React's lazy would draw a placeholder first, and then
 * keep that on the screen for 300 ms.
 */
export function useArriving<Props extends object>(
  part: Arriving<ComponentType<Props>>,
): ComponentType<Props> {
  const [drawn] = useState(() => part.here() ?? lazy(async () => ({ default: await part.fetch() })))
  return drawn
}
