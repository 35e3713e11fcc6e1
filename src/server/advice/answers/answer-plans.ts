import type { MeantName } from '#domain/advice/questions/names.ts'
import { isRunning, type Period, periodOf } from '#domain/advice/questions/period.ts'
import { shapeOf } from '#domain/advice/questions/shape.ts'
import { dayWords, money } from '#domain/advice/words.ts'
import { usualMonth, writtenMonths } from '#domain/advice/yardstick.ts'
import { addDays, type Day, daysBetween, laterDay } from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { amountOn } from '#domain/recurring/price-changes.ts'
import { soonSpan } from '#domain/recurring/soon.ts'
import { aheadOf, type KnownTemplate } from '../plan-facts.ts'
import { type AnswerTopic, answered, type PlainAnswer, type Question } from './answer.ts'
import type { AnswerBook } from './answer-book.ts'
import { answerEarned } from './answer-income.ts'
import {
  type Coming,
  comingIn,
  comingWords,
  extremeIn,
  movesIn,
  planName,
  planRow,
  plansNamed,
  priceWords,
  yearlyOf,
} from './plans.ts'
import { saidOf, usualAmong } from './say.ts'
import { seenComing, seenNext } from './seen-plans.ts'
import { isOfSpending, spentWithAhead } from './still-ahead.ts'
import { named, subjectIn } from './subject.ts'
import { rowsOf, type Wanted } from './sums.ts'

const link = '/mcapp/recurring'
const rowsMost = 8
const lastDay = '9999-12-31'

export const yearly = (plans: readonly KnownTemplate[], book: AnswerBook) =>
  sumAmounts(plans.map((plan) => yearlyOf(plan, book)))

export function planSentence(plan: KnownTemplate, book: AnswerBook): string {
  const { template } = plan
  if (!template.active) return `${planName(plan)} is paused: nothing comes of it any more.`
  const next = template.nextOn ? `, next on ${dayWords(book.facts, template.nextOn)}` : ''
  return `${planName(plan)} is ${priceWords(plan, book)}${next}.`
}

export const aboutIn =
  ({ currency: own }: Pick<AnswerBook['book'], 'currency'>) =>
  ({ currency }: { readonly currency: string }) => ({ isAbout: currency !== own })
export const ofPlan =
  ({ book }: AnswerBook) =>
  ({ template }: KnownTemplate) =>
    aboutIn(book)(template)

/** What something costs that comes again. */
export async function costOfPlan(
  { book }: Question,
  names: readonly MeantName[],
): Promise<PlainAnswer> {
  const plans = book.templates.filter(({ template }) => names.some(({ id }) => id === template.id))
  const all = yearly(plans, book)
  const about = plans.map(ofPlan(book))
  return answered(
    [
      ...plans.map((plan) => planSentence(plan, book)),
      ...(all ? [`In the next twelve months that is ${saidOf(book.facts, all, ...about)}.`] : []),
    ],
    { evidence: plans.map((plan) => planRow(plan, book)), link },
  )
}

/** From tomorrow on for a coming time; the rest of one that has begun. */
function daysAhead({ asked, book: { facts } }: Question): Period {
  const [first] = asked.periods
  const { today } = facts
  if (!first || first.to < today) return periodOf(today, soonSpan(today).to, facts)
  return first.from >= today ? first : { ...first, from: laterDay(first.from, today) }
}

function together({ book, facts }: AnswerBook, coming: readonly Coming[]): readonly string[] {
  if (coming.length < 2) return []
  const sum = sumAmounts(coming.map(({ amount, currency }) => book.inBook(amount, currency)))
  return sum === null ? [] : [`Together ${saidOf(facts, sum, ...coming.map(aboutIn(book)))}.`]
}

/** What comes in this month comes to me; what comes in December may be either. */
const comesIn = shapeOf(
  String.raw`\bcom(?:e|es|ing) in(?: (?:this|next|the|on|today|tomorrow|until|by|still|soon|again)`,
  String.raw`\b|$)|\bmoney\b.*\bcom(?:e|es|ing)\b`,
)
/** How much will I get in December. */
const isToGet = /\b(?:will|do|shall|going to) (?:i |we )?get(?: still)?(?: @| in| from|$)/
const goesOut = /\b(?:bills?|invoices?|costs?|expenses?|subscriptions?|contracts?|debits?)\b/
const mayComeIn = /^what (?:all )?(?:comes|is coming) in\b/
/** What comes up is all that comes: in, out and between accounts. */
const comesUp = shapeOf(
  `^(?:what (?:all )?(?:comes|is coming|will come|is there to come|is planned`,
  `|is upcoming)|what do i have coming)(?: up)?(?: (?:next|soon|then|_|@))*$`,
)

const bothWays = /\bin and (?:\w+ )?out\b|\bout and (?:\w+ )?in\b/

const isIncome = ({ asked, book }: Question) =>
  asked.topic === 'earned' ||
  /\b(?:salary|income|wages?|payday|get paid|earn|come in|comes in|receive)\b/.test(
    asked.skeleton,
  ) ||
  ((comesIn.test(asked.said) || isToGet.test(asked.skeleton)) && !goesOut.test(asked.said)) ||
  asked.mentions.some(({ names }) =>
    names.some(
      ({ kind, id }) =>
        kind === 'template' &&
        book.templates.some((plan) => plan.kind === 'income' && plan.template.id === id),
    ),
  )

/** The one that follows the next. */
const afterNext = /\b(?:one|time|payment) after\b|\bafter (?:that|next|the next)\b/

/** The next of what is named. */
async function nextOf(question: Question, plans: readonly KnownTemplate[]): Promise<PlainAnswer> {
  const { book, asked } = question
  const { facts } = book
  const [period] = asked.periods
  const inDays = (on: Day) =>
    /\bhow (?:many days|long)\b/.test(asked.skeleton)
      ? ` That is in ${counted(daysBetween(facts.today, on), 'day')}.`
      : ''
  const isAfterNext = afterNext.test(asked.said)
  const sentences = plans.map((plan) => {
    const { template } = plan
    const [, second] = isAfterNext ? aheadOf(template, facts.today) : []
    if (second) {
      const size = money(facts, second.amount, second.currency)
      const on = dayWords(facts, second.dueOn)
      return `After the next one ${planName(plan)} comes on ${on}: ${size}.`
    }
    if (!template.active || template.nextOn === null) {
      return `${planName(plan)} is paused or over: nothing more is planned.`
    }
    const amount = amountOn(template, template.nextOn)
    return (
      `${planName(plan)} comes next on ${dayWords(facts, template.nextOn)}: ` +
      `${money(facts, amount, template.currency)}.${inDays(template.nextOn)}`
    )
  })
  const listed = (some: readonly Coming[]) => some.map((one) => comingWords(book, one)).join(' ')
  const isAhead = period && period.to >= facts.today
  const kind = plans[0]?.kind ?? 'expense'
  const coming = isAhead ? await comingIn(book, { ...period, kind, plans }) : []
  return answered(
    [
      ...sentences,
      ...(coming.length > 0 ? [`Still to come in ${period?.words}: ${listed(coming)}`] : []),
      ...together(book, coming),
    ],
    { evidence: plans.map((plan) => planRow(plan, book)), link },
  )
}

/** What has no plan may be written down for days to come. */
async function writtenAhead(question: Question, kind: Wanted['kind']): Promise<PlainAnswer> {
  const { book, asked } = question
  const { facts } = book
  const [period] = asked.periods
  const from = laterDay(period?.from ?? facts.today, addDays(facts.today, 1))
  const days = { from, to: period && period.to >= from ? period.to : lastDay }
  const wanted = { ...subjectIn(question).filter, kind, period: days }
  const rows = await rowsOf(book.book, wanted, 'latest', rowsMost)
  if (rows.length === 0) {
    const name = named(question, 'category', 'place', 'item', 'tag', 'person')[0]?.name
    const none = `Nothing is planned for ${name ?? asked.mentions[0]?.text}.`
    return answered([none, ...seenNext(book, wanted)], { link })
  }
  const sentences = rows.toReversed().map(({ date, words, cost, isAbout }) => {
    const size = saidOf(facts, cost, { isAbout })
    return `${words} is entered for ${dayWords(facts, date ?? from)}: ${size}.`
  })
  return answered(sentences, { evidence: rows })
}

/** What came in so far of a time that runs. */
async function cameAlready(question: Question): Promise<readonly string[]> {
  const { asked, book } = question
  const [period] = asked.periods
  if (!period || !isRunning(period, book.facts.today) || period.from === book.facts.today) return []
  const { sentences } = await answerEarned({ ...question, asked: { ...asked, mentions: [] } })
  return sentences.slice(0, 1)
}

const comingSentences = (book: AnswerBook, incomes: readonly Coming[]): readonly string[] =>
  incomes.length === 0
    ? []
    : ['Coming in:', ...incomes.map((one) => comingWords(book, one)), ...together(book, incomes)]

/** What one will spend is more than the bills. */
function usualSentences({ asked, book: { facts } }: Question): readonly string[] {
  const usual = usualMonth(facts)
  if (usual === null || !isOfSpending.test(asked.skeleton)) return []
  const size = saidOf(facts, usual, ...writtenMonths(facts))
  return [`That is what is planned; a usual month costs ${size} in all${usualAmong(facts)}.`]
}

interface Besides {
  readonly incomes: readonly Coming[]
  readonly hasMoves: boolean
  readonly sentences: readonly string[]
}

const nothingBesides: Besides = { incomes: [], hasMoves: false, sentences: [] }

/** What moves and comes in beside what goes out; where nothing does, that is all there is. */
async function besidesOf(
  question: Question,
  days: Period,
  coming: readonly Coming[],
): Promise<Besides> {
  const { asked, book } = question
  const isOfCost = isOfSpending.test(asked.skeleton)
  const isAll =
    bothWays.test(asked.said) || mayComeIn.test(asked.said) || comesUp.test(asked.skeleton)
  const isAlone = coming.length === 0 && !isOfCost
  const incomes = isAll || isAlone ? await comingIn(book, { ...days, kind: 'income' }) : []
  const moves = isOfCost ? [] : await movesIn(book, days)
  const sentences = [
    ...moves,
    ...comingSentences(book, incomes),
    ...(isAll ? seenComing(book, days, 'income') : []),
  ]
  return { incomes, hasMoves: moves.length > 0, sentences }
}

export const answerUpcoming: AnswerTopic = async (question) => {
  const { book, asked } = question
  const { facts } = book
  const plans = plansNamed(question)
  const isBoth = bothWays.test(asked.said)
  const kind = isIncome(question) && !isBoth ? 'income' : 'expense'
  const isListOf =
    /\bsubscriptions?\b|\bcontracts?\b/.test(asked.skeleton) && asked.periods.length > 0
  const running = plans.filter(({ template }) => template.active)
  if (plans.length > 0 && !isListOf) return nextOf(question, running.length > 0 ? running : plans)
  if (asked.mentions.length > 0 && plans.length === 0) {
    return writtenAhead(question, kind)
  }
  const days = daysAhead(question)
  const before = kind === 'income' ? await cameAlready(question) : []
  const coming = await comingIn(book, { ...days, kind, ...(isListOf && { plans: running }) })
  // The next pay is asked for, however far it is.
  const isNextPay = kind === 'income' && asked.periods.length === 0
  const seen = isListOf ? [] : seenComing(book, isNextPay ? { ...days, to: lastDay } : days, kind)
  const spent = kind === 'expense' ? await spentWithAhead(question, coming) : []
  const bills = coming.filter(({ isLoan }) => !isLoan)
  const isMoneyOut = kind === 'expense' && !isListOf
  const besides = isMoneyOut ? await besidesOf(question, days, coming) : nothingBesides
  const until = dayWords(facts, days.to)
  if (coming.length === 0) {
    const span =
      days.from === days.to ? `on ${until}` : `from ${dayWords(facts, days.from)} to ${until}`
    const when = asked.periods.length > 0 ? span : `until ${until}`
    const more = before.length > 0 ? 'more ' : ''
    const entered = seen.length > 0 ? 'entered as ' : ''
    const due = kind === 'income' ? 'expected' : besides.hasMoves ? 'to be paid' : 'due'
    const none = `Nothing ${more}is ${entered}${due} ${when}.`
    const usual = kind === 'expense' ? usualSentences(question) : []
    return answered(
      [
        ...[...before, ...spent],
        ...(isNextPay ? [...seen, none] : [none, ...seen]),
        ...usual,
        ...besides.sentences,
      ],
      { evidence: besides.incomes.map(({ row }) => row).filter(isFirst), link },
    )
  }
  const billSum = bills.length < coming.length && bills.length > 1 ? together(book, bills) : []
  return answered(
    [
      ...extremeIn(asked.skeleton, coming, book),
      ...before,
      ...spent,
      ...coming.map((one) => comingWords(book, one)),
      ...billSum.map((sentence) => `Without loans: ${sentence.replace('Together ', '')}`),
      ...together(book, coming),
      ...seen,
      ...(kind === 'expense' ? usualSentences(question) : []),
      ...besides.sentences,
    ],
    { evidence: [...coming, ...besides.incomes].map(({ row }) => row).filter(isFirst), link },
  )
}

const isFirst = (row: Coming['row'], at: number, all: readonly Coming['row'][]) =>
  all.findIndex(({ id }) => id === row.id) === at
