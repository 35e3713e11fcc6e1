import { limits } from '#contract/limits.ts'
import type { Row } from '#contract/sync.ts'
import { isSamePlan, planOf } from '#domain/loans/plan-of.ts'
import type { Transaction } from '../db/database.ts'
import type { Completion } from '../documents/completions.ts'
import type { Written } from '../documents/references.ts'
import { invalid } from '../documents/validate.ts'
import type { Writer } from '../documents/write.ts'
import { inTurn } from '../in-turn.ts'
import { takeBack } from './deleted-loans.ts'
import { type Loan, type LoanBook, readBook, scheduleOf } from './loan.ts'
import { recreateSchedule } from './recreate-schedule.ts'
import { openToday, settleLoan, standingFields, withStanding } from './save-standing.ts'

/** The schedule follows the terms, and what is due follows the schedule. */
export const completeLoans: Completion = {
  fields: standingFields,
  async complete(tx, written, writer) {
    const take = await openRoom(tx, writer)
    return inTurn(written, (one): Promise<Row> => completeLoan(tx, one, writer, take))
  },
}

type TakeRoom = (written: Written, rows: number) => void

const roomWords = `All loans together have more than ${limits.loanRows} payments: choose fewer.`

/** Every payment of every schedule is a row that is kept, so there may not be any number. */
async function openRoom({ client }: Transaction, { scope }: Writer): Promise<TakeRoom> {
  const { rows } = await client.query<{ id: string; kept: number }>(
    `select loan_id as id, count(*)::int as kept from amortization where scope = $1
      group by loan_id`,
    [scope],
  )
  const kept = new Map(rows.map((row) => [row.id, row.kept]))
  let all = rows.reduce((sum, row) => sum + row.kept, 0)
  return ({ after, path }, count) => {
    const before = kept.get(after.id) ?? 0
    all += count - before
    // What makes it less is never in the way.
    if (count > before && all > limits.loanRows) throw invalid([['termPeriods', roomWords]], path)
  }
}

/** What a loan owes and when follows from these, besides its payments. */
const isAsBefore = (before: Loan, loan: Loan, { payments }: LoanBook) =>
  before.status === loan.status &&
  before.trackFrom === loan.trackFrom &&
  isSamePlan(planOf(before, payments), planOf(loan, payments))

async function completeLoan(
  tx: Transaction,
  written: Written,
  writer: Writer,
  take: TakeRoom,
): Promise<Loan> {
  const before = written.before as Loan | null
  const loan = { createdAt: writer.now.toISOString(), ...written.after } as Loan
  if (!before) await takeBack(tx, writer, loan)
  const book = await readBook(tx, writer, loan)
  if (before && before.currency !== loan.currency) checkCurrency(book, written.path)
  if (before && isAsBefore(before, loan, book)) return withStanding(loan, before)
  const { rows } = scheduleOf(loan, book.payments, written.path)
  const old = before && planOf(before, book.payments)
  if (old && isSamePlan(old, planOf(loan, book.payments))) {
    return settleLoan(tx, writer, book, rows)
  }
  take(written, rows.length)
  await recreateSchedule(tx, writer, { loanId: loan.id, before: old, rows, why: 'terms' })
  const openBefore = before ? openToday(book, scheduleOf(before, book.payments).rows) : undefined
  return settleLoan(tx, writer, book, rows, openBefore)
}

/** An expense is one fact with the payment it is, so it would have to be in the new one too. */
function checkCurrency({ payments }: LoanBook, path: string): void {
  if (!payments.some(({ expenseId }) => expenseId !== null)) return
  const words = 'Payments of it are among your expenses, so it keeps its currency.'
  throw invalid([[`${path}currency`, words]])
}
