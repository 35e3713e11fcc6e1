/** How sure the main fields of a reading are, from what speaks for and against them. */

import { squash } from '../field.ts'
import type { DateCandidate } from './find-date.ts'
import type { MerchantCandidate } from './find-merchant.ts'
import type { TotalCandidate } from './find-total.ts'
import type { Proof } from './prove-total.ts'

export interface Judgement {
  readonly confidence: number
  readonly isSure: boolean
}

const none: Judgement = { confidence: 0, isSure: false }

/** How far the best is ahead of the next. */
function lead(candidates: readonly { readonly score: number }[], most: number): number {
  const [first, second] = candidates
  return first ? Math.min(most, first.score - (second?.score ?? first.score - most)) : 0
}

/** Sums that tell which of several totals was paid. */
const closing: ReadonlySet<Proof> = new Set(['paid-less-change', 'parts', 'steps'])

/** Sure only when a sum comes out with it, or when it stands there more than once. */
export function judgeTotal(candidates: readonly TotalCandidate[]): Judgement {
  const [best, ...rest] = candidates
  if (!best) return none
  const ahead = lead(candidates, 4)
  // Where words call another figure a total too, only what leads from the one to the other decides.
  const at = best.from?.row.row.at ?? 0
  const isRivalled = rest.some(
    ({ isLabelled, score, from }) => isLabelled && (score >= 4.5 || (from?.row.row.at ?? 0) > at),
  )
  const isClosed = best.proofs.some((proof) => closing.has(proof))
  const isTold = best.isLabelled && !best.isOutdone && (isClosed || !isRivalled)
  const isProven = best.proofs.length > 0 && isTold && ahead >= 1.5
  const isRepeated = best.seen >= 2 && isTold && ahead >= 2.5
  const isLegible = best.sureness >= 0.6
  return {
    confidence: squash(0.55 * (best.score - 4) + 0.6 * ahead - 0.6),
    isSure: isLegible && (isProven || isRepeated),
  }
}

export function judgeDate(candidates: readonly DateCandidate[]): Judgement {
  const [best] = candidates
  if (!best) return none
  const ahead = lead(candidates, 3)
  const isBacked = best.score >= 3 && ahead >= 0.5
  return {
    confidence: squash(0.9 * (best.score - 1.6) + 0.5 * ahead),
    isSure: isBacked && best.isClear && best.sureness >= 0.6,
  }
}

export function judgeMerchant(candidates: readonly MerchantCandidate[]): Judgement {
  const [best] = candidates
  if (!best) return none
  const ahead = lead(candidates, 3)
  const isLegible = best.rows.every(({ confidence }) => confidence >= 0.9)
  // Further down, it may be the company behind a shop of another name.
  const isHead = (best.rows[0]?.at ?? 0) <= 1
  const isBacked = (best.hasLegalForm && best.score >= 4.5) || best.isConfirmed
  return {
    confidence: squash(0.7 * (best.score - 2.6) + 0.4 * ahead),
    isSure: isLegible && isHead && isBacked && ahead >= 2,
  }
}
