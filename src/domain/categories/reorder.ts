/** A new place in an order that is kept by numbers, with as few of them changed as can be. */

export interface Placed {
  readonly id: string
  readonly sort: number
}

const STEP = 10
export const sortMost = 1_000_000

/** A number for one more at the end. */
export function sortAtEnd(siblings: readonly Placed[]): number {
  const last = Math.max(0, ...siblings.map(({ sort }) => sort))
  return Math.min(last + STEP, sortMost)
}

/** Strictly between two neighbours, either of which may be missing; null when there is no room. */
function between(before: Placed | undefined, after: Placed | undefined): number | null {
  const low = before ? before.sort + 1 : 0
  const high = after ? after.sort - 1 : sortMost
  if (low > high) return null
  if (before && after) return Math.floor((low + high) / 2)
  return before ? Math.min(before.sort + STEP, high) : Math.max(high - STEP + 1, low)
}

/** The numbers to change so that one stands at a place among its siblings, given in order. */
export function moveTo(siblings: readonly Placed[], id: string, at: number): readonly Placed[] {
  const moved = siblings.find((one) => one.id === id)
  if (!moved || siblings[at] === undefined || siblings[at] === moved) return []
  const others = siblings.filter((one) => one !== moved)
  const sort = between(others[at - 1], others[at])
  if (sort !== null) return [{ id, sort }]
  const order = others.toSpliced(at, 0, moved)
  return order
    .map((one, index) => ({ id: one.id, sort: (index + 1) * STEP }))
    .filter((one, index) => one.sort !== order[index]?.sort)
}
