import { dayWords, money } from '#domain/advice/words.ts'
import type { Question } from '../answer.ts'
import type { Subject } from '../subject.ts'
import type { Row } from '../sums.ts'

const billsTold = 3

interface Bill {
  readonly id: string
  readonly amount: number
  readonly groupId: string
}

/** Whether it is about what a thing costs, and so about the whole bill of it as well. */
export const isOfBill = ({ asked }: Question, { filter }: Subject): boolean =>
  filter.names !== null ||
  filter.entryIds !== null ||
  (filter.categoryIds !== null &&
    /\b(?:costs?|in total|altogether|in all|bills?|whole)\b/.test(asked.skeleton))

/** Of a bill of a group the share is spent: the whole of it is told besides. */
export async function wholeBills({ book }: Question, rows: readonly Row[]) {
  const shared = rows.filter(({ collection }) => collection === 'group_shares')
  if (shared.length === 0) return []
  if (shared.length > billsTold) return ['Of the bills of groups among them your share is counted.']
  const { rows: bills } = await book.book.db.query<Bill>(
    `select s.id, e.amount::float8 as amount, s.group_id as "groupId"
      from group_shares s join group_expenses e
        on e.id = s.expense_id and e.scope = 'g:' || s.group_id
      where s.scope = $1 and s.id = any($2)`,
    [book.book.scope, shared.map(({ id }) => id)],
  )
  return shared.flatMap((row) => {
    const bill = bills.find(({ id }) => id === row.id)
    const group = book.groups.find(({ id }) => id === bill?.groupId)
    if (!bill || !group) return []
    const [whole, share] = [bill.amount, row.amount ?? 0].map((amount) =>
      money(book.facts, amount, row.currency ?? book.facts.currency),
    )
    const isAgain = shared.some(
      ({ id, description }) => id !== row.id && description === row.description,
    )
    const on = isAgain && row.date ? ` of ${dayWords(book.facts, row.date)}` : ''
    return [
      `${row.description}${on} is a bill of ${group.name}: ` +
        `${whole} in all, ${share} is your share.`,
    ]
  })
}
