import { randomUUIDv7 } from 'node:crypto'
import { userScope } from '#contract/sync.ts'
import { type Day, dayAt } from '#domain/calendar.ts'
import { apportion } from '#domain/loans/apportion.ts'
import type { DatedRow } from '#domain/loans/loan-plan.ts'
import { dueOf } from '#domain/loans/standing.ts'
import type { Transaction } from '../db/database.ts'
import { wireObject } from '../documents/wire.ts'
import { createMany, type Hand, takeScope } from '../documents/write.ts'
import type { Engine } from '../engine.ts'
import { readProfile } from '../users/profiles.ts'
import { expenseDocuments, instalmentExpense } from './instalment-expense.ts'
import { claimInstalments } from './instalments.ts'
import {
  type Loan,
  type LoanBook,
  loanDocuments,
  paymentDocuments,
  readBook,
  scheduleDocuments,
} from './loan.ts'
import { saveStanding } from './save-standing.ts'

type Parts = Pick<Engine, 'database' | 'log'>

/** Where a day begins first. */
const EARLIEST_ZONE = 'Pacific/Kiritimati'

/** Enters the instalments whose day has come, each once, one transaction for each person. */
export async function postInstalments(engine: Parts, now: Date, signal?: AbortSignal) {
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

async function readOwners({ database }: Parts, now: Date): Promise<readonly string[]> {
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
  const hand = { uid, scope, now }
  const today = dayAt(now.getTime(), profile.timezone)
  for (const loan of await readDue(tx, hand, today)) {
    await postLoan(tx, hand, await readBook(tx, hand, loan), today)
  }
}

async function readDue({ client }: Transaction, { scope }: Hand, today: Day) {
  const { rows } = await client.query<{ row: Loan }>(
    `select ${wireObject(loanDocuments)} as row from loans t
      where t.scope = $1 and t.status = 'active' and t.next_due_on <= $2
        and t.posting <> 'by-hand' order by t.id`,
    [scope, today],
  )
  return rows.map(({ row }) => row)
}

async function readSchedule({ client }: Transaction, { scope }: Hand, { id }: Loan) {
  const { rows } = await client.query<{ row: DatedRow }>(
    `select ${wireObject(scheduleDocuments)} as row from amortization t
      where t.scope = $1 and t.loan_id = $2 order by t.period`,
    [scope, id],
  )
  return rows.map(({ row }) => row)
}

async function postLoan(tx: Transaction, hand: Hand, book: LoanBook, today: Day): Promise<void> {
  const { loan, settled } = book
  const rows = await readSchedule(tx, hand, loan)
  const due = rows.filter(
    ({ date }) => date <= today && date >= settled.trackFrom && !settled.dealtWith.has(date),
  )
  const days = due.map(({ date }) => date)
  const mine = await claimInstalments(tx, hand, loan.id, days)
  if (mine.size === 0) return
  const made = due.flatMap((row) => (mine.has(row.date) ? paymentOf(book, row) : []))
  const expenses = made.flatMap(({ expenseId, ...payment }) =>
    expenseId ? [instalmentExpense(loan, { ...payment, id: expenseId })] : [],
  )
  await createMany(tx, expenseDocuments, expenses, hand)
  await createMany(tx, paymentDocuments, made, hand)
  const dealtWith = new Set([...settled.dealtWith, ...mine])
  await saveStanding(tx, hand, { ...book, settled: { ...settled, dealtWith } }, rows)
}

/** What is still open of an instalment; none where nothing is. */
function paymentOf({ loan, payments, settled }: LoanBook, row: DatedRow) {
  const before = payments.filter(({ dueOn }) => dueOn === row.date).map(({ amount }) => amount)
  const amount = dueOf(row) - (settled.paidOf.get(row.date) ?? 0)
  const parts = apportion(row, [...before, amount]).at(-1)
  if (amount < 1 || !parts) return []
  const expenseId = loan.posting === 'expense' ? randomUUIDv7() : null
  const entered = {
    date: row.date,
    dueOn: row.date,
    amount,
    type: 'regular',
    effect: null,
  } as const
  return [{ ...entered, ...parts, id: randomUUIDv7(), loanId: loan.id, note: null, expenseId }]
}
