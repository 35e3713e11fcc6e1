import type { ExpenseFields } from './entry.ts'

export const paymentWords: Readonly<Record<ExpenseFields['paymentMethod'], string>> = {
  card: 'Card',
  cash: 'Cash',
  bank: 'Bank transfer',
  mobile: 'Phone',
  other: 'Other or not said',
}
