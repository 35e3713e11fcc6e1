import type { Period } from '#domain/advice/questions/period.ts'
import { sumAmounts } from '#domain/money.ts'
import type { AnswerBook } from './answer-book.ts'

/** What went into goals on balance, in the currency of the book; null without a rate. */
export async function contributionsIn(
  { book }: Pick<AnswerBook, 'book'>,
  { from, to }: Period,
  goalId: string | null = null,
): Promise<number | null> {
  const { rows } = await book.db.query<{ currency: string; amount: number }>(
    `select g.currency,
        sum(case when c.kind = 'withdrawal' then -c.amount else c.amount end)::float8 as amount
      from contributions c join goals g on g.id = c.goal_id
      where c.scope = $1 and c.date between $2 and $3 and ($4::uuid is null or g.id = $4)
      group by 1`,
    [book.scope, from, to, goalId],
  )
  return sumAmounts(rows.map(({ currency, amount }) => book.inBook(amount, currency)))
}
