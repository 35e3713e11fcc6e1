import { nameKey } from '#domain/advice/covered.ts'
import type { Facts } from '#domain/advice/facts.ts'
import type { AskedQuestion } from '#domain/advice/questions/asked.ts'
import { firstDay, type Period, periodOf } from '#domain/advice/questions/period.ts'
import { shapeOf } from '#domain/advice/questions/shape.ts'
import { money, monthWords } from '#domain/advice/words.ts'
import { firstWholeMonth } from '#domain/advice/yardstick.ts'
import { medianOf } from '#domain/budgets/median.ts'
import {
  addDays,
  addMonths,
  type Day,
  type Month,
  monthOf,
  monthRange,
  weekdayOf,
} from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import { ofKnown } from '#domain/money/figure-words.ts'
import { type AnswerTopic, answered, type Question } from '../answer.ts'
import { partsTime } from '../answer-parts.ts'
import { planSentence } from '../answer-plans.ts'
import { begunIn, emptyMonths, knownOf } from '../empty-months.ts'
import { boundOf } from '../limits.ts'
import { plansNamed, rhythmWords } from '../plans.ts'
import {
  backWords,
  daysAsked,
  entriesWords,
  inPeriod,
  linkTo,
  monthsAsked,
  saidOf,
  saidSum,
  stillRuns,
} from '../say.ts'
import { seenPlans, yearWords } from '../seen-plans.ts'
import { named, type Subject, subjectIn, wantedOf } from '../subject.ts'
import { firstEntryOn, partsOf, rowsOf, type Summed, sumOf } from '../sums.ts'

const unitsIn = {
  month: { word: 'month', days: null },
  week: { word: 'week', days: 7 },
  day: { word: 'day', days: 1 },
} as const

const averages = [6, 12] as const

type Unit = keyof typeof unitsIn

type Known = ReturnType<typeof knownOf> & { readonly empty: readonly Month[] }

/** Weeks are counted from the first entry on, months from the first that is nearly whole. */
function beginning(begun: Day, unit: Unit): Day {
  return unit === 'month' ? `${firstWholeMonth(begun)}-01` : begun
}

/** The whole months before this one, as many as the book has of so many. */
async function averageTimes({ asked, book }: Question, unit: Unit): Promise<readonly Period[]> {
  const { facts } = book
  const [asking] = asked.periods
  if (asking) return [(unit === 'month' ? monthsAsked : daysAsked)({ asked, book })]
  const begun = await firstEntryOn(book.book, 'expense')
  const now = monthOf(facts.today)
  const last = monthRange(addMonths(now, -1)).to
  const times = averages.map((months) => {
    const first = `${addMonths(now, -months)}-01`
    const from = begun && begun > first ? beginning(begun, unit) : first
    return periodOf(from > last ? `${now}-01` : from, from > last ? facts.today : last, facts)
  })
  return times.filter(({ from }, at) => times.findIndex((one) => one.from === from) === at)
}

/** A month that the book began in late is no whole one; null where none is, or nothing else. */
async function sinceBegun({ book }: Question, [time]: readonly Period[]) {
  const begun = time ? await begunIn(book, time) : null
  const from = begun && `${addMonths(begun.month, 1)}-01`
  if (!time || !begun || !from || from > time.to) return null
  return { times: [periodOf(from, time.to, book.facts)], words: begun.words }
}

const eachOf = ({ total, entries, refunds, missing, isAbout }: Summed, facts: Facts) =>
  total !== null && entries - refunds > 1 && missing.length === 0
    ? `, ${saidOf(facts, Math.round(total / (entries - refunds)), { isAbout })} each`
    : ''

/** How many there are of what is averaged over; of days of the week only these. */
function partsIn(period: Period, unit: Unit, weekdays: AskedQuestion['weekdays'], known: Known) {
  const { days } = unitsIn[unit]
  if (days === null) return known.months
  if (weekdays === null || unit !== 'day') return known.days / days
  let count = 0
  for (let day = period.from; day <= period.to; day = addDays(day, 1)) {
    if (weekdays.includes(weekdayOf(day)) && !known.empty.includes(monthOf(day))) count++
  }
  return Math.max(1, count)
}

/** What a contract takes that is only seen in the rows, by its price now. */
const yearlySeen = ({ book }: Question, { filter }: Subject): readonly string[] =>
  seenPlans(book)
    .filter((one) => filter.names?.some((name) => nameKey(name) === nameKey(one.description)))
    .map((one) => {
      const { description, amount, currency, schedule } = one
      const price = `${money(book.facts, amount, currency)} ${rhythmWords(schedule)}`
      return `${description} is ${price} as your rows show: ${yearWords(book.facts, one)}.`
    })

const isPriceAsked = shapeOf(String.raw`\b(?:does|do) .*\b(?:cost|pay)\b|^(?:how much|what) is\b`)
const isUsualAsked = shapeOf(String.raw`\b(?:average|usual\w*|typical\w*|normal\w*|spend\w*)\b`)

/** What is paid each month by a contract has a price now; what was paid may be of an older one. */
function priceNow(question: Question): readonly string[] {
  const { asked, book } = question
  const isAsked = isPriceAsked.test(asked.skeleton) && !isUsualAsked.test(asked.skeleton)
  if (!isAsked || asked.periods.length > 0) return []
  const names = [...named(question, 'template'), ...named(question, 'place')]
  const plans = names.length > 0 ? plansNamed(question) : []
  const running = plans.filter(({ template }) => template.active)
  return running.map((plan) => planSentence(plan, book))
}

const rowsMost = 10_000

/** The middle one of all purchases, or half of what the two in the middle come to. */
async function medianAnswer(question: Question, kind: 'expense' | 'income') {
  const { asked, book } = question
  const subject = subjectIn(question)
  const period = asked.periods.length > 0 ? daysAsked(question) : partsTime(question)
  const wanted = { ...wantedOf(subject, period), kind }
  const rows = await rowsOf(book.book, wanted, 'largest', rowsMost)
  const middle = medianOf(rows.map(({ cost }) => cost))
  if (middle === null) return answered([`There is nothing${subject.words} ${inPeriod(period)}.`])
  return answered(
    [
      `The median of ${entriesWords(rows.length)}${subject.words} ${inPeriod(period)} is ` +
        `${saidOf(book.facts, middle, ...rows)}: half of them were that or less.`,
    ],
    { link: linkTo(kind === 'income' ? 'income' : 'expenses', subject, period) },
  )
}

/** What one purchase comes to; a refund is none, and makes the others cheaper. */
async function eachTime(question: Question, kind: 'expense' | 'income') {
  const { asked, book } = question
  const subject = subjectIn(question)
  const ever = periodOf(firstDay, book.facts.today, book.facts)
  const period = asked.periods.length > 0 ? daysAsked(question) : ever
  const sum = await sumOf(book.book, { ...wantedOf(subject, period), kind })
  const times = sum.entries - sum.refunds
  if (times <= 0) return answered([`There is nothing${subject.words} ${inPeriod(period)}.`])
  const each = sum.total === null ? null : Math.round(sum.total / times)
  return answered(
    [
      `${saidSum(book.facts, { ...sum, total: each, missing: [] })} each time` +
        `${ofKnown(sum.missing)}${subject.words}, ${inPeriod(period)}: ` +
        `${saidSum(book.facts, sum)} in ${entriesWords(times)}.`,
    ],
    { link: linkTo(kind === 'income' ? 'income' : 'expenses', subject, period) },
  )
}

/** Whether a limit held in each of the whole months, and where it did not. */
async function everyMonth(question: Question, kind: 'expense' | 'income') {
  const { book } = question
  const bound = boundOf(question)
  const period = (await averageTimes(question, 'month')).at(-1)
  if (!bound || !period) return answered(['I could not read that limit.'])
  const subject = subjectIn(question)
  const parts = await partsOf(book.book, { ...wantedOf(subject, period), kind }, 'month', true)
  if (parts.length === 0) {
    return answered([`There is nothing${subject.words} ${inPeriod(period)}.`])
  }
  const months: { readonly key: string | null; total: number; isAbout: boolean }[] = []
  for (let month = monthOf(period.from); month <= monthOf(period.to); month = addMonths(month, 1)) {
    months.push(parts.find(({ key }) => key === month) ?? { key: month, total: 0, isAbout: false })
  }
  const isIn = ({ total }: { readonly total: number }) =>
    (bound.least === null || total > bound.least) && (bound.most === null || total < bound.most)
  const not = months.filter((one) => !isIn(one))
  const all = counted(months.length, 'month')
  const told = not.map((one) => {
    return `${monthWords(book.facts, one.key ?? '')} ${saidOf(book.facts, one.total, one)}`
  })
  return answered(
    [
      not.length === 0
        ? `Yes: ${bound.words}${subject.words} in each of ${all}, ${inPeriod(period)}.`
        : `No: in ${not.length} of ${all} it was not ${bound.words}${subject.words}, ` +
          `${inPeriod(period)}: ${told.join(', ')}.`,
    ],
    { link: linkTo(kind === 'income' ? 'income' : 'expenses', subject, period) },
  )
}

export const answerAverage: AnswerTopic = async (question) => {
  const { asked, book } = question
  const subject = subjectIn(question)
  const kind =
    subject.isIncome ||
    shapeOf(
      String.raw`\b(?:earn\w*|income|salary|wages?|c[oa]mes? in|receive|get paid|i make)\b`,
    ).test(asked.skeleton)
      ? 'income'
      : 'expense'
  if (/\bmedian\b/.test(asked.skeleton)) return medianAnswer(question, kind)
  if (/\b(?:per|each|every) (?:visit|purchase|time)\b/.test(asked.skeleton)) {
    return eachTime(question, kind)
  }
  if (asked.isOfSum && /\b(?:every|each) month\b/.test(asked.skeleton)) {
    return everyMonth(question, kind)
  }
  const unit = /\bweek(?:ly)?\b/.test(asked.skeleton)
    ? 'week'
    : /\bdaily\b|\b(?:a|per|each|every) day\b/.test(asked.skeleton)
      ? 'day'
      : asked.weekdays && !/\bmonth(?:s|ly)?\b/.test(asked.skeleton)
        ? 'day'
        : 'month'
  const sentences = kind === 'expense' ? [...priceNow(question)] : []
  const isYearly = /\b(?:a|per|each|every) year\b|\byearly\b|\bannual/.test(asked.skeleton)
  const seen = isYearly ? yearlySeen(question, subject) : []
  if (seen.length > 0) return answered(seen, { link: '/mcapp/recurring' })
  const asking = await averageTimes(question, unit)
  const begun = unit === 'month' ? await sinceBegun(question, asking) : null
  const times = begun?.times ?? asking
  for (const period of times) {
    const sum = await sumOf(book.book, { ...wantedOf(subject, period), kind })
    const empty = await emptyMonths(book.book, period)
    const known = { ...knownOf(period, empty), empty }
    const parts = partsIn(period, unit, asked.weekdays, known)
    const each = sum.total === null ? null : Math.round(sum.total / parts)
    const isCounted = unit === 'month' || (unit === 'day' && asked.weekdays !== null)
    const over = isCounted ? `, ${parts === 1 ? `one ${unit}` : `${parts} ${unit}s`}` : ''
    const back = sum.refunds > 0 ? `, and ${backWords(book.facts, sum)}` : ''
    sentences.push(
      `On average ${saidSum(book.facts, { ...sum, total: each, missing: [] })} a ${unit}` +
        `${ofKnown(sum.missing)}${subject.words}, ${inPeriod(period)}${over}: ` +
        `${saidSum(book.facts, sum)} in ${entriesWords(sum.entries - sum.refunds)}` +
        `${eachOf(sum, book.facts)}${back}.`,
      ...known.words,
    )
    if (isYearly && each !== null) {
      const year = saidOf(book.facts, each * 12, sum)
      sentences.push(`Twelve such months are ${year} a year.`)
    }
  }
  if (begun) sentences.push(begun.words)
  const { today } = book.facts
  const isWithoutNow = asked.periods.length === 0 && times.every(({ to }) => to < today)
  if (isWithoutNow) sentences.push(stillRuns(monthWords(book.facts, monthOf(today))))
  return answered(sentences, {
    link: times[0] ? linkTo(kind === 'income' ? 'income' : 'expenses', subject, times[0]) : null,
  })
}
