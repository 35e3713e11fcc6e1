import { randomUUIDv7 } from 'node:crypto'
import { userScope } from '#contract/sync.ts'
import { type Day, dayAt } from '#domain/calendar/calendar.ts'
import { coverInstalments, openUntil, type PaidFact } from '#domain/loans/cover-instalments.ts'
import type { DatedRow } from '#domain/loans/loan-plan.ts'
import type { PaymentDraft } from '#domain/loans/place-payment.ts'
import type { Transaction } from '../db/database.ts'
import { wireObject } from '../documents/wire.ts'
import { createMany, takeScope, updateMany, type Writer } from '../documents/write.ts'
import type { Engine } from '../engine.ts'
import { readProfile } from '../users/profiles.ts'
import { type BookedExpense, readAwaited, readBooked } from './booked-already.ts'
import { expenseDocuments, wholeExpense } from './instalment-expense.ts'
import {
  type Loan,
  type LoanBook,
  loanDocuments,
  paymentDocuments,
  readBook,
  scheduleDocuments,
} from './loan.ts'
import { saveStanding } from './save-standing.ts'

type PostingDeps = Pick<Engine, 'database' | 'log'>

/** Where a day begins first. */
const EARLIEST_ZONE = 'Pacific/Kiritimati'

/** Enters the instalments whose day has come, each once, one transaction for each person. */
export async function postInstalments(engine: PostingDeps, now: Date, signal?: AbortSignal) {
  const failures: unknown[] = []
  for (const uid of await readOwners(engine, now)) {
    if (signal?.aborted) return
    try {
      await engine.database.transact((tx) => postFor(tx, uid, now))
    } catch (error) {
      // One person's trouble is not to keep the others waiting.
      engine.log.error({ err: error, uid }, 'instalments were not entered')
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

async function readOwners({ database }: PostingDeps, now: Date): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ uid: string }>(
    `select distinct u.id as uid from loans l join users u on u.scope = l.scope
      where l.status = 'active' and l.next_due_on <= $1 and l.posting <> 'by-hand'
        and u.status = 'active' order by u.id`,
    [dayAt(now.getTime(), EARLIEST_ZONE)],
  )
  return rows.map(({ uid }) => uid)
}

async function postFor(tx: Transaction, uid: string, now: Date): Promise<void> {
  const scope = userScope(uid)
  if (!(await takeScope(tx, scope))) return
  const profile = await readProfile(tx.client, uid)
  if (profile?.status !== 'active') return
  const writer = { uid, scope, now }
  const today = dayAt(now.getTime(), profile.timezone)
  for (const loan of await readDue(tx, writer, today)) {
    await postLoan(tx, writer, await readBook(tx, writer, loan))
  }
}

async function readDue({ client }: Transaction, { scope }: Writer, today: Day) {
  const { rows } = await client.query<{ row: Loan }>(
    `select ${wireObject(loanDocuments)} as row from loans t
      where t.scope = $1 and t.status = 'active' and t.next_due_on <= $2
        and t.posting <> 'by-hand' order by t.id`,
    [scope, today],
  )
  return rows.map(({ row }) => row)
}

async function readSchedule({ client }: Transaction, { scope }: Writer, { id }: Loan) {
  const { rows } = await client.query<{ row: DatedRow }>(
    `select ${wireObject(scheduleDocuments)} as row from amortization t
      where t.scope = $1 and t.loan_id = $2 order by t.period`,
    [scope, id],
  )
  return rows.map(({ row }) => row)
}

type NewPayment = PaymentDraft & PaidFact

/** What is in the book already is the payment, on its own day; it was for this instalment. */
function asBooked(payment: NewPayment, row: BookedExpense | undefined, trackFrom: Day): NewPayment {
  if (!row) return payment
  const dueOn = row.date < trackFrom ? payment.date : null
  return { ...payment, date: row.date, dueOn, expenseId: row.id, accountId: null }
}

/** All that is open until today, but for what its owner took back. */
async function postLoan(tx: Transaction, writer: Writer, book: LoanBook): Promise<void> {
  const { loan, payments, trackFrom, today, takenBack } = book
  const rows = await readSchedule(tx, writer, loan)
  const coverage = coverInstalments(rows, trackFrom, payments)
  const due = openUntil(coverage, today, takenBack).map(({ row, amount }) => ({
    ...{ id: randomUUIDv7(), loanId: loan.id, date: row.date, amount, note: null },
    ...{ type: 'regular' as const, effect: null, dueOn: null },
    expenseId: loan.posting === 'expense' ? randomUUIDv7() : null,
    accountId: loan.posting === 'expense' ? null : loan.payFromId,
  }))
  if (due.length === 0) return
  const booked = await readBooked(tx, writer, loan, due)
  const open = due.filter(({ id }) => !booked.has(id))
  const awaited = await readAwaited(tx, writer, loan, open, today)
  const made = due
    .filter(({ id }) => !awaited.has(id))
    .map((one) => asBooked(one, booked.get(one.id), trackFrom))
  if (made.length === 0) return
  const { placed } = coverInstalments(rows, trackFrom, [...payments, ...made])
  const entered = made.flatMap((payment) => {
    const place = placed.get(payment.id)
    return place ? [{ ...payment, ...place }] : []
  })
  const expenses = entered.flatMap(({ expenseId, ...payment }) =>
    expenseId && !booked.has(payment.id)
      ? [wholeExpense(loan, { ...payment, id: expenseId }, loan.payFromId)]
      : [],
  )
  const taken = entered.flatMap(({ id, principalPart }) => {
    const row = booked.get(id)
    return row ? [{ ...row, loanId: loan.id, loanPrincipal: principalPart || null }] : []
  })
  await createMany(tx, expenseDocuments, expenses, writer)
  await createMany(tx, paymentDocuments, entered, writer)
  await updateMany(tx, expenseDocuments, taken, new Set(['loanId', 'loanPrincipal']), writer)
  await saveStanding(tx, writer, await readBook(tx, writer, loan), rows)
}
