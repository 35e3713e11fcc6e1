import type { LoanFrequency } from '#domain/loans/payment-days.ts'

/** How often is paid, as a choice. */
export const frequencyNames: Readonly<Record<LoanFrequency, string>> = {
  weekly: 'Every week',
  biweekly: 'Every two weeks',
  semimonthly: 'Twice a month',
  monthly: 'Every month',
  quarterly: 'Every three months',
  yearly: 'Every year',
}

/** After an amount: "€843.21 a month". */
export const eachWords: Readonly<Record<LoanFrequency, string>> = {
  weekly: 'a week',
  biweekly: 'every two weeks',
  semimonthly: 'twice a month',
  monthly: 'a month',
  quarterly: 'every three months',
  yearly: 'a year',
}
