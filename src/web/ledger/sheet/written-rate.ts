import { rateValue } from '#contract/ledger/transaction.ts'
import type { TypedRate } from '#domain/money/rates.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'

/** A sum in a currency, and what one unit of it is worth in another. */
export interface RatedDraft {
  readonly amount: string
  readonly currency: string
  readonly date: string
  /** What one unit is worth in `rateTo`; empty takes the known one. */
  readonly rate: string
  readonly rateTo: string
  /** The parts it is split into, where it is. */
  readonly lines?: readonly { readonly amount: string }[] | null
}

type Written = Pick<RatedDraft, 'currency' | 'rate' | 'rateTo'>

/** Whether there is anything to convert. */
export const isForeign = ({ currency, rateTo }: Omit<Written, 'rate'>): boolean =>
  currency !== rateTo && currency !== ''

/** With either decimal mark. */
export const plainRate = (rate: string): string => rate.trim().replace(',', '.')

/** What was typed as its rate, whatever it is; null where nothing is, or none is needed. */
export const writtenRate = (draft: Written): TypedRate | null =>
  draft.rate.trim() === '' || !isForeign(draft)
    ? null
    : { to: draft.rateTo, value: plainRate(draft.rate) }

interface MovedDraft extends Pick<RatedDraft, 'currency' | 'rateTo'> {
  readonly accountAmount: string
  readonly groupId: string | null
  readonly months: string | null
}

/** What the bank moved, as totals take it: where its account is in the currency they are in. */
export function movedAtHome(draft: MovedDraft, held: string | undefined, locale: string) {
  const { rateTo, groupId, months } = draft
  if (held !== rateTo || !isForeign(draft) || groupId !== null || months !== null) return null
  const read = readTypedAmount(draft.accountAmount, rateTo, locale)
  return read.ok && read.amount > 0 ? read.amount : null
}

/** What is wrong with it; null when nothing is. */
export function rateProblem(rate: TypedRate | null): string | null {
  const read = rate && rateValue.safeParse(rate.value)
  return read?.error?.issues[0]?.message ?? null
}
