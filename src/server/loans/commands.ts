import type { Row } from '#contract/sync.ts'
import { type Context, documentCommand, type RunCommand } from '../documents/commands.ts'
import { type Changed, reduced } from '../documents/reduce.ts'
import type { Writer } from '../documents/write.ts'
import { putAwayLoans } from './deleted-loans.ts'
import { fetchPayment, putAwayPayment } from './deleted-payments.ts'
import type { Payment } from './loan.ts'
import { findLoan } from './open-loan.ts'
import { settlePayment } from './put-payment.ts'

const of = (table: string, changes: readonly Changed[]) =>
  changes.find((change) => change.table === table)

/** What follows for the loan: what is due, its schedule, and what its other payments are for. */
async function settle({ tx }: Context, changes: readonly Changed[], writer: Writer): Promise<void> {
  const change = of('payments', changes)
  const payment = (change?.row ?? change?.before) as Payment | null | undefined
  const open = payment && (await findLoan(tx, writer, payment.loanId))
  if (!change || !open) return
  const others = open.book.payments.filter(({ id }) => id !== payment.id)
  const payments = change.before ? [...others, change.before as Payment] : others
  const before = { ...open, book: { ...open.book, payments } }
  await settlePayment(before, payment, change.row ? 'extra' : 'removed')
}

/** One that was taken back comes back as it was, with the expense it was. */
async function withKeptExpense(
  { tx }: Context,
  changes: readonly Changed[],
  writer: Writer,
): Promise<readonly Changed[]> {
  const back = await fetchPayment(tx, writer, 'payment_id', of('payments', changes)?.id ?? '')
  return changes.map((change) => {
    if (change.table !== 'expenses' || back?.expense?.id !== change.id || !change.row) return change
    const { date, amount, loanPrincipal } = change.row
    return { ...change, row: { ...back.expense, date, amount, loanPrincipal } }
  })
}

const pays = { adjust: withKeptExpense, after: settle }

/** Kept for as long as taking it back may be undone. */
const takesBack = {
  async after(context: Context, changes: readonly Changed[], writer: Writer) {
    const payment = of('payments', changes)?.before as Payment
    const expense: Row | null = of('expenses', changes)?.before ?? null
    await putAwayPayment(context.tx, writer, { payment, expense })
    await settle(context, changes, writer)
  },
}

/** What can be done with a loan and its payments, by command and by path. */
export const loanCommands: Readonly<Record<string, RunCommand>> = {
  'loans.pay': reduced('loans.pay', pays),
  'loans.changePayment': reduced('loans.changePayment', { after: settle }),
  'loans.removePayment': reduced('loans.removePayment', takesBack),
  'payments.set': reduced('payments.set', pays),
  'payments.delete': reduced('payments.delete', takesBack),
  'loans.delete': documentCommand('loans.delete', {
    before: ({ tx }, { id }: { readonly id: string }, writer) => putAwayLoans(tx, writer, [id]),
  }),
  'loans.deleteMany': documentCommand('loans.deleteMany', {
    before: ({ tx }, { ids }: { readonly ids: readonly string[] }, writer) =>
      putAwayLoans(tx, writer, ids),
  }),
}
