import { groupScope } from '#contract/sync.ts'
import type { GroupFact, LoanFact } from '#domain/advice/facts.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { OpenSum } from '#domain/loans/cover-instalments.ts'
import { planLoan, rateOn } from '#domain/loans/loan-plan.ts'
import { planOf } from '#domain/loans/plan-of.ts'
import { wireObject } from '../documents/wire.ts'
import { readGroups } from '../groups/read-groups.ts'
import { type Loan, loanDocuments, type Payment, paymentDocuments } from '../loans/loan.ts'
import { openInstalments } from '../loans/open-instalments.ts'
import type { Book } from './book.ts'

type Stored = Loan & {
  readonly balance: number
  readonly endsOn: Day
  readonly nextDueOn: Day | null
  readonly nextDueAmount: number | null
}

export async function readLoanFacts(book: Book): Promise<readonly LoanFact[]> {
  const { rows } = await book.db.query<{ row: Stored }>(
    `select ${wireObject(loanDocuments)} as row from loans t
      where t.scope = $1 and t.status = 'active' order by t.id`,
    [book.scope],
  )
  const { rows: paid } = await book.db.query<{ row: Payment }>(
    `select ${wireObject(paymentDocuments)} as row from payments t
      where t.scope = $1 and t.type = 'extra-principal' order by t.created_at, t.id`,
    [book.scope],
  )
  const payments = paid.map(({ row }) => row)
  const { rows: open } = await book.db.query<OpenSum & { readonly id: string }>(
    `select o.id, min(o.date) as on, count(*)::int as count, sum(o.amount)::bigint as amount
      from (${openInstalments}) o where o.date <= $2 group by o.id`,
    [book.scope, book.today],
  )
  const openOf = new Map(open.map(({ id, ...sum }) => [id, sum]))
  return rows.map(({ row }) => ({
    ...factOf(
      book,
      row,
      payments.filter(({ loanId }) => loanId === row.id),
    ),
    open: openOf.get(row.id) ?? null,
  }))
}

function factOf(book: Book, loan: Stored, payments: readonly Payment[]): Omit<LoanFact, 'open'> {
  const { today } = book
  const { currency } = loan
  const plan = planOf(loan, payments)
  const interestWith = (extra: number) => {
    const extras = extra > 0 ? [{ on: today, amount: extra, effect: 'shorter' as const }] : []
    const verdict = planLoan({ ...plan, extras: [...plan.extras, ...extras] })
    if (!verdict.ok) return null
    return verdict.rows
      .filter(({ date }) => date >= today)
      .reduce((sum, { interest }) => sum + interest, 0)
  }
  return {
    id: loan.id,
    name: loan.name,
    currency,
    rateBps: loan.kind === 'interest-free' ? 0 : rateOn(plan, today),
    balance: loan.balance,
    startOn: loan.startOn,
    endsOn: loan.endsOn,
    nextDueOn: loan.nextDueOn,
    nextDueAmount: loan.nextDueAmount,
    isByHand: loan.posting === 'by-hand',
    interestWith,
    toBook: (amount) => book.inBook(amount, currency),
    fromBook: (amount) => book.into(currency)(amount, book.currency),
  }
}

/** Where the person's own balance is open, in each currency. */
export async function readGroupFacts(book: Book): Promise<readonly GroupFact[]> {
  const groups = await readGroups(book.db, book.uid)
  const open = groups.filter(({ status }) => status === 'open' || status === 'settling')
  if (open.length === 0) return []
  const { rows } = await book.db.query<{ scope: string; on: Day }>(
    `select scope, max(date) as on from (
        select scope, date from group_expenses where scope = any($1)
        union all select scope, date from settlements where scope = any($1)
      ) moved group by scope`,
    [open.map(({ id }) => groupScope(id))],
  )
  const lastOn = new Map(rows.map(({ scope, on }) => [scope, on]))
  return open.flatMap(({ id, name, members, balances }) => {
    const me = members.find(({ uid }) => uid === book.uid)
    return balances
      .filter(({ memberId }) => memberId === me?.memberId)
      .map(({ currency, amount }) => ({
        id,
        name,
        currency,
        balance: amount,
        cost: book.inBook(Math.abs(amount), currency),
        lastOn: lastOn.get(groupScope(id)) ?? book.today,
      }))
  })
}
