/** The transactions of Monarch: what left is below zero. */
import { plainLine, type SourceShape, tagsOf, unread } from '../read-lines.ts'

const moving = new Set(['transfer', 'credit card payment'])

export const monarch: SourceShape = {
  source: 'monarch',
  headings: ['date', 'merchant', 'category', 'account', 'original statement', 'amount'],
  date: 'date',
  money: ['amount'],
  read({ cell }, { money, currency }) {
    const amount = money(cell('amount'), currency)
    if (amount === null) return unread.noAmount
    const category = cell('category') || null
    const isMoved = moving.has((category ?? '').toLowerCase())
    return [
      {
        ...plainLine,
        ...{ account: cell('account') || 'Monarch', amount, currency },
        payee: cell('merchant', 'original statement'),
        category: isMoved || category?.toLowerCase() === 'uncategorized' ? null : category,
        notes: cell('notes') || null,
        tags: tagsOf(cell('tags')),
        kind: isMoved ? 'transfer' : 'entry',
      },
    ]
  },
}
