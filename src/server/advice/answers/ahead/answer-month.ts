import type { Facts } from '#domain/advice/facts.ts'
import type { Period } from '#domain/advice/questions/period.ts'
import { dayWords } from '#domain/advice/words.ts'
import { forecastDays } from '#domain/analytics/forecast.ts'
import {
  accountsWords,
  deductsToday,
  otherWords,
  spentTodayWords,
  tightSentence,
} from '#domain/analytics/safe-words.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import { figureWords, missingWords } from '#domain/money/figure-words.ts'
import { type AnswerTopic, answered, cannot, type PlainAnswer, type Question } from '../answer.ts'
import { heldSentences } from '../answer-accounts.ts'
import { saidOf } from '../say.ts'
import { foreseenSentences } from './answer-lasts.ts'
import { answerWillSave } from './answer-will-save.ts'
import {
  asMuchAs,
  type ByIncome,
  endOfMonth,
  type MonthAhead,
  monthAhead,
  monthSentences,
} from './month-ahead.ts'

const link = '/mcapp/dashboard'
const noIncome = 'Nothing came in this month or in the months before, so what stays cannot be told.'

function leftSentence(facts: Facts, { left, isAbout = false }: ByIncome): string {
  if (left === null) return 'The amounts are too large to add.'
  const size = saidOf(facts, Math.abs(left), { isAbout })
  const until = dayWords(facts, endOfMonth(facts))
  return left < 0 ? `${size} is missing until ${until}.` : `${size} is left until ${until}.`
}

/** What stays until a later day, as far as the forecast reaches. */
async function aheadOf(question: Question, { to }: Period): Promise<PlainAnswer> {
  const { facts } = question.book
  const sentences = await foreseenSentences(question, to)
  const reach = dayWords(facts, addDays(facts.today, forecastDays))
  return sentences.length === 0
    ? cannot([`I can only look ahead to ${reach}, and only where a forecast can be made.`])
    : answered([...sentences, ...(await heldSentences(question.book))], {
        link: '/mcapp/analytics',
      })
}

/** What will stay of this month, by what is known today. */
export const answerOutlook: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { facts } = book
  const to = endOfMonth(facts)
  const [period] = asked.periods
  if (period && period.to > to && /\bsaved?\b/.test(asked.skeleton)) {
    return answerWillSave(question, period)
  }
  if (period && period.to !== to && period.to > facts.today) {
    return aheadOf(question, period)
  }
  const { byIncome } = await monthAhead(book.book)
  const held = await heldSentences(book)
  if (!byIncome) return answered([noIncome, ...held], { link })
  return answered(
    [
      leftSentence(facts, byIncome),
      ...monthSentences(facts, byIncome),
      'What you spend besides until then comes off.',
      ...held,
    ],
    { link },
  )
}

type Safe = NonNullable<MonthAhead['safe']>
type Of<Basis extends Safe['basis']> = Extract<Safe, { readonly basis: Basis }>
type ByBudgets = Pick<Of<'budgets'>, 'tightest' | 'over'>

const tightestSentence = (facts: Facts, byBudgets: ByBudgets | undefined): readonly string[] => {
  const said = byBudgets && tightSentence(byBudgets, facts)
  return said ? [said] : []
}

function budgetLines(facts: Facts, safe: Of<'budgets'>): readonly string[] {
  const lines = safe.budgets.map((one) => {
    const { isAbout, missing = [] } = one
    const say = (amount: number) => figureWords({ amount, isAbout }, one.currency, facts.locale)
    const toCome = one.upcoming === 0 ? '' : `, less ${say(one.upcoming)} to come`
    const rest = missing.length > 0 ? ` Not taken off: ${missingWords(missing, facts.locale)}.` : ''
    const over = `over ${counted(one.daysLeft, 'day')}: ${say(one.perDay)} a day.`
    return `${one.name}: ${say(one.left)} left${toCome}, ${over}${rest}`
  })
  const { month } = safe
  return [
    ...lines,
    ...tightestSentence(facts, safe),
    ...(month ? [otherWords('month', month, safe, facts)] : []),
  ]
}

function monthLines(facts: Facts, safe: Of<'income'>): readonly string[] {
  const over = `over ${counted(safe.daysLeft, 'day')}, today included`
  const { byBudgets } = safe
  return [
    ...monthSentences(facts, safe),
    `${leftSentence(facts, safe).slice(0, -1)}, ${over}.`,
    ...tightestSentence(facts, byBudgets),
    ...(byBudgets ? [otherWords('budgets', byBudgets, safe, facts)] : []),
  ]
}

function accountLines(facts: Facts, { month, byBudgets, ...safe }: Of<'accounts'>) {
  return [
    accountsWords(safe, facts),
    ...(month ? [otherWords('month', month, safe, facts)] : []),
    ...(byBudgets ? [otherWords('budgets', byBudgets, safe, facts)] : []),
  ]
}

function linesOf(facts: Facts, safe: Safe): readonly string[] {
  if (safe.basis === 'budgets') return budgetLines(facts, safe)
  return safe.basis === 'income' ? monthLines(facts, safe) : accountLines(facts, safe)
}

function todaySentence(facts: Facts, { spentToday, aboutToday }: MonthAhead['ofToday']) {
  if (!spentToday) return []
  const size = saidOf(facts, Math.abs(spentToday), { isAbout: aboutToday === true })
  return [
    spentToday < 0 ? `${size} more came back today than was spent.` : `${size} ${spentTodayWords}.`,
  ]
}

/** The figure of the dashboard, and how it is made. */
export const answerSafe: AnswerTopic = async ({ book }) => {
  const { facts } = book
  const { safe, ofToday } = await monthAhead(book.book)
  if (!safe) return answered([noIncome, 'With a budget it can.'], { link })
  const { perDay: amount, isAbout } = safe
  const perDay = figureWords({ amount, isAbout }, facts.currency, facts.locale)
  const made = linesOf(facts, safe)
  const today = deductsToday(safe) ? todaySentence(facts, ofToday) : []
  const usual = safe.basis === 'income' ? safe.usualMonth : null
  const rests = usual ? `, if ${asMuchAs(facts, usual.from)}` : ''
  return answered([`${perDay} is safe to spend today${rests}.`, ...today, ...made], { link })
}
