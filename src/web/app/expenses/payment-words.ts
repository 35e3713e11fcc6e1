import type { ExpenseFields } from './expense.ts'

export const paymentWords: Readonly<Record<ExpenseFields['paymentMethod'], string>> = {
  card: 'Card',
  cash: 'Cash',
  bank: 'Bank transfer',
  mobile: 'Phone',
  other: 'Other',
}
