/** The transactions of Copilot Money: what was spent is above zero, what came below. */
import { plainLine, type SourceShape, tagsOf, unread } from '../read-lines.ts'

export const copilot: SourceShape = {
  source: 'copilot',
  headings: ['date', 'name', 'amount', 'status', 'category', 'excluded', 'type', 'account'],
  date: 'date',
  money: ['amount'],
  read({ cell }, { money, currency }) {
    const amount = money(cell('amount'), currency)
    if (amount === null) return unread.noAmount
    const isMoved = cell('type').toLowerCase() === 'internal transfer'
    const [name, mask] = [cell('account') || 'Copilot', cell('account mask')]
    return [
      {
        ...plainLine,
        account: mask && !name.includes(mask) ? `${name} ${mask}` : name,
        ...{ amount: 0 - amount, currency, payee: cell('name') },
        group: isMoved ? null : cell('parent category') || null,
        category: isMoved ? null : cell('category') || null,
        notes: cell('note') || null,
        tags: tagsOf(cell('tags').replaceAll(';', ',')),
        isPending: cell('status').toLowerCase() === 'pending',
        kind: isMoved ? 'transfer' : 'entry',
      },
    ]
  },
}
