import type { UserRow } from '#contract/identity/session.ts'
import { loans as facts } from '#contract/loans/entities.ts'
import { type Row, userScope } from '#contract/sync.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { apportion } from '#domain/loans/apportion.ts'
import { dueOf } from '#domain/loans/cover-instalments.ts'
import { type DatedRow, planLoan } from '#domain/loans/loan-plan.ts'
import { paymentDay } from '#domain/loans/payment-days.ts'
import { type LoanFacts, planOf } from '#domain/loans/plan-of.ts'
import type { Transaction } from '../db/database.ts'
import { createMany, type Writer } from '../documents/write.ts'
import { completeLoans } from '../loans/complete-loans.ts'
import { loanDocuments, paymentDocuments } from '../loans/loan.ts'
import { Chance } from './chance.ts'
import { places } from './people.data.ts'

/** What tenants borrow for: how much in euros, at which rate, how many months, since when. */
const debts = [
  { name: 'Studies', lender: 'Student union', euros: 9_800, bps: 210, term: 96, since: 40 },
  { name: 'Car', lender: 'Savings bank', euros: 14_500, bps: 499, term: 60, since: 22 },
  { name: 'Kitchen', lender: 'Furniture shop', euros: 5_400, bps: 0, term: 24, since: 7 },
] as const

type Debt = (typeof debts)[number]

const LOANS = 2
const TRACKED_MONTHS = 6

/** Two loans that have run for a while, the last months paid here, and once more than was asked. */
export async function insertLoans(
  tx: Transaction,
  { id: uid, currency }: UserRow,
  until: Day,
): Promise<void> {
  const chance = new Chance(`${uid} loans`)
  const first = chance.below(debts.length)
  for (let n = 0; n < LOANS; n++) {
    const debt = debts[(first + n) % debts.length] ?? debts[0]
    const startOn = paymentDay(`${until.slice(0, 7)}-01`, 'monthly', -debt.since)
    const writer = { uid, scope: userScope(uid), now: new Date(startOn) }
    await insertLoan(tx, writer, chance, loanOf(chance, debt, currency, startOn, until), until)
  }
}

function loanOf(chance: Chance, debt: Debt, currency: string, startOn: Day, until: Day) {
  const euro = places.find((place) => place.currency === currency)?.euro ?? 100
  return {
    ...facts.defaults,
    id: chance.id(Date.parse(startOn)),
    name: debt.name,
    lender: debt.lender,
    kind: debt.bps === 0 ? ('interest-free' as const) : ('annuity' as const),
    principal: Math.round(debt.euros * chance.between(0.8, 1.3)) * euro,
    currency,
    annualRateBps: debt.bps,
    termPeriods: debt.term,
    startOn,
    firstPaymentOn: paymentDay(startOn, 'monthly', 1),
    categoryId: null,
    trackFrom: paymentDay(`${until.slice(0, 7)}-01`, 'monthly', -TRACKED_MONTHS),
  }
}

async function insertLoan(
  tx: Transaction,
  writer: Writer,
  chance: Chance,
  loan: Row & LoanFacts & { readonly trackFrom: Day },
  until: Day,
): Promise<void> {
  const on = paymentDay(loan.trackFrom, 'monthly', 1)
  const extra = {
    date: `${on.slice(0, 7)}-18`,
    amount: Math.round(loan.principal / 200),
    type: 'extra-principal',
    effect: 'shorter',
  } as const
  const verdict = planLoan(planOf(loan, [extra]))
  const rows = verdict.ok ? verdict.rows : []
  const due = rows.filter(({ date }) => date >= loan.trackFrom && date <= until)
  const idOn = (day: Day) => chance.id(Date.parse(day))
  const parts = { principalPart: extra.amount, interestPart: 0, feesPart: 0, dueOn: null }
  const paid = [
    { ...extra, ...parts, id: idOn(extra.date), note: 'From the bonus' },
    ...due.map((row) => ({ ...paymentOf(row), id: idOn(row.date), note: null })),
  ].map((payment) => ({ ...payment, loanId: loan.id, expenseId: null }))
  await createMany(tx, paymentDocuments, paid, { ...writer, now: new Date(until) })
  const written = [{ before: null, after: loan, path: '' }]
  await createMany(tx, loanDocuments, await completeLoans.complete(tx, written, writer), writer)
}

function paymentOf(row: DatedRow) {
  const amount = dueOf(row)
  const [parts] = apportion(row, [amount])
  const regular = { type: 'regular', effect: null, date: row.date, dueOn: row.date } as const
  return { ...regular, amount, ...parts }
}
