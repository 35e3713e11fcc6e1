/** The transactions of Mint: amounts without a sign, which a column of their own gives them. */
import { plainLine, type SourceShape, tagsOf, unread } from '../read-lines.ts'

const moving = new Set(['transfer', 'credit card payment'])

export const mint: SourceShape = {
  source: 'mint',
  headings: ['date', 'original description', 'amount', 'transaction type', 'account name'],
  date: 'date',
  money: ['amount'],
  read({ cell }, { money, currency }) {
    const amount = money(cell('amount'), currency)
    if (amount === null) return unread.noAmount
    const type = cell('transaction type').toLowerCase()
    if (type !== 'debit' && type !== 'credit') return 'It does not say whether money came or left.'
    const category = cell('category') || null
    const isMoved = moving.has((category ?? '').toLowerCase())
    return [
      {
        ...plainLine,
        account: cell('account name') || 'Mint',
        amount: type === 'debit' ? -amount : amount,
        currency,
        payee: cell('description', 'original description'),
        category: isMoved || category?.toLowerCase() === 'uncategorized' ? null : category,
        notes: cell('notes') || null,
        tags: tagsOf(cell('labels'), ' '),
        kind: isMoved ? 'transfer' : 'entry',
      },
    ]
  },
}
