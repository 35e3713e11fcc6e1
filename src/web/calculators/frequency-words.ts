import type { LoanFrequency } from '#domain/loans/payment-days.ts'
import { say } from '#web/words/say.ts'

/** How often is paid, as a choice. */
export const frequencyNames: Readonly<Record<LoanFrequency, string>> = {
  weekly: say('Every week'),
  biweekly: say('Every two weeks'),
  semimonthly: say('Twice a month'),
  monthly: say('Every month'),
  quarterly: say('Every three months'),
  yearly: say('Every year'),
}

/** After an amount: "€843.21 a month". */
export const eachWords: Readonly<Record<LoanFrequency, string>> = {
  weekly: say('a week'),
  biweekly: say('every two weeks'),
  semimonthly: say('twice a month'),
  monthly: say('a month'),
  quarterly: say('every three months'),
  yearly: say('a year'),
}
