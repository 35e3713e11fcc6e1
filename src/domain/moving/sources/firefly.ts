/** The transactions of Firefly III: each from one account to another, not all of them one's own. */

import {
  type LineFacts,
  plainLine,
  type SourceShape,
  type Tools,
  tagsOf,
  unread,
} from '../read-lines.ts'
import type { SourceRow } from '../source-table.ts'

const own = new Set(['asset account', 'default account', 'debt', 'loan', 'mortgage'])
const isOwn = (type: string) => own.has(type.toLowerCase())

interface Ends {
  readonly from: string | null
  readonly to: string | null
  readonly amount: number
}

/** What arrived, where the other account has another currency. */
function arrived({ cell }: SourceRow, { money, currency }: Tools, amount: number) {
  const code = cell('foreign_currency_code').toUpperCase()
  const foreign = code === '' ? null : money(cell('foreign_amount'), code)
  return foreign ? { amount: Math.abs(foreign), currency: code } : { amount, currency }
}

function sidesOf(row: SourceRow, tools: Tools, ends: Ends): readonly LineFacts[] | string {
  const { cell } = row
  const { from, to, amount } = ends
  const { currency } = tools
  const base = {
    ...plainLine,
    notes: cell('notes') || null,
    tags: tagsOf(cell('tags')),
    category: cell('category') || null,
  }
  const pair = `${cell('journal_id') || row.line}`
  if (from && to) {
    const moved = { ...base, category: null, kind: 'transfer', pair } as const
    const payee = cell('description') || 'Transfer'
    return [
      { ...moved, account: from, other: to, amount: -amount, currency, payee },
      { ...moved, account: to, other: from, payee, ...arrived(row, tools, amount) },
    ]
  }
  const account = from ?? to
  if (!account) return 'Neither of its accounts is yours.'
  const isSplit = cell('group_title') !== ''
  const shop = from ? cell('destination_name') : cell('source_name')
  const described = cell('description')
  const notes = [described === shop ? '' : described, base.notes ?? ''].filter(Boolean).join('\n')
  return [
    {
      ...base,
      ...{ account, currency, amount: from ? -amount : amount },
      payee: shop && shop !== '(no name)' ? shop : described,
      notes: notes || null,
      split: isSplit ? `${cell('group_id')}` : null,
    },
  ]
}

export const firefly: SourceShape = {
  source: 'firefly',
  headings: ['journal_id', 'type', 'amount', 'source_name', 'destination_name', 'date'],
  date: 'date',
  money: ['amount', 'foreign_amount'],
  currency: ['currency_code'],
  read(row, tools) {
    const { cell } = row
    const read = tools.money(cell('amount'), tools.currency)
    if (read === null) return unread.noAmount
    const amount = Math.abs(read)
    const type = cell('type').toLowerCase()
    const from = isOwn(cell('source_type')) ? cell('source_name') : null
    const to = isOwn(cell('destination_type')) ? cell('destination_name') : null
    const sides = sidesOf(row, tools, { from, to, amount })
    if (typeof sides === 'string' || !/^(?:opening balance|liability credit)$/.test(type))
      return sides
    return sides.map((side) => ({ ...side, category: null, kind: 'opening' as const }))
  },
}
