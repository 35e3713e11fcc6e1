/** Advice about the whole: more going out than in, saving less, and a month that will be tight. */
import { medianOf } from '../../budgets/median.ts'
import { daysBetween } from '../../calendar.ts'
import type { Finding, Rule } from '../advice.ts'
import type { Facts, SeriesFact } from '../facts.ts'
import { nextAfter, rhythmOf } from '../rhythm.ts'
import { dayWords, entryRow, money, monthWords, percent, templateRow } from '../words.ts'
import { isWorth, sumCost, usualIncome, usualMonth } from '../yardstick.ts'

export const overIncome: Rule = {
  name: 'spending-over-income',
  find(facts): readonly Finding[] {
    const last = facts.months.slice(-3)
    const gaps = last.map(({ income, spending }) => (spending ?? 0) - (income ?? 0))
    const isKnown = last.every(({ income, spending }) => income !== null && spending !== null)
    const hasIncome = facts.months.some(({ income }) => (income ?? 0) > 0)
    if (last.length < 3 || !isKnown || !hasIncome || gaps.some((gap) => gap <= 0)) return []
    const sum = gaps.reduce((a, b) => a + b, 0)
    const [first] = last
    return [
      {
        subject: 'over-income',
        title: 'More goes out than comes in',
        text:
          `Since ${monthWords(facts, first?.month ?? '')} you spent ${money(facts, sum)} more ` +
          'than you earned, and every one of these three months was above.',
        yearly: sum * 4,
        confidence: 'high',
        evidence: facts.largest.map((entry) => entryRow(entry)),
        link: '/mcapp/expenses',
        action: null,
        weight: sum,
      },
    ]
  },
}

const kept = ({ income, spending }: { income: number | null; spending: number | null }) =>
  income === null || spending === null || income <= 0 ? null : percent(income - spending, income)

export const savingsRate: Rule = {
  name: 'savings-rate-drop',
  find(facts): readonly Finding[] {
    const rates = facts.months.map(kept)
    const now = rates.at(-1)
    const before = medianOf(rates.slice(-7, -1))
    const last = facts.months.at(-1)
    if (now === undefined || now === null || before === null || !last || rates.length < 4) return []
    if (before - now < 10 || before <= 0) return []
    return [
      {
        subject: 'savings-rate',
        title: `You kept less of ${monthWords(facts, last.month)} than usual`,
        text:
          `${now}% of your income stayed; ${before}% is usual for you. ` +
          `${money(facts, last.spending ?? 0)} went out.`,
        yearly: null,
        confidence: 'medium',
        evidence: facts.largest.map((entry) => entryRow(entry)),
        link: '/mcapp/expenses',
        action: null,
        weight: before - now,
        about: last.month,
      },
    ]
  },
}

/** Thirty days of a usual month, without what comes by plan in it. */
export const cashLow: Rule = {
  name: 'cash-low',
  find(facts): readonly Finding[] {
    const active = facts.templates.filter(({ active: isActive }) => isActive)
    const comes = (kind: 'expense' | 'income') =>
      active
        .filter((template) => template.kind === kind)
        .reduce<number | null>(
          (sum, { within30 }) => (sum === null || within30 === null ? null : sum + within30),
          0,
        )
    const [bills, incomes, month] = [comes('expense'), comes('income'), usualMonth(facts)]
    const usual = usualIncome(facts)
    if (bills === null || incomes === null || month === null || usual === null) return []
    const expected = incomes > 0 ? incomes : usual
    if (expected <= 0 || bills <= expected) return []
    const due = active.filter(({ kind, within30 }) => kind === 'expense' && (within30 ?? 0) > 0)
    return [
      {
        subject: 'cash-low',
        title: 'The next 30 days will be tight',
        text:
          `Bills of ${money(facts, bills)} are on their way, and ${money(facts, expected)} is ` +
          `expected to come in: ${money(facts, bills - expected)} is missing before anything else.`,
        yearly: null,
        confidence: incomes > 0 ? 'high' : 'medium',
        evidence: due.map(templateRow),
        link: '/mcapp/recurring',
        action: null,
        weight: bills - expected,
        about: facts.today.slice(0, 7),
      },
    ]
  },
}

function lateIncome(facts: Facts, series: SeriesFact): readonly Finding[] {
  const rhythm = rhythmOf(series.entries)
  const last = series.entries.at(-1)
  if (series.kind !== 'income' || !rhythm || !last) return []
  const dueOn = nextAfter(last.date, rhythm)
  const late = daysBetween(dueOn, facts.today)
  if (late < 4 || late > 31) return []
  return [
    {
      subject: `${series.name} ${series.currency}`,
      title: `${series.name} has not come yet`,
      text:
        `It comes ${rhythm.words}, the last one of ${money(facts, last.amount, last.currency)} ` +
        `on ${dayWords(facts, last.date)}. It would have been due on ${dayWords(facts, dueOn)}.`,
      yearly: null,
      confidence: 'medium',
      evidence: series.entries.slice(-3).map((entry) => entryRow(entry, 'incomes')),
      link: '/mcapp/income',
      action: null,
      weight: last.amount,
      about: dueOn,
    },
  ]
}

export const incomeLate: Rule = {
  name: 'income-late',
  find: (facts) => facts.series.flatMap((series) => lateIncome(facts, series)),
}

const visitsLeast = 8
const lookedDays = 30

function visits(facts: Facts, series: SeriesFact): readonly Finding[] {
  const recent = series.entries.filter(({ date }) => daysBetween(date, facts.today) <= lookedDays)
  const cost = sumCost(recent)
  const month = usualMonth(facts)
  if (series.kind !== 'expense' || series.isPlanned || cost === null || month === null) return []
  if (recent.length < visitsLeast || cost * 25 < month) return []
  const yearly = Math.round((cost * 12) / 4)
  if (!isWorth(facts, yearly, 5)) return []
  return [
    {
      subject: `${series.name} ${series.currency}`,
      title: `${recent.length} times ${series.name} in 30 days`,
      text:
        `Together ${money(facts, cost)}, ${percent(cost, month)}% of a usual month. ` +
        `Every fourth time less is ${money(facts, yearly)} in a year.`,
      yearly,
      confidence: 'low',
      evidence: recent.slice(-20).map((entry) => entryRow(entry)),
      link: null,
      action: null,
      weight: cost,
    },
  ]
}

export const frequentPlace: Rule = {
  name: 'frequent-place',
  find: (facts) => facts.series.flatMap((series) => visits(facts, series)),
}
