/** What each line of another program becomes: an expense, money back for one, or an income. */

import type { AccountKind } from '../accounts/account.ts'
import { daysBetween } from '../calendar/calendar.ts'
import type { Row } from '../command.ts'
import type { MovedEntry } from './moved-book.ts'
import type { PlannedCategories } from './plan-categories.ts'

export interface PlannedEntry {
  readonly table: 'expenses' | 'incomes'
  readonly doc: Row
  readonly entry: MovedEntry
}

export interface EntryContext {
  readonly importId: string
  readonly idFor: (...said: readonly string[]) => string
  readonly categories: PlannedCategories['ids']
  readonly account: (key: string) => { readonly id: string; readonly kind: AccountKind } | undefined
}

export const fitting = (text: string, most: number) =>
  text.slice(0, most).toWellFormed().replaceAll('\0', '')

const [textCharacters, nameCharacters, noteCharacters, tagCharacters] = [200, 120, 2000, 40]
const mostTags = 20

export const fittingTags = (tags: readonly string[]) =>
  [...new Set(tags.map((tag) => fitting(tag, tagCharacters).trim()).filter(Boolean))].slice(
    0,
    mostTags,
  )

const methods: Partial<Record<AccountKind, string>> = { cash: 'cash', card: 'card' }

/** What may come back of an expense, the newest last. */
interface Purchase {
  readonly id: string
  readonly date: string
  left: number
}

const mostDaysBack = 365
const placeOf = ({ account, category, payee }: MovedEntry) =>
  JSON.stringify([account, category, payee])

function takeBack(purchases: readonly Purchase[], { date, amount }: MovedEntry): string | null {
  const found = purchases.findLast(
    (one) => one.left >= amount && one.date <= date && daysBetween(one.date, date) <= mostDaysBack,
  )
  if (found) found.left -= amount
  return found?.id ?? null
}

function baseOf(entry: MovedEntry, { idFor, importId, account }: EntryContext) {
  const { payee, notes, date, currency, amount, tags, isPending } = entry
  const name = fitting(payee, textCharacters).trim()
  return {
    ...{ id: idFor('entry', entry.key), amount: Math.abs(amount), currency, date, isPending },
    description: name || fitting(notes ?? '', textCharacters).trim() || 'Without a name',
    notes: notes === null ? null : fitting(notes, noteCharacters),
    tags: fittingTags(tags),
    accountId: account(entry.account)?.id ?? null,
    importId,
  }
}

const paidTo = ({ payee }: MovedEntry) => fitting(payee, nameCharacters).trim() || null

function expenseOf(entry: MovedEntry, context: EntryContext, refundOf: string | null): Row {
  const { categories, account } = context
  const idOf = (key: string | null) => {
    const found = key === null ? undefined : categories.get(key)
    return found?.type === 'expense' ? found.id : null
  }
  const { parts } = entry
  const lines = parts?.map(({ amount, category }) => {
    return { categoryId: idOf(category), amount, note: null }
  })
  const kind = account(entry.account)?.kind ?? 'current'
  return {
    ...baseOf(entry, context),
    categoryId: lines?.[0] ? lines[0].categoryId : idOf(entry.category),
    merchant: paidTo(entry),
    paymentMethod: methods[kind] ?? 'bank',
    ...(lines && { lines }),
    ...(refundOf !== null && { refundOf }),
  }
}

function incomeOf(entry: MovedEntry, context: EntryContext): Row {
  const category = entry.category === null ? undefined : context.categories.get(entry.category)
  const categoryId = category?.type === 'income' ? category.id : null
  return { ...baseOf(entry, context), categoryId, source: paidTo(entry) }
}

/** What was spent first: what came back may be for one of them. */
export function planEntries(
  entries: readonly MovedEntry[],
  context: EntryContext,
): readonly PlannedEntry[] {
  const purchases = new Map<string, Purchase[]>()
  const byDay = entries.toSorted((a, b) => a.date.localeCompare(b.date))
  const planned = byDay.flatMap((entry): PlannedEntry[] => {
    if (entry.amount >= 0) return []
    const doc = expenseOf(entry, context, null)
    if (entry.parts === null && entry.category !== null) {
      const place = placeOf(entry)
      const bought = { id: doc.id, date: entry.date, left: -entry.amount }
      purchases.set(place, [...(purchases.get(place) ?? []), bought])
    }
    return [{ table: 'expenses', doc, entry }]
  })
  const came = byDay.filter(({ amount }) => amount > 0)
  for (const entry of came) {
    const type = entry.category === null ? null : context.categories.get(entry.category)?.type
    const of = type === 'expense' ? takeBack(purchases.get(placeOf(entry)) ?? [], entry) : null
    if (of) planned.push({ table: 'expenses', doc: expenseOf(entry, context, of), entry })
    else planned.push({ table: 'incomes', doc: incomeOf(entry, context), entry })
  }
  return planned
}
