import { useMemo } from 'react'
import { formatAmount } from '#domain/money.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { send } from '#web/fields/send.ts'
import { useBook } from '#web/fields/use-book.ts'
import { askFirst } from '#web/ui/ask-first.ts'
import { toast } from '#web/ui/toast.ts'
import { alongWords, type Books, expenseWords } from './along-words.ts'
import { fieldsOf, type Loan, type LoanFields, type Payment } from './loan.ts'
import {
  addStep,
  changePaymentStep,
  changeStep,
  type Paid,
  payStep,
  removeStep,
  type Step,
  unpayStep,
} from './wishes.ts'

/** Every one at once on screen, with a way back in the toast. */
export interface LoanWrites {
  /** Answers the id of the new loan. */
  readonly add: (fields: LoanFields) => string
  readonly change: (loan: Loan, patch: Partial<LoanFields>, title?: string) => void
  /** What was paid for it goes with it, and is asked about. */
  readonly remove: (loan: Loan, onDone: () => void) => void
  readonly pay: (loan: Loan, paid: Paid) => void
  readonly changePayment: (loan: Loan, payment: Payment, paid: Paid) => void
  readonly unpay: (loan: Loan, payment: Payment, onDone?: () => void) => void
}

type Take = (step: Step, title: string, amount: number, currency: string) => void

const writesWith = (take: Take, books: Books): LoanWrites => ({
  add: (fields) => {
    const id = newId()
    take(addStep(id, fields), `Added ${fields.name}`, fields.principal, fields.currency)
    return id
  },
  change: (loan, patch, title = `Changed ${patch.name ?? loan.name}`) => {
    const fields = { ...fieldsOf(loan), ...patch }
    const step = changeStep(loan, fields)
    if (step) take(step, title, fields.principal, fields.currency)
  },
  remove: (loan, onDone) =>
    askFirst({ title: `Delete ${loan.name}?`, description: alongWords(books, loan) }, () => {
      take(removeStep(loan), `Deleted ${loan.name}`, loan.principal, loan.currency)
      onDone()
    }),
  pay: (loan, paid) => {
    const title = paid.type === 'regular' ? `Paid ${loan.name}` : `Paid extra on ${loan.name}`
    take(payStep(loan.id, newId(), paid), title, paid.amount, loan.currency)
  },
  changePayment: (loan, payment, paid) => {
    const step = changePaymentStep(payment, paid)
    if (step) take(step, `Changed a payment of ${loan.name}`, paid.amount, loan.currency)
  },
  unpay: (loan, payment, onDone) => {
    const question = { title: 'Delete this payment?', description: expenseWords(payment) }
    askFirst(question, () => {
      take(unpayStep(payment), `Deleted a payment of ${loan.name}`, payment.amount, loan.currency)
      onDone?.()
    })
  },
})

export function useLoanWrites(): LoanWrites {
  const replica = useReplica()
  const { locale } = useBook()
  return useMemo(() => {
    const take: Take = ({ there, back }, title, amount, currency) => {
      void send(replica, there)
      toast({
        title,
        description: formatAmount(amount, currency, locale),
        action: { label: 'Undo', onClick: () => void send(replica, back) },
      })
    }
    return writesWith(take, replica)
  }, [replica, locale])
}
