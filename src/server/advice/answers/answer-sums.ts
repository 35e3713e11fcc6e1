import type { Facts } from '#domain/advice/facts.ts'
import {
  monthPeriod,
  type Period,
  periodBefore,
  spanPeriod,
} from '#domain/advice/questions/read-period.ts'
import { dayWords, money, percent } from '#domain/advice/words.ts'
import { addMonths, monthOf } from '#domain/calendar.ts'
import { counted } from '#domain/counted.ts'
import { figureWords, missingWords, ofKnown } from '#domain/figure-words.ts'
import type { AnswerTopic, Question } from './answer.ts'
import { largestOf, partsOf, type Summed, sumOf, type Wanted } from './sums.ts'

const rowsShown = 8
const partsShown = 5
const averageMonths = 6

const wantedOf = ({ asked, names }: Question, period: Period): Wanted => ({
  kind: 'expense',
  period,
  categoryIds: asked.category ? names.below(asked.category.id) : null,
  place: asked.place,
})

const thisMonth = ({ book }: Question) => monthPeriod(monthOf(book.today), book)
const periodOf = (question: Question) => question.asked.periods[0] ?? thisMonth(question)

const about = ({ asked }: Question) => {
  if (asked.category) return ` on ${asked.category.name}`
  return asked.place ? ` at ${asked.place}` : ''
}

type Sum = Pick<Summed, 'total' | 'missing'>

/** The known part, and what has no rate. */
export const saidSum = ({ currency, locale }: Facts, { total, missing }: Sum) =>
  figureWords({ amount: total, missing }, currency, locale)

const said = ({ facts }: Question, sum: Sum) => saidSum(facts, sum)

const isWhole = ({ total, missing }: Sum) => total !== null && missing.length === 0

/** What a list of the largest knows nothing of. */
const leftOut = ({ facts }: Question, { missing }: Sum): readonly string[] =>
  missing.length === 0 ? [] : [`Not among them: ${missingWords(missing, facts.locale)}.`]

const entries = (count: number) => (count === 1 ? 'one entry' : `${count} entries`)

function linkOf({ asked }: Question, { from, to }: Period, page = 'expenses'): string {
  const params = new URLSearchParams({ from, to })
  if (asked.category) params.set('category', asked.category.id)
  if (asked.place) params.set('q', asked.place)
  return `/mcapp/${page}?${params}`
}

const spentWords = (question: Question, period: Period, sum: Summed) => {
  const count = sum.entries
  const what = `${about(question)} in ${period.words}`
  return count === 0
    ? `Nothing was spent${what}.`
    : `You spent ${said(question, sum)}${what}, in ${entries(count)}.`
}

export const answerSpent: AnswerTopic = async (question) => {
  const period = periodOf(question)
  const wanted = wantedOf(question, period)
  const before = periodBefore(period, question.book)
  const [now, then] = [
    await sumOf(question.book, wanted),
    await sumOf(question.book, { ...wanted, period: before }),
  ]
  return {
    sentences: [spentWords(question, period, now), spentWords(question, before, then)],
    evidence: await largestOf(question.book, wanted, rowsShown),
    link: linkOf(question, period),
  }
}

export const answerCompare: AnswerTopic = async (question) => {
  const [asked = thisMonth(question), other] = question.asked.periods
  const [first, second] = [asked, other ?? periodBefore(asked, question.book)].toSorted((a, b) =>
    a.from < b.from ? -1 : 1,
  ) as [Period, Period]
  const [before, after] = [
    await sumOf(question.book, wantedOf(question, first)),
    await sumOf(question.book, wantedOf(question, second)),
  ]
  const sentences = [spentWords(question, first, before), spentWords(question, second, after)]
  const [was, is] = [before.total ?? 0, after.total ?? 0]
  if (isWhole(before) && isWhole(after) && was > 0) {
    const by = is - was
    const share = percent(Math.abs(by), was)
    sentences.push(
      by === 0
        ? 'Both are the same.'
        : `That is ${money(question.facts, Math.abs(by))} ${by > 0 ? 'more' : 'less'}, ${share}%.`,
    )
  }
  return {
    sentences,
    evidence: await largestOf(question.book, wantedOf(question, second), rowsShown),
    link: linkOf(question, second),
  }
}

export const answerCount: AnswerTopic = async (question) => {
  const period = periodOf(question)
  const wanted = wantedOf(question, period)
  const sum = await sumOf(question.book, wanted)
  const count = sum.entries
  return {
    sentences: [
      `${count === 0 ? 'No entries' : count === 1 ? 'One entry' : `${count} entries`}` +
        `${about(question)} in ${period.words}, ${said(question, sum)} together.`,
    ],
    evidence: await largestOf(question.book, wanted, rowsShown),
    link: linkOf(question, period),
  }
}

export const answerAverage: AnswerTopic = async (question) => {
  const { book, facts } = question
  const now = monthOf(book.today)
  const first = addMonths(now, -Math.min(averageMonths, Math.max(1, facts.months.length)))
  const last = monthPeriod(addMonths(now, -1), book)
  const period = question.asked.periods[0] ?? spanPeriod(`${first}-01`, last.to, book)
  const months = monthsIn(period)
  const sum = await sumOf(book, wantedOf(question, period))
  const each = sum.total === null ? null : Math.round(sum.total / months)
  const known = { total: each, missing: [] }
  return {
    sentences: [
      `On average ${said(question, known)} a month${ofKnown(sum.missing)}${about(question)} over ` +
        `${counted(months, 'month')}, ${period.words}.`,
      `In all ${said(question, sum)} in ${entries(sum.entries)}.`,
    ],
    evidence: [],
    link: linkOf(question, period),
  }
}

const monthsIn = ({ from, to }: Period) => {
  const [a, b] = [monthOf(from), monthOf(to)].map((month) => month.split('-').map(Number))
  return ((b?.[0] ?? 0) - (a?.[0] ?? 0)) * 12 + (b?.[1] ?? 0) - (a?.[1] ?? 0) + 1
}

export const answerBiggest: AnswerTopic = async (question) => {
  const period = periodOf(question)
  const wanted = wantedOf(question, period)
  const rows = await largestOf(question.book, wanted, partsShown)
  const rest = leftOut(question, await sumOf(question.book, wanted))
  const sentences = rows.map(
    ({ words, cost, date }, at) =>
      `${at + 1}. ${words}, ${dayWords(question.facts, date ?? '')}: ` +
      money(question.facts, cost),
  )
  return {
    sentences:
      rows.length === 0
        ? [`There is nothing${about(question)} in ${period.words}.`, ...rest]
        : [`The largest${about(question)} in ${period.words}:`, ...sentences, ...rest],
    evidence: rows,
    link: linkOf(question, period),
  }
}

const answerParts =
  (by: 'category_id' | 'name'): AnswerTopic =>
  async (question) => {
    const period = periodOf(question)
    const wanted = wantedOf(question, period)
    const parts = await partsOf(question.book, wanted, by)
    const rest = leftOut(question, await sumOf(question.book, wanted))
    const whole = parts.reduce((sum, { total }) => sum + total, 0)
    const nameOf = (key: string | null) =>
      by === 'name' ? (key ?? '') : (question.names.nameOf(key) ?? 'Without a category')
    const lines = parts.slice(0, partsShown).map(({ key, total }, at) => {
      const share = `${money(question.facts, total)}, ${percent(total, whole)}%`
      return `${at + 1}. ${nameOf(key)}: ${share}`
    })
    return {
      sentences:
        parts.length === 0
          ? [`There is nothing in ${period.words}.`, ...rest]
          : [
              `Most of the ${money(question.facts, whole)} of ${period.words} went to:`,
              ...lines,
              ...rest,
            ],
      evidence: [],
      link: linkOf(question, period),
    }
  }

export const answerCategories = answerParts('category_id')
export const answerPlaces = answerParts('name')

export const answerEarned: AnswerTopic = async (question) => {
  const period = periodOf(question)
  const wanted: Wanted = { kind: 'income', period, categoryIds: null, place: null }
  const sum = await sumOf(question.book, wanted)
  return {
    sentences: [
      sum.entries === 0
        ? `Nothing came in in ${period.words}.`
        : `${said(question, sum)} came in in ${period.words}, in ${entries(sum.entries)}.`,
    ],
    evidence: await largestOf(question.book, wanted, rowsShown),
    link: `/mcapp/income?${new URLSearchParams({ from: period.from, to: period.to })}`,
  }
}

export const answerKept: AnswerTopic = async (question) => {
  const period = periodOf(question)
  const all = { period, categoryIds: null, place: null }
  const income = await sumOf(question.book, { ...all, kind: 'income' })
  const spent = await sumOf(question.book, { ...all, kind: 'expense' })
  const isKnown = isWhole(income) && isWhole(spent)
  const kept = (income.total ?? 0) - (spent.total ?? 0)
  const rate =
    isKnown && (income.total ?? 0) > 0 ? `, ${percent(kept, income.total ?? 1)}% of it` : ''
  const result =
    kept < 0
      ? `That is ${money(question.facts, -kept)} more out than in.`
      : `${money(question.facts, kept)} stayed${rate}.`
  return {
    sentences: [
      `In ${period.words} ${said(question, income)} came in and ` +
        `${said(question, spent)} went out.`,
      ...(isKnown ? [result] : []),
    ],
    evidence: [],
    link: linkOf(question, period),
  }
}
