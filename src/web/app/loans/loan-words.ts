import type { LoanFields } from './loan.ts'

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
}

const choices = <Value extends string>(named: Readonly<Record<Value, string>>) =>
  (Object.entries(named) as [Value, string][]).map(
    ([value, label]): Choice<Value> => ({ value, label }),
  )

export const kindNames: Readonly<Record<LoanFields['kind'], string>> = {
  annuity: 'Equal payments',
  'equal-principal': 'Equal repayments, falling payments',
  'interest-only': 'Interest only, repaid at the end',
  balloon: 'Equal payments and a large last one',
  bullet: 'Everything at the end',
  'interest-free': 'No interest',
}
export const kindChoices = choices(kindNames)

/** What a kind means, in a sentence. */
export const kindHints: Readonly<Record<LoanFields['kind'], string>> = {
  annuity: 'Every payment is the same. This is how most mortgages and car loans work.',
  'equal-principal': 'You repay the same part every time, so the interest and the payment fall.',
  'interest-only': 'Every payment is the interest. What you borrowed is due with the last one.',
  balloon: 'Lower equal payments, with a part left for the last one.',
  bullet: 'Nothing is due before the last day. Interest adds up until then.',
  'interest-free': 'You pay back what you borrowed in equal parts.',
}

export const dayCountChoices = choices<LoanFields['dayCount']>({
  '30/360': 'Every month as 30 days (30/360)',
  'act/365': 'Real days of a 365-day year (act/365)',
  'act/360': 'Real days of a 360-day year (act/360)',
  'act/act': 'Real days of the real year (act/act)',
})

export const compoundingChoices = choices<LoanFields['compounding']>({
  periodic: 'With every payment',
  monthly: 'Every month',
  quarterly: 'Every three months',
  semiannual: 'Twice a year',
  annual: 'Once a year',
})

export const roundingChoices = choices<LoanFields['interestRounding']>({
  'half-up': 'To the nearest, halves up',
  'half-even': 'To the nearest, halves to even',
  'half-down': 'To the nearest, halves down',
  up: 'Always up',
  down: 'Always down',
})

export const balanceChoices = choices<LoanFields['balanceKept']>({
  'round-each': 'Rounded with every payment',
  carry: 'Kept with all its decimals',
})

export const firstPeriodChoices = choices<LoanFields['firstPeriod']>({
  'by-days': 'Charged by its days',
  even: 'Charged like any other',
})

export const postingChoices = choices<LoanFields['posting']>({
  payment: 'It counts as paid',
  expense: 'It counts as paid, and becomes an expense',
  'by-hand': 'Nothing, I write payments down myself',
})

/** What of an instalment counts as spending when it is an expense too. */
export function spentWords(kind: LoanFields['kind'], hasFees: boolean): string {
  if (kind !== 'interest-free') return 'Only the interest counts as spending.'
  return hasFees
    ? 'Only the fees count as spending: there is no interest.'
    : 'It is only listed there: without interest, nothing of it counts as spending.'
}

export const feeTimeChoices = choices<LoanFields['fees'][number]['when']>({
  start: 'Once, at the start',
  each: 'With every payment',
})
