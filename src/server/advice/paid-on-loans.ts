import type { Month } from '#domain/calendar/calendar.ts'
import type { Book } from './book.ts'

interface Paid {
  readonly month: Month
  readonly currency: string
  readonly amount: number
}

export interface PaidOnLoans {
  readonly month: Month
  /** Null where it has no rate. */
  readonly cost: number | null
  readonly isAbout: boolean
}

/**
 * What left for loans and is in no spending: of an instalment that has its expense the repaid part,
 * as that expense counts the interest; of any other all of it,
 * also of those that counted as paid when the loan was written down.
 */
export async function paidOnLoans(
  book: Book,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly PaidOnLoans[]> {
  const { rows } = await book.db.query<Paid>(
    `select to_char(date, 'YYYY-MM') as month, currency, sum(amount)::float8 as amount from (
        select p.date, l.currency,
          case when p.expense_id is null then p.amount else p.principal_part end as amount
        from payments p join loans l on l.id = p.loan_id and l.scope = p.scope
        where p.scope = $1 and p.date between $2 and $3
        union all
        select a.date, l.currency, a.payment + a.fees
        from amortization a join loans l on l.id = a.loan_id and l.scope = a.scope
        where a.scope = $1 and a.date between $2 and $3
          and (l.next_due_on is null or a.date < l.next_due_on)
          and not exists (select from payments p
            where p.scope = $1 and p.loan_id = l.id and p.due_on = a.date)
      ) paid group by 1, 2`,
    [book.scope, from, to],
  )
  return rows.map(({ month, currency, amount }) => ({
    month,
    cost: book.inBook(amount, currency),
    isAbout: currency !== book.currency,
  }))
}

export const addedUp = (some: readonly PaidOnLoans[]): number | null =>
  some.reduce<number | null>(
    (sum, { cost }) => (sum === null || cost === null ? null : sum + cost),
    0,
  )
