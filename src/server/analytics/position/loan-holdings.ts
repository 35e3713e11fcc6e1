import type { Day } from '#domain/calendar/calendar.ts'
import type { PaidFact } from '#domain/loans/cover-instalments.ts'
import type { DatedRow } from '#domain/loans/loan-plan.ts'
import { owedOn } from '#domain/loans/standing.ts'
import type { Look } from '../look.ts'
import { trackedFrom } from '../set-aside.ts'
import type { Holding } from './position.ts'

type LoanRow = Pick<Holding, 'id' | 'name' | 'currency'> &
  Parameters<typeof owedOn>[0] & {
    readonly rows: readonly DatedRow[]
    readonly payments: readonly PaidFact[]
  }

const rowFields = ['period', 'date', 'payment', 'principal', 'interest', 'extra', 'fees', 'balance']

/**
 * By what had been paid then; before a loan began it was nothing. What comes after today and after
 * the instalment that is open next was not paid then, so it is not read.
 */
export async function readLoans(
  { db, scope, uid, today }: Look,
  days: readonly Day[],
): Promise<readonly Holding[]> {
  const { rows: loans } = await db.query<LoanRow>({
    name: 'position loans',
    text: `select l.id, l.name, l.currency, l.principal, l.balance, l.start_on as "startOn",
        ${trackedFrom} as "trackFrom",
        coalesce((select json_agg(json_build_object(
            ${rowFields.map((field) => `'${field}', a.${field}`).join(', ')}
          ) order by a.date, a.period)
          from amortization a where a.scope = l.scope and a.loan_id = l.id
            and a.date <= greatest(coalesce(l.next_due_on, 'infinity'::date), $3::date)
          ), '[]') as rows,
        coalesce((select json_agg(json_build_object('id', p.id, 'date', p.date,
            'amount', p.amount, 'type', p.type, 'dueOn', p.due_on))
          from payments p where p.scope = l.scope and p.loan_id = l.id), '[]') as payments
      from loans l join users u on u.id = $2
      where l.scope = $1 and l.status <> 'archived' order by l.id`,
    values: [scope, uid, today],
  })
  return loans.map(({ id, name, currency, ...loan }) => {
    const owed = owedOn(loan, loan, today)
    const amounts = days.map((day) => 0 - (owed(day) ?? 0))
    return { kind: 'loan' as const, id, name, currency, amounts }
  })
}
