/** Every rule by name, and what all of them find in a book, the weightiest first. */
import type { Advice, Confidence, Finding, Rule } from './advice.ts'
import type { Facts } from './facts.ts'
import { fingerprintOf } from './fingerprint.ts'
import { budgetOverrun, budgetTooLarge, budgetTooSmall } from './rules/budgets.ts'
import { cashLow, frequentPlace, incomeLate, overIncome, savingsRate } from './rules/cash.ts'
import { categoryCreep, unbudgeted } from './rules/categories.ts'
import { duplicateCharge, fees, outlier, owedBack, priceCreep, unsorted } from './rules/charges.ts'
import { cancelByRule, priceRiseAhead, trialEnding, unusedSubscription } from './rules/contracts.ts'
import { dearestFirst, groupOwed, groupOwing, instalmentMissed, prepay } from './rules/debts.ts'
import { cushion, goalSlip, goalStalled, goalTopUp, goalWithoutDay } from './rules/goals.ts'
import { overlapping, unlisted, yearlyBillAhead } from './rules/subscriptions.ts'
import { tellApart } from './tell-apart.ts'

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
  budgetTooSmall,
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

interface PlacedAdvice {
  readonly place: number
  readonly matters: readonly string[]
  readonly advice: Advice
}

const bySubject = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

function told(facts: Facts, { name, find }: Rule, place: number): readonly PlacedAdvice[] {
  return find(facts).map((finding) => ({
    place,
    matters: finding.matters,
    advice: adviceOf(facts, name, finding),
  }))
}

function adviceOf(facts: Facts, rule: string, finding: Finding): Advice {
  const { weight, about = '', matters: _, subject, title, isOnce = false, ...rest } = finding
  return {
    ...rest,
    basis: finding.basis ?? null,
    subject: subject.slice(0, 200),
    title: title.slice(0, 200),
    rule,
    isOnce,
    currency: facts.currency,
    fingerprint: fingerprintOf(about, weight),
  }
}

const worth = ({ yearly, confidence }: Advice) => (yearly ?? 0) * weightOf[confidence]

/** What has a day of its own by its place, the rest by its worth; the subject where all is even. */
function inOrder(a: PlacedAdvice, b: PlacedAdvice): number {
  const isUrgent = a.place < urgentCount || b.place < urgentCount
  const bySize = worth(b.advice) - worth(a.advice)
  return (
    (isUrgent ? a.place - b.place || bySize : bySize || a.place - b.place) ||
    bySubject(a.advice.subject, b.advice.subject)
  )
}

/** One card for one thing: what comes first speaks for it, and no more than a few of a kind. */
function chosen(all: readonly PlacedAdvice[]): readonly PlacedAdvice[] {
  const taken = new Set<string>()
  const perRule = new Map<string, number>()
  return all.filter(({ matters, advice: { rule } }) => {
    const count = perRule.get(rule) ?? 0
    if (count >= mostPerRule || matters.some((matter) => taken.has(matter))) return false
    for (const matter of matters) taken.add(matter)
    perRule.set(rule, count + 1)
    return true
  })
}

export function adviceIn(facts: Facts): readonly Advice[] {
  const known = tellApart(facts)
  const all = rules.flatMap((rule, place) => told(known, rule, place))
  return chosen(all.toSorted(inOrder)).map(({ advice }) => advice)
}
