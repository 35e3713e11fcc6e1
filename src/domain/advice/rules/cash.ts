/** Advice about the whole: more going out than in, saving less, and a month that will be tight. */
import { addDays, daysBetween } from '#domain/calendar/calendar.ts'
import { shareBps } from '#domain/money/share-words.ts'
import type { Evidence, Finding, Rule } from '../advice.ts'
import { about, isBudgeted, isRecurring } from '../covered.ts'
import type { Facts, SeriesFact, TemplateFact } from '../facts.ts'
import { nextAfter, rhythmOf } from '../rhythm.ts'
import {
  dayWords,
  entryRow,
  flowRow,
  goesOn,
  inBook,
  money,
  monthSpan,
  monthWords,
  opening,
  percentWords,
  rowsLink,
  sinceWords,
  spanLink,
  sumWords,
  templateRow,
  timesWords,
} from '../words.ts'
import { isWorth, type KnownMonth, lastMonths, sumCost, usualMonth } from '../yardstick.ts'

/** What went out and what came in, month by month. */
export const bothRows = (facts: Facts, months: readonly KnownMonth[]): readonly Evidence[] =>
  months.flatMap((month) => [
    flowRow(facts, 'spending', [month]),
    flowRow(facts, 'income', [month]),
  ])

const linkOf = (months: readonly KnownMonth[]) =>
  spanLink('expenses', monthSpan(months[0]?.month ?? '', months.at(-1)?.month ?? ''))

export const overIncome: Rule = {
  name: 'spending-over-income',
  find(facts): readonly Finding[] {
    const months = lastMonths(facts, 3)
    if (!months || months.some(({ income, spending }) => income <= 0 || spending <= income))
      return []
    const sum = months.reduce((all, { income, spending }) => all + spending - income, 0)
    if (!isWorth(facts, sum * 4, 10)) return []
    return [
      {
        subject: 'over-income',
        title: 'More goes out than comes in',
        text:
          `${sinceWords(facts, months)}: ${sumWords(facts, sum, months)} more went out than ` +
          'came in, ' +
          'and more in each of these three months.',
        yearly: sum * 4,
        basis: `${timesWords(facts, [{ times: 4, amount: sum }])}, ${goesOn}`,
        confidence: 'high',
        evidence: bothRows(facts, months),
        link: linkOf(months),
        action: null,
        matters: [about.whole],
        weight: sum,
      },
    ]
  },
}

const kept = (months: readonly KnownMonth[]) => {
  const [income, spending] = (['income', 'spending'] as const).map((kind) =>
    months.reduce((sum, month) => sum + month[kind], 0),
  )
  return { income: income ?? 0, rest: (income ?? 0) - (spending ?? 0) }
}

const monthsBefore = 3

export const savingsRate: Rule = {
  name: 'savings-rate-drop',
  find(facts): readonly Finding[] {
    const months = lastMonths(facts, monthsBefore + 1)
    const last = months?.at(-1)
    if (!months || !last || months.some(({ income }) => income <= 0)) return []
    const before = months.slice(0, -1)
    const [then, now] = [kept(before), kept([last])]
    const rateOf = ({ rest, income }: typeof then) => (shareBps(rest, income) ?? 0) / 100
    const [usual, rate] = [rateOf(then), rateOf(now)]
    if (usual - rate < 10 || usual <= 0) return []
    const said = ({ rest, income }: typeof then) => percentWords(facts, rest, income)
    const month = monthWords(facts, last.month)
    return [
      {
        subject: 'savings-rate',
        title: `Less stayed of ${month} than before`,
        text:
          (rate < 0
            ? `${sumWords(facts, -now.rest, [last])} more went out than came in`
            : `${said(now)} of what came in stayed`) +
          `; in the three months before it was ${said(then)} of what came in that stayed.`,
        yearly: null,
        confidence: 'medium',
        evidence: [
          ...bothRows(facts, [last]),
          flowRow(facts, 'spending', before),
          flowRow(facts, 'income', before),
        ],
        link: linkOf([last]),
        action: null,
        matters: [about.whole],
        weight: usual - rate,
        about: last.month,
      },
    ]
  },
}

/** What it brings within thirty days, in the currency of the book, so that the rows add up. */
const dueRow = (facts: Facts, template: TemplateFact): Evidence => ({
  ...templateRow(template),
  amount: template.within30,
  currency: facts.currency,
  ...inBook(facts)(template),
})

export const cashLow: Rule = {
  name: 'cash-low',
  find(facts): readonly Finding[] {
    const active = facts.templates.filter(({ active: isActive }) => isActive)
    if (active.some(({ within30 }) => within30 === null)) return []
    const due = (kind: 'expense' | 'income') =>
      active.filter((one) => one.kind === kind && (one.within30 ?? 0) > 0)
    const sum = (all: readonly TemplateFact[]) =>
      all.reduce((whole, { within30 }) => whole + (within30 ?? 0), 0)
    const [bills, incomes] = [due('expense'), due('income')]
    const missing = sum(bills) - sum(incomes)
    // Without a plan for what comes in, nothing can be told of what will be missing.
    if (incomes.length === 0 || missing <= 0) return []
    const until = dayWords(facts, addDays(facts.today, 29))
    const said = (amount: number, of: readonly TemplateFact[]) =>
      sumWords(facts, amount, of.map(inBook(facts)))
    return [
      {
        subject: 'cash-low',
        title: 'The next 30 days will be tight',
        text:
          `By ${until} Recurring has bills of ${said(sum(bills), bills)} and ` +
          `${said(sum(incomes), incomes)} that comes in: ` +
          `${said(missing, [...bills, ...incomes])} is missing ` +
          'before anything else.',
        yearly: null,
        confidence: 'high',
        evidence: [...bills, ...incomes].map((template) => dueRow(facts, template)),
        link: '/mcapp/recurring?view=calendar',
        action: null,
        matters: [about.whole],
        weight: missing,
        about: facts.today.slice(0, 7),
      },
    ]
  },
}

function lateIncome(facts: Facts, series: SeriesFact): readonly Finding[] {
  const rhythm = rhythmOf(series.entries)
  const last = series.entries.at(-1)
  if (series.kind !== 'income' || isRecurring(facts, series) || !rhythm || !last) return []
  const dueOn = nextAfter(last.date, rhythm)
  const late = daysBetween(dueOn, facts.today)
  if (late < 4 || late > 31) return []
  return [
    {
      subject: `${series.name} ${series.currency}`,
      title: `${series.name} has not come yet`,
      text:
        `It came about ${rhythm.words}, the last time on ${dayWords(facts, last.date)} with ` +
        `${money(facts, last.amount, last.currency)}. The next was to be expected on ` +
        `${dayWords(facts, dueOn)}, ${late} days ago.`,
      yearly: null,
      confidence: 'medium',
      evidence: series.entries.map((entry) => entryRow(entry, 'incomes')),
      link: rowsLink(series.entries, 'income'),
      action: opening('It came, enter it', '/mcapp/income?add=1', {
        amount: last.amount,
        currency: last.currency,
        date: dueOn,
        description: series.name,
        ...(series.categoryId ? { categoryId: series.categoryId } : {}),
      }),
      matters: [about.payee(series.name)],
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

/** Many small ones: what somebody buys in a shop every week is no habit to be talked out of. */
function visits(facts: Facts, series: SeriesFact): readonly Finding[] {
  const recent = series.entries.filter(({ date }) => daysBetween(date, facts.today) < lookedDays)
  const cost = sumCost(recent)
  const month = usualMonth(facts)
  if (series.kind !== 'expense' || isRecurring(facts, series) || cost === null) return []
  if (series.currency !== facts.currency || isBudgeted(facts, series.topId)) return []
  if (recent.length < visitsLeast || month === null || cost * 100 > month * recent.length) return []
  const quarter = Math.round(cost / 4)
  if (!isWorth(facts, quarter * 12, 5)) return []
  return [
    {
      subject: `${series.name} ${series.currency}`,
      title: `${recent.length} times ${series.name} in 30 days`,
      text:
        `Together ${money(facts, cost)}. A quarter of that less would be ` +
        `${money(facts, quarter)} a month.`,
      yearly: quarter * 12,
      basis: `${timesWords(facts, [{ times: 12, amount: quarter }])}, ${goesOn}`,
      confidence: 'low',
      evidence: recent.map((entry) => entryRow(entry)),
      link: rowsLink(recent),
      action: null,
      matters: [about.payee(series.name)],
      weight: cost,
    },
  ]
}

export const frequentPlace: Rule = {
  name: 'frequent-place',
  find: (facts) => facts.series.flatMap((series) => visits(facts, series)),
}
