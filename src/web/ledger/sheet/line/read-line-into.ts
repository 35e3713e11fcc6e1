import type { BookLine } from '#domain/entry-line/accounts/read-account-line.ts'
import type { EntryLine } from '#domain/entry-line/read-line.ts'
import type { PaidThing } from '#domain/habits/usual-method.ts'
import { foldText } from '#domain/ledger.ts'
import { typedAmount } from '#domain/money/money.ts'
import type { Expense } from '#web/ledger/model/entry.ts'
import { type Draft, type DraftBack, paidBackWords } from '../draft.ts'

export type LineFields = Pick<
  Draft,
  | 'amount'
  | 'currency'
  | 'description'
  | 'place'
  | 'categoryId'
  | 'date'
  | 'paymentMethod'
  | 'isMethodChosen'
  | 'tags'
  | 'refundOf'
  | 'settles'
  | 'back'
  | 'months'
  | 'groupId'
  | 'paidBy'
  | 'repeats'
  | 'accountId'
>

export interface LineSource {
  /** The draft as it was before anything was typed. */
  readonly base: Draft
  readonly locale: string
  /** What habit says when the line itself names no category. */
  readonly propose: (line: EntryLine) => string | null
  /** The purchase that money back can only be of. */
  readonly bought?: (line: EntryLine) => Expense | null
  /** What somebody owes, of which the money is that came back. */
  readonly owed?: (line: EntryLine) => Expense | null
  /** How such a thing was paid before. */
  readonly methodOf?: (said: PaidThing) => Draft['paymentMethod'] | null
}

function backOf({ back }: EntryLine, currency: string, locale: string): DraftBack | null {
  if (back === null) return null
  const share = back.share === '1/1' ? 'all' : (back.share ?? '')
  const amount = back.amount === null ? share : typedAmount(back.amount, currency, locale)
  return { amount, from: back.from, dueOn: back.dueOn ?? '', settledBy: null }
}

const wordsIn = (text: string) => foldText(text).split(/[^\p{L}\p{N}]+/u)

/** What it says besides who paid, or what it pays back. */
function backWords({ description }: EntryLine, owed: Expense): string {
  const from = wordsIn(owed.expectedBack?.from ?? '')
  return wordsIn(description).every((word) => from.includes(word))
    ? paidBackWords(owed)
    : description
}

/**
 * What a line makes of the fields it can fill; the others are as they were at first. What it says
 * and nobody could read stands in its field as it was typed, to be put right there.
 */
export function fieldsOfLine(line: BookLine, source: LineSource): LineFields {
  const { base, locale, propose } = source
  const currency = line.currency ?? base.currency
  const habit = line.isCategoryNamed ? null : propose(line)
  const owed = line.isBack ? (source.owed?.(line) ?? null) : null
  const bought = line.kind === 'refund' && !owed ? (source.bought?.(line) ?? null) : null
  const categoryId = habit ?? line.categoryId ?? bought?.categoryId ?? base.categoryId
  const thing = { description: line.description, place: line.merchant ?? '', categoryId }
  const method = bought?.paymentMethod ?? source.methodOf?.(thing)
  const isShared = line.groupId !== null
  return {
    amount:
      line.amount === null
        ? (line.unreadAmount ?? base.amount)
        : typedAmount(line.amount, currency, locale),
    currency: line.asks.includes('currency') ? '' : currency,
    description: (owed ? backWords(line, owed) : line.description) || base.description,
    place: owed?.expectedBack?.from ?? line.merchant ?? base.place,
    categoryId: owed ? null : categoryId,
    date: line.date ?? line.unreadDate ?? base.date,
    paymentMethod: line.paymentMethod ?? method ?? base.paymentMethod,
    isMethodChosen: line.paymentMethod !== null || base.isMethodChosen,
    tags: line.tags.length > 0 ? line.tags : base.tags,
    refundOf: line.kind === 'refund' && !owed ? (bought?.id ?? '') : base.refundOf,
    settles: owed?.id ?? base.settles,
    back: isShared ? null : (backOf(line, currency, locale) ?? base.back),
    months: isShared || line.instalments === null ? base.months : String(line.instalments),
    groupId: line.groupId ?? base.groupId,
    paidBy: line.payer ? (line.payer.memberId ?? '') : base.paidBy,
    repeats: line.repeats ?? base.repeats,
    accountId: line.accountId ?? base.accountId,
  }
}

/**
 * Only what the line now says otherwise than before: what a person changed by hand in a field
 * stays until the line says something new about it.
 */
export function changedByLine(before: LineFields, after: LineFields): Partial<LineFields> {
  const names = Object.keys(after) as (keyof LineFields)[]
  const isSame = (name: keyof LineFields) =>
    JSON.stringify(before[name]) === JSON.stringify(after[name])
  return Object.fromEntries(
    names.filter((name) => !isSame(name)).map((name) => [name, after[name]]),
  )
}
