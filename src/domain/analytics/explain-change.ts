/** Why spending changed: what is new, stopped, came oftener or got dearer; to the last unit. */
import { addAmounts } from '../money/money.ts'
import { roundRatio } from '../money/round-ratio.ts'

/** What went to one payee, and how many times something was bought there. */
export interface Spent {
  readonly amount: number | null
  readonly buys: number
}

/** These add up to the change, exactly; less often and cheaper count below zero. */
export interface ChangeParts {
  readonly fresh: number | null
  readonly stopped: number | null
  readonly oftener: number | null
  readonly dearer: number | null
}

const none: ChangeParts = { fresh: 0, stopped: 0, oftener: 0, dearer: 0 }
const unknown: ChangeParts = { fresh: null, stopped: null, oftener: null, dearer: null }

/**
 * Other visits are counted at what one cost before, and what is left of the change is the price.
 * Where nothing was bought on one side, all of it is new, or all of it stopped; money back alone is
 * neither, so it counts as the price.
 */
export function explainChange(before: Spent, after: Spent): ChangeParts {
  const change = addAmounts(after.amount, before.amount === null ? null : -before.amount)
  if (change === null || before.amount === null) return unknown
  if (before.buys === 0 && after.buys === 0) return { ...none, dearer: change }
  if (before.buys === 0) return { ...none, fresh: change }
  if (after.buys === 0) return { ...none, stopped: change }
  const more = BigInt(after.buys - before.buys) * BigInt(before.amount)
  const oftener = roundRatio(more, BigInt(before.buys))
  return { ...none, oftener, dearer: addAmounts(change, oftener === null ? null : -oftener) }
}

export function addParts(all: Iterable<ChangeParts>): ChangeParts {
  let sum = none
  for (const parts of all) {
    sum = {
      fresh: addAmounts(sum.fresh, parts.fresh),
      stopped: addAmounts(sum.stopped, parts.stopped),
      oftener: addAmounts(sum.oftener, parts.oftener),
      dearer: addAmounts(sum.dearer, parts.dearer),
    }
  }
  return sum
}
