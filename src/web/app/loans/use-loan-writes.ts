import { useMemo } from 'react'
import { formatAmount } from '#domain/money/money.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { askFirst } from '#web/ui/overlay/ask-first.ts'
import { say } from '#web/words/say.ts'
import { useWrites, type Writes } from '#web/writes/use-writes.ts'
import type { Loan, LoanFields, Payment } from './loan.ts'
import {
  alsoLater,
  bringingBack,
  changingPayment,
  type PaidFrom,
  payingLoan,
  removingLoan,
  removingPayment,
} from './loan-writes.ts'
import { alongWords, type Books, expenseWords } from './sheet/along-words.ts'

export interface LoanWrites {
  /** Answers the id of the new loan. */
  readonly add: (fields: LoanFields) => string
  /** It was deleted meanwhile: it is there again with all that was paid for it, and as said. */
  readonly addAgain: (loan: Loan, fields: LoanFields) => void
  readonly change: (loan: Loan, patch: Partial<LoanFields>, title?: string) => void
  /** What was paid for it goes and comes back with it, and is asked about. */
  readonly remove: (loan: Loan, onDone: () => void) => void
  readonly pay: (loan: Loan, paid: PaidFrom) => void
  /** The loan was deleted meanwhile: it comes back with this, or with this put right. */
  readonly payAgain: (loan: Loan, payment: Payment | null, paid: PaidFrom) => void
  readonly changePayment: (loan: Loan, payment: Payment, paid: PaidFrom) => void
  readonly unpay: (loan: Loan, payment: Payment, onDone?: () => void) => void
}

type Sum = (amount: number, currency: string) => { readonly description: string }

interface Around {
  readonly books: Books
  readonly timezone: string
  readonly sum: Sum
}

const paidTitle = ({ name }: Loan, { type }: PaidFrom) =>
  type === 'regular' ? say('Paid {name}', { name }) : say('Paid extra on {name}', { name })

const writesWith = (writes: Writes<'loans'>, { books, timezone, sum }: Around): LoanWrites => ({
  add: (fields) => {
    const words = {
      title: say('Added {name}', { name: fields.name }),
      ...sum(fields.principal, fields.currency),
    }
    return writes.create(fields, words)
  },
  addAgain: (loan, fields) => {
    const words = {
      title: say('Added {name}', { name: fields.name }),
      ...sum(fields.principal, fields.currency),
    }
    writes.run(bringingBack({ ...loan, ...fields }, timezone), words)
  },
  change: (loan, patch, title = `Changed ${patch.name ?? loan.name}`) => {
    const { principal, currency } = { ...loan, ...patch }
    writes.change(loan, patch, { title, ...sum(principal, currency) })
  },
  remove: (loan, onDone) =>
    askFirst(
      { title: say('Delete {loan}?', { loan: loan.name }), description: alongWords(books, loan) },
      () => {
        const words = {
          title: say('Deleted {loan}', { loan: loan.name }),
          ...sum(loan.principal, loan.currency),
        }
        writes.run(removingLoan(loan, timezone), words)
        onDone()
      },
    ),
  pay: (loan, paid) => {
    const words = { title: paidTitle(loan, paid), ...sum(paid.amount, loan.currency) }
    writes.run(alsoLater(loan, paid, payingLoan(loan.id, newId(), paid)), words)
  },
  payAgain: (loan, payment, paid) => {
    const { commands, undo } = bringingBack(loan, timezone)
    const money = payment ? changingPayment(payment, paid) : payingLoan(loan.id, newId(), paid)
    const words = { title: paidTitle(loan, paid), ...sum(paid.amount, loan.currency) }
    writes.run({ commands: [...commands, ...money.commands], undo }, words)
  },
  changePayment: (loan, payment, paid) => {
    const title = say('Changed a payment of {loan}', { loan: loan.name })
    const write = alsoLater(loan, paid, changingPayment(payment, paid))
    writes.run(write, { title, ...sum(paid.amount, loan.currency) })
  },
  unpay: (loan, payment, onDone) => {
    const question = { title: say('Delete this payment?'), description: expenseWords(payment) }
    askFirst(question, () => {
      const title = say('Deleted a payment of {loan}', { loan: loan.name })
      const words = { title, ...sum(payment.amount, loan.currency) }
      writes.run(removingPayment(payment), words)
      onDone?.()
    })
  },
})

export function useLoanWrites(): LoanWrites {
  const replica = useReplica()
  const writes = useWrites('loans')
  const { locale, timezone } = useLocale()
  return useMemo(() => {
    const sum: Sum = (amount, currency) => ({ description: formatAmount(amount, currency, locale) })
    return writesWith(writes, { books: replica, timezone, sum })
  }, [writes, replica, locale, timezone])
}
