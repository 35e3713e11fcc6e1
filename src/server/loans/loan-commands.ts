import type { RunCommand } from '../documents/commands.ts'
import { changePayment } from './change-payment.ts'
import { deleteLoan, deleteLoans } from './deleted-loans.ts'
import { payByPath, payLoan } from './pay-loan.ts'
import { removeByPath, removePayment } from './remove-payment.ts'

/** What can be done with a loan and its payments, by command and by path. */
export const loanCommands: Readonly<Record<string, RunCommand>> = {
  'loans.pay': payLoan,
  'loans.changePayment': changePayment,
  'loans.removePayment': removePayment,
  'loans.delete': deleteLoan,
  'loans.deleteMany': deleteLoans,
  'payments.set': payByPath,
  'payments.delete': removeByPath,
}
