/** Amounts, days and rows in the words of the person who reads the advice. */
import { type Day, formatDay, formatMonth, type Month } from '../calendar.ts'
import { formatAmount } from '../money.ts'
import type { Action, Command, Evidence, EvidenceCollection } from './advice.ts'
import type { EntryFact, Facts, TemplateFact } from './facts.ts'

type Book = Pick<Facts, 'locale' | 'currency'>

export const money = (book: Book, amount: number, currency: string = book.currency): string =>
  formatAmount(amount, currency, book.locale)

export const dayWords = ({ locale }: Book, day: Day): string =>
  formatDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' })

export const monthWords = ({ locale }: Book, month: Month): string => formatMonth(month, locale)

export const percent = (part: number, whole: number): number => Math.round((part * 100) / whole)

/** A row of an entry, as the list of what the advice rests on shows it. */
export const entryRow = (
  entry: EntryFact,
  collection: EvidenceCollection = 'expenses',
): Evidence => ({
  collection,
  id: entry.id,
  words: entry.name,
  date: entry.date,
  amount: entry.amount,
  currency: entry.currency,
})

export const templateRow = (template: TemplateFact): Evidence => ({
  collection: template.kind === 'expense' ? 'expense_templates' : 'income_templates',
  id: template.id,
  words: template.name,
  date: template.nextOn,
  amount: template.amount,
  currency: template.currency,
})

export const plainRow = (
  collection: EvidenceCollection,
  { id, name }: { readonly id: string; readonly name: string },
  amount: number | null,
  currency: string | null,
): Evidence => ({ collection, id, words: name, date: null, amount, currency })

const update = (collection: string, id: string, patch: object): Command => ({
  name: `${collection}.update`,
  args: { id, patch },
})

interface Change {
  readonly collection: EvidenceCollection
  readonly id: string
  readonly field: string
  readonly from: unknown
  readonly to: unknown
}

/** One field changed, and changed back by Undo. */
export const changing = (
  label: string,
  done: string,
  { collection, id, field, from, to }: Change,
): Action => ({
  label,
  done,
  commands: [update(collection, id, { [field]: to })],
  undo: [update(collection, id, { [field]: from })],
  held: { collection, id, field, value: JSON.stringify(to) },
})

export const pausing = (template: TemplateFact): Action =>
  changing('Pause it', `${template.name} is paused`, {
    collection: 'expense_templates',
    id: template.id,
    field: 'active',
    from: true,
    to: false,
  })
