/** The transactions of Lunch Money: each has its currency, and spending either sign. */
import { plainLine, type SourceShape, tagsOf, unread } from '../read-lines.ts'

const moving = /^(?:payment, )?transfers?$|^credit card payments?$/i

export const lunchMoney: SourceShape = {
  source: 'lunch-money',
  headings: ['date', 'payee', 'amount', 'currency', 'category', 'tags', 'notes'],
  date: 'date',
  money: ['amount'],
  currency: ['currency'],
  isSignOpen: true,
  read({ cell }, { money, currency, isSpentPlain }) {
    const amount = money(cell('amount'), currency)
    if (amount === null) return unread.noAmount
    const category = cell('category', 'category name') || null
    const isMoved = moving.test(category ?? '')
    const isNone = /^uncategori[sz]ed$/i.test(category ?? '')
    return [
      {
        ...plainLine,
        account:
          cell('account', 'account name', 'account_name', 'plaid account', 'asset') || 'Cash',
        ...{ amount: isSpentPlain ? 0 - amount : amount, currency },
        payee: cell('payee', 'original name'),
        group: isMoved ? null : cell('category group', 'category_group', 'group') || null,
        category: isMoved || isNone ? null : category,
        notes: cell('notes') || null,
        tags: tagsOf(cell('tags')),
        isPending: cell('is_pending', 'pending').toLowerCase() === 'true',
        kind: isMoved ? 'transfer' : 'entry',
      },
    ]
  },
}
