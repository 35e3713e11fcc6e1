import type { Period } from '#domain/advice/questions/period.ts'
import { sumAmounts } from '#domain/money/money.ts'
import type { AnswerBook } from './answer-book.ts'

interface PutBy {
  readonly total: number
  /** Some of it was converted. */
  readonly isAbout: boolean
}

/**
 * What went into goals on balance, in the currency of the book; null without a rate. What was there
 * when a goal was made was put by before, so it counts only where all of it is asked for.
 */
export async function contributionsIn(
  { book }: Pick<AnswerBook, 'book'>,
  { from, to }: Period,
  { goalId = null, withOpening = false }: { goalId?: string | null; withOpening?: boolean } = {},
): Promise<PutBy | null> {
  const { rows } = await book.db.query<{ currency: string; amount: number }>(
    `select g.currency,
        sum(case when c.kind = 'withdrawal' then -c.amount else c.amount end)::float8 as amount
      from contributions c join goals g on g.id = c.goal_id
      where c.scope = $1 and c.date between $2 and $3 and ($4::uuid is null or g.id = $4)
        and ($5 or not (c.kind = 'contribution' and c.is_opening))
      group by 1`,
    [book.scope, from, to, goalId, withOpening],
  )
  const total = sumAmounts(rows.map(({ currency, amount }) => book.inBook(amount, currency)))
  const isAbout = rows.some(({ currency }) => currency !== book.currency)
  return total === null ? null : { total, isAbout }
}
