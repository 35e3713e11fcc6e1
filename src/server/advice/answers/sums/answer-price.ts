import { firstDay, periodOf } from '#domain/advice/questions/period.ts'
import { shapeOf } from '#domain/advice/questions/shape.ts'
import { dayWords, money } from '#domain/advice/words.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { KnownTemplate } from '#server/advice/plan-facts.ts'
import { type AnswerTopic, answered, type PlainAnswer, type Question } from '../answer.ts'
import type { AnswerBook } from '../answer-book.ts'
import { planName, planRow, plansNamed, runningPlans } from '../plans.ts'
import { linkTo } from '../say.ts'
import { isPriceKept, seenPlans, seenRow } from '../seen-plans.ts'
import { named, subjectIn, wantedOf } from '../subject.ts'
import { everything, type Row, rowsOf } from '../sums.ts'
import { compareDays } from './compare-days.ts'

const link = '/mcapp/recurring'

/** What something went from and to, and on which day. */
interface Step {
  readonly before: number
  readonly now: number
  readonly on: Day
  readonly currency: string
}

const rowsLooked = 24

/** The last step of a price that is kept otherwise; null where it varies, or never changed. */
function stepIn(rows: readonly Row[]): Step | null {
  const [last] = rows
  const amounts = rows.toReversed().flatMap(({ amount }) => amount ?? [])
  const isOne = rows.every(({ currency }) => currency === last?.currency)
  const now = last?.amount
  if (!last?.currency || !now || !isOne || rows.length < 2) return null
  // Twice is what comes once a year; of more, all but a few stay as they were.
  if (rows.length > 2 && !isPriceKept(amounts)) return null
  const at = rows.findIndex(({ amount }) => amount !== now)
  const [before, on] = [rows[at]?.amount, rows[at - 1]?.date]
  return before && on ? { before, now, on, currency: last.currency } : null
}

/** As it was entered ahead, or as its own rows show. */
async function stepOf(plan: KnownTemplate, { book, facts, payments }: AnswerBook) {
  const { template } = plan
  const changes = template.priceChanges.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const last = changes.at(-1)
  if (last) {
    const before = changes.at(-2)?.amount ?? template.amount
    return { before, now: last.amount, on: last.from, currency: template.currency }
  }
  const period = periodOf(firstDay, facts.today, facts)
  const entryIds = payments.get(template.id)?.ids ?? []
  const wanted = { ...everything, entryIds, kind: 'expense', period } as const
  return stepIn(await rowsOf(book, wanted, 'latest', rowsLooked))
}

const cheaper = /\bcheaper\b|\b(?:gone|go|goes|going|went) down\b|\bcosts? less\b/
const dearer = shapeOf(
  String.raw`\b(?:(?:more|most) (?:expensive|costly)|dearer|pricier|costlier|(?:gone|go|goes|going`,
  String.raw`|went) up|costs? more|increased?|increases|raised?|raises|rises?|risen|rose)\b`,
)
const isCheaperAsked = ({ asked }: Question) => cheaper.test(asked.skeleton)
const isDearerAsked = ({ asked }: Question) => dearer.test(asked.skeleton)

/** Yes or No, where that was asked, and the step. */
function stepSentence(question: Question, name: string, step: Step, isVerdict: boolean): string {
  const { facts } = question.book
  const say = (amount: number) => money(facts, amount, step.currency)
  const isMore = step.now > step.before
  const verb = step.on > facts.today ? 'will go' : 'went'
  const word = isMore === isCheaperAsked(question) ? 'No' : 'Yes'
  const by = `${say(Math.abs(step.now - step.before))} ${isMore ? 'more' : 'less'}`
  return (
    `${isVerdict ? `${word}: ` : ''}${name} ${verb} from ${say(step.before)} to ` +
    `${say(step.now)} on ${dayWords(facts, step.on)}, ${by}.`
  )
}

const isYesNo = ({ asked }: Question) =>
  /^(?:and )?(?:did|do|does|is|are|was|were|has|have|will)\b/.test(asked.skeleton)

async function priceOfPlan(question: Question, plan: KnownTemplate): Promise<string> {
  const { book } = question
  const { template } = plan
  const step = await stepOf(plan, book)
  if (step) return stepSentence(question, planName(plan), step, isYesNo(question))
  const price = money(book.facts, template.amount, template.currency)
  return `${isYesNo(question) ? 'No: ' : ''}${planName(plan)} is ${price} as before.`
}

/** What comes in each time from one and the same, where it became another sum; null otherwise. */
export async function stepOfIncome(question: Question): Promise<PlainAnswer | null> {
  const { facts, book } = question.book
  const subject = subjectIn(question)
  if (!subject.isIncome || question.asked.periods.length > 0) return null
  const period = periodOf(firstDay, facts.today, facts)
  const wanted = { ...subject.filter, kind: 'income', period } as const
  const rows = await rowsOf(book, wanted, 'latest', rowsLooked)
  const [last] = rows
  const step = rows.every(({ words }) => words === last?.words) ? stepIn(rows) : null
  if (!last || !step) return null
  const sentence = stepSentence(question, last.words, step, isYesNo(question))
  return answered([sentence], { evidence: rows, link: linkTo('income', subject, period) })
}

/** What one thing cost each time; where that varies anyway, what it took in all. */
async function priceOfRows(question: Question): Promise<PlainAnswer> {
  const { book } = question
  const { facts } = book
  const subject = subjectIn(question)
  const period = periodOf(firstDay, facts.today, facts)
  const rows = await rowsOf(book.book, wantedOf(subject, period), 'latest', rowsLooked)
  const [last] = rows
  const more = { evidence: rows, link: linkTo('expenses', subject, period) }
  const step = stepIn(rows)
  if (last && step) {
    return answered([stepSentence(question, last.words, step, isYesNo(question))], more)
  }
  const isKept = rows.length > 1 && rows.every(({ amount }) => amount === last?.amount)
  if (!last?.currency || !isKept) return compareDays(question)
  const price = money(facts, last.amount ?? 0, last.currency)
  return answered([`No: ${last.words} was ${price} each time.`], more)
}

/** What comes again at a price that was another one before, entered in Recurring or not. */
async function changedPrices(
  question: Question,
  plans: readonly KnownTemplate[],
): Promise<PlainAnswer> {
  const { book } = question
  const { facts } = book
  const sentences: string[] = []
  const evidence = []
  const [isDown, isUp] = [isCheaperAsked(question), isDearerAsked(question)]
  // What changed is both: what went up leaves out what fell.
  const isAsked = ({ now, before }: Step) => isDown === isUp || now > before === isUp
  for (const plan of plans) {
    const step = await stepOf(plan, book)
    if (!step || !isAsked(step)) continue
    sentences.push(stepSentence(question, planName(plan), step, false))
    evidence.push(planRow(plan, book))
  }
  const period = periodOf(firstDay, facts.today, facts)
  for (const seen of seenPlans(book)) {
    const wanted = { ...everything, entryIds: seen.rowIds, kind: 'expense', period } as const
    const step = stepIn(await rowsOf(book.book, wanted, 'latest', rowsLooked))
    if (!step || !isAsked(step)) continue
    sentences.push(stepSentence(question, seen.description, step, false))
    evidence.push(seenRow(seen))
  }
  if (sentences.length === 0) {
    const what = isDown === isUp ? 'changed' : isUp ? 'gone up' : 'gone down'
    return answered([`No price of what recurs has ${what}.`], { link })
  }
  return answered(sentences, { evidence, link })
}

export const answerPrice: AnswerTopic = async (question) => {
  const { book, asked } = question
  const own = plansNamed(question)
  const isNamed = named(question, 'template').length > 0 || named(question, 'place').length > 0
  const isList = /\b(?:which|what|any|anything)\b/.test(asked.skeleton) && !isNamed
  if (isList) {
    return changedPrices(question, own.length > 0 ? own : runningPlans(book, 'expense'))
  }
  if (own.length > 0) {
    const sentences: string[] = []
    for (const plan of own) sentences.push(await priceOfPlan(question, plan))
    return answered(sentences, { evidence: own.map((plan) => planRow(plan, book)), link })
  }
  if (asked.mentions.length > 0) {
    return (await stepOfIncome(question)) ?? priceOfRows(question)
  }
  return changedPrices(question, runningPlans(book, 'expense'))
}
