import type { Facts } from '#domain/advice/facts.ts'
import type { AskedQuestion } from '#domain/advice/questions/asked.ts'
import {
  firstDay,
  isMonthEnd,
  monthsIn,
  type Period,
  periodOf,
} from '#domain/advice/questions/period.ts'
import { shapeOf } from '#domain/advice/questions/shape.ts'
import { monthWords } from '#domain/advice/words.ts'
import { firstWholeMonth } from '#domain/advice/yardstick.ts'
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
import { type AnswerTopic, answered, type PlainAnswer, type Question } from '../answer.ts'
import { isOnlyIncome } from '../answer-income.ts'
import { ofPlan, planSentence, yearly } from '../answer-plans.ts'
import { begunIn, emptyMonths, knownOf } from '../empty-months.ts'
import { boundOf } from '../limits.ts'
import { planRow, plansNamed } from '../plans.ts'
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
import { named, subjectIn, wantedOf } from '../subject.ts'
import { firstEntryOn, partsOf, type Summed, sumOf } from '../sums.ts'
import { answerMedian } from './answer-median.ts'
import { perYear, spreadOut } from './per-year.ts'

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

/** Of several months the one that runs is left out, unless it is all that is asked for. */
function withoutRunning(time: Period, unit: Unit, facts: Facts): Period {
  const now = monthOf(facts.today)
  const isIn = monthOf(time.from) < now && time.to === facts.today && !isMonthEnd(time.to)
  if (unit !== 'month' || !isIn) return time
  return periodOf(time.from, monthRange(addMonths(now, -1)).to, facts)
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

/** Asked by the year, the price of a month is told for the twelve that come. */
function yearNow(question: Question): readonly string[] {
  const { asked, book } = question
  const isYear = /\b(?:a|per|each|every) year\b|\byearly\b/.test(asked.skeleton)
  const prices = priceNow(question)
  if (!isYear || prices.length === 0) return prices
  const running = plansNamed(question).filter(({ template }) => template.active)
  const all = yearly(running, book)
  if (all === null) return prices
  const size = saidOf(book.facts, all, ...running.map(ofPlan(book)))
  return [...prices, `In the next twelve months that is ${size}.`]
}

/** What comes once a year or a quarter has no usual month: its price is told, and its share. */
function rarePlans(question: Question): PlainAnswer | null {
  const { asked, book } = question
  if (priceNow(question).length === 0) return null
  const plans = plansNamed(question).filter(({ template }) => template.active)
  const isRare = ({ template: { frequency, interval } }: (typeof plans)[number]) =>
    frequency === 'yearly' || (frequency === 'monthly' && interval > 1)
  const year = yearly(plans, book)
  if (year === null || !plans.every(isRare)) return null
  const about = plans.map(ofPlan(book))
  const isYear = /\byear|\bannual/.test(asked.skeleton)
  const [ofYear, ofMonth] = [
    `${saidOf(book.facts, year, ...about)} in the next twelve months`,
    `${saidOf(book.facts, Math.round(year / monthsInYear), ...about)} a month`,
  ]
  const told = isYear ? `${ofYear}, ${ofMonth}` : `${ofMonth}, ${ofYear}`
  return answered([...priceNow(question), `That is ${told}.`], {
    evidence: plans.map((plan) => planRow(plan, book)),
    link: '/mcapp/recurring',
  })
}

const monthsInYear = 12
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

function unitOf({ skeleton, weekdays }: AskedQuestion): Unit {
  if (/\bweek(?:ly)?\b/.test(skeleton)) return 'week'
  if (/\bdaily\b|\b(?:a|per|each|every) day\b/.test(skeleton)) return 'day'
  return weekdays && !/\bmonth(?:s|ly)?\b/.test(skeleton) ? 'day' : 'month'
}

const isIncomeAsked = shapeOf(
  String.raw`\b(?:earn\w*|income|salary|wages?|c[oa]mes? in|receive|get paid|i make)\b`,
)

export const answerAverage: AnswerTopic = async (question) => {
  const { asked, book } = question
  const subject = subjectIn(question)
  const isIncome = subject.isIncome || isIncomeAsked.test(asked.skeleton)
  const kind = isIncome || (await isOnlyIncome(question, subject)) ? 'income' : 'expense'
  if (/\bmedian\b/.test(asked.skeleton)) return answerMedian(question, kind)
  if (/\b(?:per|each|every) (?:visit|purchase|time)\b/.test(asked.skeleton)) {
    return eachTime(question, kind)
  }
  if (asked.isOfSum && /\b(?:every|each) month\b/.test(asked.skeleton)) {
    return everyMonth(question, kind)
  }
  const rare = rarePlans(question)
  if (rare && kind === 'expense') return rare
  const unit = unitOf(asked)
  const sentences = kind === 'expense' ? [...yearNow(question)] : []
  const isYearly = /\b(?:a|per|each|every) year\b|\byearly\b|\bannual/.test(asked.skeleton)
  const ever = periodOf(firstDay, book.facts.today, book.facts)
  const spread = await spreadOut(question, subject, ever, isYearly ? 'year' : unit)
  if (spread) return spread
  const timesAsked = await averageTimes(question, unit)
  const asking = timesAsked.map((time) => withoutRunning(time, unit, book.facts))
  if (isYearly && kind === 'expense' && asked.periods.length === 0 && sentences.length === 0) {
    const year = await perYear(question, subject, monthsIn(asking.at(-1) ?? ever))
    if (year) return year
  }
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
    if (isYearly && sum.total !== null) {
      const year = saidOf(book.facts, Math.round((sum.total * 12) / parts), sum)
      sentences.push(`Twelve such months are ${year} a year.`)
    }
  }
  if (begun) sentences.push(begun.words)
  const now = monthOf(book.facts.today)
  const isCut = asking.some(({ to }, at) => to !== timesAsked[at]?.to)
  if ((isCut || asked.periods.length === 0) && times.every(({ to }) => monthOf(to) < now))
    sentences.push(stillRuns(monthWords(book.facts, now)))
  return answered(sentences, {
    link: times[0] ? linkTo(kind === 'income' ? 'income' : 'expenses', subject, times[0]) : null,
  })
}
