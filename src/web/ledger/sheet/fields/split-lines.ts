import { typedAmount } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { newId } from '#web/data/new-id.ts'
import type { Draft, DraftLine } from '../draft.ts'
import { readAmount } from '../read-draft.ts'

export const mostLines = 20

/** What is not yet in any part; below zero when they are too much, null while it cannot be said. */
export function restOf(draft: Draft, locale: string): number | null {
  const whole = readAmount(draft, locale)
  if (!whole.ok || draft.lines === null) return null
  return draft.lines.reduce<number>(
    (rest, line) => rest - sizeOf(line, draft, locale),
    whole.amount,
  )
}

/** A part that is empty or not readable yet counts as nothing. */
function sizeOf({ amount }: DraftLine, { currency }: Draft, locale: string): number {
  const read = readTypedAmount(amount, currency, locale)
  return read.ok ? read.amount : 0
}

const lineOf = (categoryId: string | null, amount: string): DraftLine => ({
  key: newId(),
  categoryId,
  amount,
  note: '',
})

/** One part with all of it, and one to be filled. */
export const startSplit = ({ categoryId, amount }: Draft): readonly DraftLine[] => [
  lineOf(categoryId, amount),
  lineOf(null, ''),
]

const typedRest = (rest: number | null, { currency }: Draft, locale: string) =>
  rest !== null && rest > 0 ? typedAmount(rest, currency, locale) : ''

export function addLine(draft: Draft, locale: string): Partial<Draft> {
  const rest = typedRest(restOf(draft, locale), draft, locale)
  return { lines: [...(draft.lines ?? []), lineOf(null, rest)] }
}

export function changeLine(
  { lines }: Draft,
  key: string,
  patch: Partial<DraftLine>,
): Partial<Draft> {
  return { lines: lines?.map((line) => (line.key === key ? { ...line, ...patch } : line)) ?? null }
}

/** One part left is no split. */
export function dropLine({ lines }: Draft, key: string): Partial<Draft> {
  const left = lines?.filter((line) => line.key !== key) ?? []
  return left.length > 1
    ? { lines: left }
    : { lines: null, categoryId: left[0]?.categoryId ?? null }
}

/** Gives a part what it has and all that is left; what is too much is taken from it. */
export function giveRest(draft: Draft, key: string, locale: string): Partial<Draft> {
  const rest = restOf(draft, locale)
  const line = draft.lines?.find((one) => one.key === key)
  if (rest === null || line === undefined) return {}
  const amount = sizeOf(line, draft, locale) + rest
  return amount > 0
    ? changeLine(draft, key, { amount: typedAmount(amount, draft.currency, locale) })
    : {}
}
