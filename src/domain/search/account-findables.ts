/** Accounts, and money between them, as things that can be found. */
import { amountOn, type Priced } from '../recurring/price-changes.ts'
import { type AccountFacts, accountCalled, nothingMore, type SearchBook, worthAt } from './book.ts'
import type { Findable, State } from './findable.ts'
import { archived, priced } from './findables.ts'

/** What it holds is not searched for: it is counted where it is shown. */
export const accountOf = (book: SearchBook, row: AccountFacts): Findable => ({
  ...nothingMore,
  kind: 'accounts',
  id: row.id,
  title: row.name,
  by: row.institution,
  notes: row.note,
  accounts: accountCalled(book, row.id),
  states: archived(row.archived),
})

interface SideFacts {
  readonly accountId: string
  readonly amount: number
  readonly text: string
  readonly isPending: boolean
}

export interface TransferFacts {
  readonly id: string
  readonly from: SideFacts | null
  readonly to: SideFacts | null
  readonly reason: string
  readonly note: string | null
  readonly tags: readonly string[]
  readonly date: string
  readonly templateId?: string | null
}

/** From where to where, by the names that accounts have now. */
export function transferOf(book: SearchBook, row: TransferFacts): readonly Findable[] {
  const { id, from, to, reason, note, tags, date, templateId } = row
  const side = from ?? to
  const currency = side ? book.accounts.get(side.accountId)?.currency : undefined
  if (!side || currency === undefined) return []
  const nameOf = (one: SideFacts | null) =>
    one ? (book.accounts.get(one.accountId)?.name ?? '') : reason
  const sides = [from, to].filter((one) => one !== null)
  const states: State[] = reason === 'outside' ? ['outside'] : []
  if (sides.some(({ isPending }) => isPending)) states.push('pending')
  if (templateId) states.push('recurring')
  const { amount } = side
  return [
    {
      ...nothingMore,
      ...{ id, tags, amount, currency, date, states },
      kind: 'transfers',
      title: `${nameOf(from)} → ${nameOf(to)}`,
      by: [...new Set(sides.map(({ text }) => text))].filter(Boolean).join(' · ') || null,
      notes: note,
      worth: worthAt(book, { amount, currency, date }),
      accounts: sides.flatMap(({ accountId }) => accountCalled(book, accountId)),
    },
  ]
}

export interface TransferTemplateFacts extends Priced {
  readonly id: string
  readonly description: string
  readonly currency: string
  readonly fromId: string
  readonly toId: string
  readonly note: string | null
  readonly tags: readonly string[]
  readonly active: boolean
  readonly nextOn: string | null
}

/** What moves again and again, at what moves the next time. */
export const plannedTransferOf = (book: SearchBook, row: TransferTemplateFacts): Findable => ({
  ...nothingMore,
  ...{ kind: 'templates', id: row.id, title: row.description, notes: row.note, tags: row.tags },
  ...priced(book, amountOn(row, row.nextOn ?? book.today), row.currency),
  date: row.nextOn,
  accounts: [row.fromId, row.toId].flatMap((id) => accountCalled(book, id)),
  states: ['recurring', ...archived(!row.active)],
})
