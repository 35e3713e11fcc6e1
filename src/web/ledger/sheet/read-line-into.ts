import type { EntryLine } from '#domain/entry-line/read-line.ts'
import { typedAmount } from '#domain/money.ts'
import type { Draft } from './draft.ts'

type LineFields = Pick<
  Draft,
  'amount' | 'currency' | 'description' | 'place' | 'categoryId' | 'date' | 'paymentMethod' | 'tags'
>

interface LineSource {
  /** The draft as it was before anything was typed. */
  readonly base: Draft
  readonly locale: string
  /** What habit says when the line itself names no category. */
  readonly propose: (line: EntryLine) => string | null
}

/** What a line makes of the fields it can fill; the others are as they were at first. */
export function fieldsOfLine(line: EntryLine, { base, locale, propose }: LineSource): LineFields {
  const currency = line.currency ?? base.currency
  const habit = line.isCategoryNamed ? null : propose(line)
  return {
    amount: line.amount === null ? base.amount : typedAmount(line.amount, currency, locale),
    currency,
    description: line.description || base.description,
    place: line.merchant ?? base.place,
    categoryId: habit ?? line.categoryId ?? base.categoryId,
    date: line.date ?? base.date,
    paymentMethod: line.paymentMethod ?? base.paymentMethod,
    tags: line.tags.length > 0 ? line.tags : base.tags,
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
