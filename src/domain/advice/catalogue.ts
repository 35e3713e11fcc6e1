/** Every rule by name, and what all of them find in a book, the weightiest first. */
import type { Advice, Confidence, Finding, Rule } from './advice.ts'
import type { Facts } from './facts.ts'
import { fingerprintOf } from './fingerprint.ts'
import {
  budgetOverrun,
  budgetTooLarge,
  budgetTooSmall,
  categoryCreep,
  unbudgeted,
} from './rules/budgets.ts'
import { cashLow, frequentPlace, incomeLate, overIncome, savingsRate } from './rules/cash.ts'
import { duplicateCharge, fees, outlier, owedBack, priceCreep, unsorted } from './rules/charges.ts'
import { dearestFirst, groupOwed, groupOwing, instalmentMissed, prepay } from './rules/debts.ts'
import { cushion, goalSlip, goalStalled, goalTopUp, goalWithoutDay } from './rules/goals.ts'
import {
  cancelByRule,
  overlapping,
  priceRiseAhead,
  trialEnding,
  unlisted,
  unusedSubscription,
  yearlyBillAhead,
} from './rules/subscriptions.ts'

/** In this order where nothing else decides: what cannot wait comes first. */
export const rules: readonly Rule[] = [
  trialEnding,
  cancelByRule,
  instalmentMissed,
  duplicateCharge,
  cashLow,
  incomeLate,
  owedBack,
  groupOwed,
  groupOwing,
  budgetOverrun,
  overIncome,
  priceRiseAhead,
  priceCreep,
  unusedSubscription,
  overlapping,
  fees,
  prepay,
  dearestFirst,
  categoryCreep,
  frequentPlace,
  goalSlip,
  goalStalled,
  yearlyBillAhead,
  goalTopUp,
  cushion,
  savingsRate,
  budgetTooSmall,
  budgetTooLarge,
  unbudgeted,
  unlisted,
  goalWithoutDay,
  unsorted,
  outlier,
]

/** What has a day of its own does not wait behind larger sums. */
const urgentCount = rules.indexOf(owedBack)
const weightOf: Readonly<Record<Confidence, number>> = { high: 4, medium: 3, low: 2 }

/** A book full of one thing is told the most important of it. */
const mostPerRule = 3

function told(facts: Facts, { name, find }: Rule, place: number) {
  const found = find(facts).toSorted((a, b) => (b.yearly ?? 0) - (a.yearly ?? 0))
  return found.slice(0, mostPerRule).map((finding) => ({
    place,
    advice: adviceOf(facts, name, finding),
  }))
}

function adviceOf(facts: Facts, rule: string, finding: Finding): Advice {
  const { weight, about = '', subject, title, isOnce = false, ...rest } = finding
  return {
    ...rest,
    subject: subject.slice(0, 200),
    title: title.slice(0, 200),
    rule,
    isOnce,
    currency: facts.currency,
    fingerprint: fingerprintOf(about, weight),
  }
}

const worth = ({ yearly, confidence }: Advice) => (yearly ?? 0) * weightOf[confidence]

export function adviceIn(facts: Facts): readonly Advice[] {
  return rules
    .flatMap((rule, place) => told(facts, rule, place))
    .sort((a, b) => {
      const isUrgent = [a, b].map(({ place }) => place < urgentCount)
      if (isUrgent[0] || isUrgent[1]) return a.place - b.place
      return worth(b.advice) - worth(a.advice) || a.place - b.place
    })
    .map(({ advice }) => advice)
}
