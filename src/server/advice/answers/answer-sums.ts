import {
  monthPeriod,
  type Period,
  periodBefore,
  spanPeriod,
} from '#domain/advice/questions/read-period.ts'
import { dayWords, money, percent } from '#domain/advice/words.ts'
import { addMonths, monthOf } from '#domain/calendar.ts'
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

const said = ({ facts }: Question, total: number | null) =>
  total === null
    ? 'an amount I cannot tell, because an exchange rate is missing'
    : money(facts, total)

const entries = (count: number) => (count === 1 ? 'one entry' : `${count} entries`)

function linkOf({ asked }: Question, { from, to }: Period, page = 'expenses'): string {
  const params = new URLSearchParams({ from, to })
  if (asked.category) params.set('category', asked.category.id)
  if (asked.place) params.set('q', asked.place)
  return `/mcapp/${page}?${params}`
}

const spentWords = (question: Question, period: Period, { total, entries: count }: Summed) => {
  const what = `${about(question)} in ${period.words}`
  return count === 0
    ? `Nothing was spent${what}.`
    : `You spent ${said(question, total)}${what}, in ${entries(count)}.`
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
  if (before.total !== null && after.total !== null && before.total > 0) {
    const by = after.total - before.total
    const share = percent(Math.abs(by), before.total)
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
  const { entries: count, total } = await sumOf(question.book, wanted)
  return {
    sentences: [
      `${count === 0 ? 'No entries' : count === 1 ? 'One entry' : `${count} entries`}` +
        `${about(question)} in ${period.words}, ${said(question, total)} together.`,
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
  const { total, entries: count } = await sumOf(book, wantedOf(question, period))
  const each = total === null ? null : Math.round(total / months)
  return {
    sentences: [
      `On average ${said(question, each)} a month${about(question)} over ${months} ` +
        `${months === 1 ? 'month' : 'months'}, ${period.words}.`,
      `In all ${said(question, total)} in ${entries(count)}.`,
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
  const rows = await largestOf(question.book, wantedOf(question, period), partsShown)
  const sentences = rows.map(
    ({ words, cost, date }, at) =>
      `${at + 1}. ${words}, ${dayWords(question.facts, date ?? '')}: ` +
      money(question.facts, cost),
  )
  return {
    sentences:
      rows.length === 0
        ? [`There is nothing${about(question)} in ${period.words}.`]
        : [`The largest${about(question)} in ${period.words}:`, ...sentences],
    evidence: rows,
    link: linkOf(question, period),
  }
}

const answerParts =
  (by: 'category_id' | 'name'): AnswerTopic =>
  async (question) => {
    const period = periodOf(question)
    const parts = await partsOf(question.book, wantedOf(question, period), by)
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
          ? [`There is nothing in ${period.words}.`]
          : [`Most of the ${money(question.facts, whole)} of ${period.words} went to:`, ...lines],
      evidence: [],
      link: linkOf(question, period),
    }
  }

export const answerCategories = answerParts('category_id')
export const answerPlaces = answerParts('name')

export const answerEarned: AnswerTopic = async (question) => {
  const period = periodOf(question)
  const wanted: Wanted = { kind: 'income', period, categoryIds: null, place: null }
  const { total, entries: count } = await sumOf(question.book, wanted)
  return {
    sentences: [
      count === 0
        ? `Nothing came in in ${period.words}.`
        : `${said(question, total)} came in in ${period.words}, in ${entries(count)}.`,
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
  const isKnown = income.total !== null && spent.total !== null
  const kept = (income.total ?? 0) - (spent.total ?? 0)
  const rate =
    isKnown && (income.total ?? 0) > 0 ? `, ${percent(kept, income.total ?? 1)}% of it` : ''
  const result =
    kept < 0
      ? `That is ${money(question.facts, -kept)} more out than in.`
      : `${money(question.facts, kept)} stayed${rate}.`
  return {
    sentences: [
      `In ${period.words} ${said(question, income.total)} came in and ` +
        `${said(question, spent.total)} went out.`,
      ...(isKnown ? [result] : []),
    ],
    evidence: [],
    link: linkOf(question, period),
  }
}
