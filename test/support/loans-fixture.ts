import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { TestEngine } from './engine.ts'
import type { Person } from './notification-fixture.ts'
import { must } from './recurring-fixture.ts'

type Values = Readonly<Record<string, unknown>>

/** 12,000.00 over a year at 6 %: 1,032.80 a month. */
export const newLoan = (fields: Values = {}) => ({
  id: randomUUID(),
  name: 'Car',
  lender: 'Sparkasse',
  principal: 1_200_000,
  currency: 'EUR',
  annualRateBps: 600,
  termPeriods: 12,
  startOn: '2026-03-01',
  firstPaymentOn: '2026-04-01',
  ...fields,
})

export async function addLoan(one: TestEngine, person: Person, fields: Values = {}) {
  const doc = newLoan(fields)
  await must(one, person, 'loans.create', { doc })
  return doc.id
}

/** With an id as a device makes them: of two payments the later one has the later id. */
export const newPayment = (loanId: string, fields: Values = {}) => ({
  loanId,
  id: randomUUIDv7(),
  date: '2026-04-01',
  amount: 103_280,
  type: 'regular',
  ...fields,
})

const rowsOf = async <T extends object>(
  { engine }: TestEngine,
  text: string,
  id: string,
): Promise<readonly T[]> => (await engine.database.pool.query<T>(text, [id])).rows

export interface LoanState {
  readonly status: string
  readonly nextDueOn: string | null
  readonly nextDueAmount: number | null
  readonly endsOn: string
  readonly balance: number
}

export async function loanOf(one: TestEngine, id: string): Promise<LoanState | undefined> {
  const [found] = await rowsOf<LoanState>(
    one,
    `select status, next_due_on as "nextDueOn", next_due_amount as "nextDueAmount",
      ends_on as "endsOn", balance from loans where id = $1`,
    id,
  )
  return found
}

export interface ScheduleRow {
  readonly period: number
  readonly date: string
  readonly payment: number
  readonly principal: number
  readonly interest: number
  readonly extra: number
  readonly balance: number
}

export const scheduleOf = (one: TestEngine, id: string) =>
  rowsOf<ScheduleRow>(
    one,
    `select period, date, payment, principal, interest, extra, balance from amortization
      where loan_id = $1 order by period`,
    id,
  )

export interface PaymentState {
  readonly date: string
  readonly dueOn: string | null
  readonly amount: number
  readonly principalPart: number
  readonly interestPart: number
  readonly feesPart: number
  readonly expenseId: string | null
}

export const paymentsOf = (one: TestEngine, id: string) =>
  rowsOf<PaymentState>(
    one,
    `select date, due_on as "dueOn", amount, principal_part as "principalPart",
      interest_part as "interestPart", fees_part as "feesPart", expense_id as "expenseId"
      from payments where loan_id = $1 order by date, created_at, id`,
    id,
  )

export interface InstalmentExpense {
  readonly date: string
  readonly amount: number
  readonly description: string
  readonly loanId: string | null
  readonly loanPrincipal: number | null
}

export const expensesOf = (one: TestEngine, uid: string) =>
  rowsOf<InstalmentExpense>(
    one,
    `select date, amount, description, loan_id as "loanId", loan_principal as "loanPrincipal"
      from expenses where scope = 'u:' || $1 order by date, id`,
    uid,
  )
