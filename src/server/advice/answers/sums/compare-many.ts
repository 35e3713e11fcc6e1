import {
  equalPart,
  inYear,
  isAsLong,
  isRunning,
  isYearLong,
  type Period,
  soFar,
  yearOf,
} from '#domain/advice/questions/period.ts'
import { percentWords } from '#domain/advice/words.ts'
import { answered, type PlainAnswer, type Question } from '../answer.ts'
import { unknownThen } from '../empty-months.ts'
import { inPeriod, isWhole, linkToRows, saidOf, spentWords } from '../say.ts'
import type { Subject } from '../subject.ts'
import { type Summed, sumOf } from '../sums.ts'
import { joined } from '../times/each-time.ts'
import { cameWords, compareDays, kindOf } from './compare-days.ts'

/** One of several times: what was then, or why that is not known. */
interface Side {
  readonly period: Period
  readonly sum: Summed | null
  readonly words: string
}

const beside = /^(.*@.*?)\b(?:than|with|to|against|versus|vs)\b(.*@.*)$/

/** What the first is compared with: October with September and August. */
const isOneWithOthers = (skeleton: string) => beside.test(skeleton)

const timesIn = (words = '') => words.split('@').length - 1

/** August, September and October compared to last year: both sides of it. */
function sidesNamed({ asked, book }: Question): readonly [Period, Period] | null {
  const [, left, right] = beside.exec(asked.skeleton) ?? []
  const last = asked.periods.at(-1)
  if (!last || timesIn(left) < 2 || timesIn(right) !== 1) return null
  const [whole, more] = joined(asked.periods.slice(0, -1), book.facts)
  if (!whole || more) return null
  return [whole, isYearLong(last) ? inYear(whole, yearOf(last.from), book.facts) : last]
}

function besideFirst({ book: { facts } }: Question, [first, ...others]: readonly Side[]) {
  const is = first?.sum
  if (!first || !is || !isWhole(is)) return []
  return others.flatMap(({ period, sum }) => {
    if (!sum || !isWhole(sum) || !isAsLong(first.period, period)) return []
    const by = (is.total ?? 0) - (sum.total ?? 0)
    const then = inPeriod(period)
    if (by === 0) return [`As much as ${then}.`]
    const share =
      (sum.total ?? 0) > 0 ? `, ${percentWords(facts, Math.abs(by), sum.total ?? 1)}` : ''
    const size = saidOf(facts, Math.abs(by), is, sum)
    return [`That is ${size} ${by > 0 ? 'more' : 'less'} than ${then}${share}.`]
  })
}

function amongAll({ book: { facts } }: Question, sides: readonly Side[]) {
  const known = sides.filter(({ sum }) => sum !== null && isWhole(sum))
  const [most, ...others] = known.toSorted((a, b) => (b.sum?.total ?? 0) - (a.sum?.total ?? 0))
  const least = others.at(-1)
  if (!most?.sum || !least?.sum) return []
  if (!known.every(({ period }) => isAsLong(period, most.period))) return []
  const by = (most.sum.total ?? 0) - (least.sum.total ?? 0)
  if (by === 0) return ['All of them are the same.']
  const apart = saidOf(facts, by, most.sum, least.sum)
  return [`Most ${inPeriod(most.period)}, least ${inPeriod(least.period)}: ${apart} less.`]
}

/** Three times and more, each of them told; with one that still runs as much of the others. */
export async function compareMany(question: Question, subject: Subject): Promise<PlainAnswer> {
  const { asked, book } = question
  const { facts } = book
  const named = sidesNamed(question)
  if (named) return compareDays({ ...question, asked: { ...asked, periods: named } }, subject)
  const kind = kindOf(question, subject)
  const say = kind === 'income' ? cameWords : spentWords
  const running = asked.periods.find((one) => isRunning(one, facts.today))
  const sides: Side[] = []
  for (const one of asked.periods) {
    const isPart = running !== undefined && one !== running && isAsLong(one, running)
    const period = isPart ? equalPart(one, running, facts) : soFar(one, facts)
    const unknown = await unknownThen(book, period)
    const sum = unknown ? null : await sumOf(book.book, { ...subject.filter, kind, period })
    const words = unknown ?? (sum ? say(book, subject, period, sum) : '')
    sides.push({ period, sum, words: isPart && !unknown ? `In the same days: ${words}` : words })
  }
  const [first] = sides
  const verdicts = isOneWithOthers(asked.skeleton)
    ? besideFirst(question, sides)
    : amongAll(question, sides)
  return answered([...sides.map(({ words }) => words), ...verdicts], {
    link: first ? await linkToRows(book, subject, { kind, period: first.period }) : null,
  })
}
