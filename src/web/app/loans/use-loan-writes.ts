import '#web/data/replica/commands/own-reducers.ts'
import { useMemo } from 'react'
import { formatAmount } from '#domain/money/money.ts'
import { newId } from '#web/data/new-id.ts'
import type { Command } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { askFirst } from '#web/ui/overlay/ask-first.ts'
import { command } from '#web/writes/command.ts'
import { useWrites, type Writes } from '#web/writes/use-writes.ts'
import { changingBy } from '#web/writes/write.ts'
import type { Loan, LoanFields, Payment } from './loan.ts'
import { alongWords, type Books, expenseWords } from './sheet/along-words.ts'

/** What somebody says of a payment. */
export type Paid = Pick<Payment, 'date' | 'amount' | 'type' | 'effect' | 'note' | 'expenseId'>

export interface LoanWrites {
  /** Answers the id of the new loan. */
  readonly add: (fields: LoanFields) => string
  readonly change: (loan: Loan, patch: Partial<LoanFields>, title?: string) => void
  /** What was paid for it goes and comes back with it, and is asked about. */
  readonly remove: (loan: Loan, onDone: () => void) => void
  readonly pay: (loan: Loan, paid: Paid) => void
  readonly changePayment: (loan: Loan, payment: Payment, paid: Paid) => void
  readonly unpay: (loan: Loan, payment: Payment, onDone?: () => void) => void
}

const paying = (
  loanId: string,
  id: string,
  { date, amount, type, effect, note, expenseId }: Paid,
): readonly Command[] => [
  command('loans.pay', { loanId, id, date, amount, type, effect, note, expenseId }),
]

const unpaying = (id: string): readonly Command[] => [command('loans.removePayment', { id })]

type Sum = (amount: number, currency: string) => { readonly description: string }

const writesWith = (writes: Writes<'loans'>, books: Books, sum: Sum): LoanWrites => ({
  add: (fields) => {
    const words = { title: `Added ${fields.name}`, ...sum(fields.principal, fields.currency) }
    return writes.create(fields, words)
  },
  change: (loan, patch, title = `Changed ${patch.name ?? loan.name}`) => {
    const { principal, currency } = { ...loan, ...patch }
    writes.change(loan, patch, { title, ...sum(principal, currency) })
  },
  remove: (loan, onDone) =>
    askFirst({ title: `Delete ${loan.name}?`, description: alongWords(books, loan) }, () => {
      const words = { title: `Deleted ${loan.name}`, ...sum(loan.principal, loan.currency) }
      writes.remove(loan, words)
      onDone()
    }),
  pay: (loan, paid) => {
    const id = newId()
    const title = paid.type === 'regular' ? `Paid ${loan.name}` : `Paid extra on ${loan.name}`
    const words = { title, ...sum(paid.amount, loan.currency) }
    writes.run({ commands: paying(loan.id, id, paid), undo: unpaying(id) }, words)
  },
  changePayment: (loan, payment, { date, amount, effect, note }) => {
    const changed = { row: payment, fields: { date, amount, effect, note } }
    const write = changingBy('payments', changed, (patch) =>
      command('loans.changePayment', { id: payment.id, patch }),
    )
    const title = `Changed a payment of ${loan.name}`
    writes.run(write, { title, ...sum(amount, loan.currency) })
  },
  unpay: (loan, payment, onDone) => {
    const question = { title: 'Delete this payment?', description: expenseWords(payment) }
    askFirst(question, () => {
      const undo = paying(payment.loanId, payment.id, payment)
      const title = `Deleted a payment of ${loan.name}`
      const words = { title, ...sum(payment.amount, loan.currency) }
      writes.run({ commands: unpaying(payment.id), undo }, words)
      onDone?.()
    })
  },
})

export function useLoanWrites(): LoanWrites {
  const replica = useReplica()
  const writes = useWrites('loans')
  const { locale } = useLocale()
  return useMemo(
    () =>
      writesWith(writes, replica, (amount, currency) => ({
        description: formatAmount(amount, currency, locale),
      })),
    [writes, replica, locale],
  )
}
