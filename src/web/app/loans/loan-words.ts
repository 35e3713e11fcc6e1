import { say } from '#web/words/say.ts'
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
  annuity: say('Equal payments'),
  'equal-principal': say('Equal repayments, falling payments'),
  'interest-only': say('Interest only, repaid at the end'),
  balloon: say('Equal payments and a large last one'),
  bullet: say('Everything at the end'),
  'interest-free': say('No interest'),
}
export const kindChoices = choices(kindNames)

/** What a kind means, in a sentence. */
export const kindHints: Readonly<Record<LoanFields['kind'], string>> = {
  annuity: say('Every payment is the same. This is how most mortgages and car loans work.'),
  'equal-principal': say(
    'You repay the same part every time, so the interest and the payment fall.',
  ),
  'interest-only': say(
    'Every payment is the interest. What you borrowed is due with the last one.',
  ),
  balloon: say('Lower equal payments, with a part left for the last one.'),
  bullet: say('Nothing is due before the last day. Interest adds up until then.'),
  'interest-free': say('You pay back what you borrowed in equal parts.'),
}

export const dayCountChoices = choices<LoanFields['dayCount']>({
  '30/360': say('Every month as 30 days (30/360)'),
  'act/365': say('Real days of a 365-day year (act/365)'),
  'act/360': say('Real days of a 360-day year (act/360)'),
  'act/act': say('Real days of the real year (act/act)'),
})

export const compoundingChoices = choices<LoanFields['compounding']>({
  periodic: say('With every payment'),
  monthly: say('Every month'),
  quarterly: say('Every three months'),
  semiannual: say('Twice a year'),
  annual: say('Once a year'),
})

export const roundingChoices = choices<LoanFields['interestRounding']>({
  'half-up': say('To the nearest, halves up'),
  'half-even': say('To the nearest, halves to even'),
  'half-down': say('To the nearest, halves down'),
  up: say('Always up'),
  down: say('Always down'),
})

export const balanceChoices = choices<LoanFields['balanceKept']>({
  'round-each': say('Rounded with every payment'),
  carry: say('Kept with all its decimals'),
})

export const firstPeriodChoices = choices<LoanFields['firstPeriod']>({
  'by-days': say('Charged by its days'),
  even: say('Charged like any other'),
})

export const postingChoices = choices<LoanFields['posting']>({
  payment: say('It counts as paid'),
  expense: say('It counts as paid, and becomes an expense'),
  'by-hand': say('Nothing, I write payments down myself'),
})

/** What of an instalment counts as spending when it is an expense too. */
export function spentWords(kind: LoanFields['kind'], hasFees: boolean): string {
  if (kind !== 'interest-free') return say('Only the interest counts as spending.')
  return hasFees
    ? say('Only the fees count as spending: there is no interest.')
    : say('It is only listed there: without interest, nothing of it counts as spending.')
}

export const feeTimeChoices = choices<LoanFields['fees'][number]['when']>({
  start: say('Once, at the start'),
  each: say('With every payment'),
})
