import { useEffect, useState } from 'react'

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

type Arrived<Thing> = { readonly thing: Thing | undefined } | { readonly failure: unknown }

/**
 * Undefined until it has come, and drawn in that moment: React's lazy keeps what it shows meanwhile
 * on the screen for 300 ms, however soon the rest is here. A failure goes to the boundary around.
 */
export function useArriving<Thing>(part: Arriving<Thing>): Thing | undefined {
  const [arrived, setArrived] = useState<Arrived<Thing>>(() => ({ thing: part.here() }))
  const isHere = 'failure' in arrived || arrived.thing !== undefined
  useEffect(() => {
    if (isHere) return undefined
    let isWanted = true
    const show = (next: Arrived<Thing>) => isWanted && setArrived(next)
    part.fetch().then(
      (thing) => show({ thing }),
      (failure: unknown) => show({ failure }),
    )
    return () => {
      isWanted = false
    }
  }, [part, isHere])
  if ('failure' in arrived) throw arrived.failure
  return arrived.thing
}
