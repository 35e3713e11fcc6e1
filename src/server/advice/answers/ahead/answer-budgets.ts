import type { BudgetFact, Facts } from '#domain/advice/facts.ts'
import { isMonthEnd, type Period } from '#domain/advice/questions/period.ts'
import { shapeOf } from '#domain/advice/questions/shape.ts'
import { budgetRow, dayWords, usedWords } from '#domain/advice/words.ts'
import { daysBetween } from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import { figureWords, missingWords } from '#domain/money/figure-words.ts'
import { type AnswerTopic, answered, unknown } from '../answer.ts'
import type { AnswerBook } from '../answer-book.ts'
import { named } from '../subject.ts'
import { answerOutlook } from './answer-month.ts'
import { spendUntil } from './before-income.ts'
import { answerEnded } from './past-budgets.ts'

const link = '/mcapp/budgets'

export const leftOf = ({ now }: BudgetFact) => (now?.available ?? 0) - (now?.spent ?? 0)

/** In its own currency, about so much where entries of others count in it. */
export const sayOf =
  ({ locale }: Facts, { currency, now }: BudgetFact) =>
  (amount: number): string =>
    figureWords({ amount, isAbout: now?.isAbout }, currency, locale)

function leftSentence({ facts }: AnswerBook, budget: BudgetFact): string {
  const { name, now } = budget
  const left = leftOf(budget)
  const until = dayWords(facts, now?.to ?? facts.today)
  const missing = now?.missing ?? []
  const rest = missing.length > 0 ? ` Not taken off: ${missingWords(missing, facts.locale)}.` : ''
  const say = sayOf(facts, budget)
  const used = usedWords(facts, budget)
  return left < 0
    ? `${name}: ${say(-left)} over, until ${until}; ${used}.${rest}`
    : `${name}: ${say(left)} left until ${until}; ${used}.${rest}`
}

/** Whether it will be enough: what is known says no, and what is usual says probably. */
function lastSentence({ facts }: AnswerBook, budget: BudgetFact): string {
  const { name, now } = budget
  if (!now) return `${name} does not run today.`
  const { spent, available, upcoming, projected, to } = now
  const say = sayOf(facts, budget)
  const until = dayWords(facts, to)
  if (spent > available) return `No: ${name} is over already.`
  const known = spent + (upcoming ?? 0)
  if (known > available) {
    return `No: with what comes by plan, ${name} takes ${say(known)} by ${until}.`
  }
  if (projected === null) return `It is too early to tell whether ${name} lasts until ${until}.`
  const likely = `${name} comes to ${say(projected)} of ${say(available)} by ${until}`
  return projected > available
    ? `Probably not: as it usually goes, ${likely}.`
    : `Probably yes: as it usually goes, ${likely}.`
}

const asksLast = (skeleton: string) =>
  /^(?:will|does|do|is|are|would|can)\b/.test(skeleton) &&
  /\blasts?\b(?! (?:week|month|year|quarter|time))|\benough\b|\bsuffic|\b(?:hold|run) out\b/.test(
    skeleton,
  )

/** Whether a budget is over, or is known or likely to be by its end. */
const isRisky = (budget: BudgetFact): boolean => {
  const { now } = budget
  if (!now) return false
  const { spent, available, upcoming, projected } = now
  return Math.max(spent, spent + (upcoming ?? 0), projected ?? 0) > available
}

/** Whether more will be spent of a budget than it has. */
function overSentence({ facts }: AnswerBook, budget: BudgetFact): string {
  const { name, now } = budget
  if (!now) return `${name} does not run today.`
  const { spent, available, upcoming, projected, to } = now
  const say = sayOf(facts, budget)
  const by = `of ${say(available)} by ${dayWords(facts, to)}`
  if (spent > available) return `${name} is over budget by ${say(spent - available)} already.`
  const known = spent + (upcoming ?? 0)
  if (known > available)
    return `${name} goes over budget: what is planned makes it ${say(known)} ${by}.`
  if (projected === null) return `${name}: it is too early to tell.`
  const way = projected > available ? 'go over' : 'stay within'
  return `${name} is likely to ${way}: as it usually goes, it comes to ${say(projected)} ${by}.`
}

/** Whoever asks what will be over asks for more than what is. */
const isToBeOver = shapeOf(
  String.raw`\b(?:will|would|going|gonna|likely|might|could|about to|expect\w*|risk)\b`,
  String.raw`|\b(?:do|should) i overspend\b`,
)

/** Those that are over or will be first; all where none is. */
function tellOver(book: AnswerBook, some: readonly BudgetFact[], first: readonly string[]) {
  const risky = some.filter(isRisky)
  const shown = risky.length > 0 ? risky : some
  const none =
    some.length > 1 && risky.length === 0
      ? ['None of your budgets is over, and none is likely to go over.']
      : []
  return answered([...first, ...none, ...shown.map((budget) => overSentence(book, budget))], {
    evidence: shown.map(budgetRow),
    link: shown.length === 1 ? `/mcapp/budgets/${shown[0]?.id}` : link,
  })
}

const units = { day: 1, week: 7 } as const

/** What of it there is for each day until its end, as the dashboard counts them. */
function eachSentence({ facts }: AnswerBook, budget: BudgetFact, skeleton: string) {
  const [, unit] = /\b(?:per|an?|each|every) (day|week)\b/.exec(skeleton) ?? []
  const left = leftOf(budget)
  if (!unit || !budget.now || left <= 0) return []
  const days = daysBetween(facts.today, budget.now.to) + 1
  const each = Math.floor((left * units[unit as keyof typeof units]) / days)
  const over = `for ${counted(days, 'day')}, today included`
  return [`That is ${sayOf(facts, budget)(Math.min(each, left))} a ${unit}, ${over}.`]
}

const tell = (
  book: AnswerBook,
  budgets: readonly BudgetFact[],
  first: readonly string[],
  skeleton: string,
) => {
  const verdicts = asksLast(skeleton) ? budgets.map((budget) => lastSentence(book, budget)) : []
  const lefts = budgets.flatMap((budget) => [
    leftSentence(book, budget),
    ...eachSentence(book, budget, skeleton),
  ])
  return answered([...verdicts, ...first, ...lefts], {
    evidence: budgets.map(budgetRow),
    link: budgets.length === 1 ? `/mcapp/budgets/${budgets[0]?.id}` : link,
  })
}

/** The budgets that count a category, the narrowest first. */
export async function coveringOf(book: AnswerBook, categoryIds: readonly string[]) {
  const { rows } = await book.book.db.query<{ id: string; categoryIds: readonly string[] }>(
    'select id, category_ids as "categoryIds" from budgets where scope = $1 and not archived',
    [book.book.scope],
  )
  const below = (id: string) => book.names.below(id)
  const found = rows.filter(({ categoryIds: own }) =>
    own.flatMap(below).some((id) => categoryIds.includes(id)),
  )
  const all = rows.filter(({ categoryIds: own }) => own.length === 0)
  const isOne = (ids: readonly { readonly id: string }[]) =>
    book.facts.budgets.filter(({ id, now }) => now !== null && ids.some((one) => one.id === id))
  return { own: isOne(found), whole: isOne(all) }
}

/** A budget is not told by the day: what is left is left until it ends. */
function untilSentence({ facts }: AnswerBook, days: Period | undefined): readonly string[] {
  if (!days || days.to <= facts.today || isMonthEnd(days.to)) return []
  return [`Until ${dayWords(facts, days.to)} alone cannot be told; this is until budgets end.`]
}

export const answerLeft: AnswerTopic = async (question) => {
  const { asked, book } = question
  const running = book.facts.budgets.filter(({ now }) => now !== null)
  const [days] = asked.periods
  const until = untilSentence(book, days)
  const isOver =
    /\b(?:over|exceed\w*)\b|\boverspen/.test(asked.skeleton) &&
    !/\bleft over\b/.test(asked.skeleton)
  const say = (some: readonly BudgetFact[], first: readonly string[] = []) =>
    days && days.to < book.facts.today
      ? answerEnded(question, some, days, isOver)
      : isOver && isToBeOver.test(asked.skeleton)
        ? tellOver(book, some, [...until, ...first])
        : tell(book, some, [...until, ...first], asked.skeleton)
  const ids = named(question, 'budget').map(({ id }) => id)
  const own = running.filter(({ id }) => ids.includes(id))
  if (own.length > 0) return say(own)
  const categories = named(question, 'category')
  const [first] = categories
  if (first) {
    const { own: some, whole } = await coveringOf(
      book,
      categories.flatMap(({ id }) => [id]),
    )
    if (some.length > 0) return say(some)
    if (/\bbudget\b/.test(asked.skeleton) || whole.length === 0) {
      return unknown([`You have no budget called ${first.text}.`, ...namesOf(running)], { link })
    }
    return say(whole, [`No budget is for ${first.name} alone; this one counts everything.`])
  }
  const [other] = asked.mentions
  if (other) {
    return unknown([`You have no budget called ${other.text}.`, ...namesOf(running)], { link })
  }
  const near = await spendUntil(question)
  if (near) return near
  if (running.length === 0) {
    const isOfBudgets = /\bbudgets?\b|\bover ?spen/.test(asked.skeleton)
    if (!isOfBudgets) return answerOutlook(question)
    return answered(['You have no budget that runs today.'], { link })
  }
  if (days && days.to < book.facts.today) return say(running)
  if (isOver && isToBeOver.test(asked.skeleton)) return say(running)
  const over = running.filter((budget) => leftOf(budget) < 0)
  if (isOver && over.length === 0) return say(running, ['None of your budgets is over.'])
  if (isOver || /\bbudgets?\b/.test(asked.skeleton) || until.length > 0) {
    return say(isOver ? over : running)
  }
  // What is left is of the month first, and then of its budgets.
  const month = await answerOutlook(question)
  const lefts = await say(running)
  return { ...lefts, sentences: [...month.sentences, ...lefts.sentences], link: month.link }
}

export const namesOf = (things: readonly { readonly name: string }[]): readonly string[] =>
  things.length === 0 ? [] : [`There is: ${things.map(({ name }) => name).join(', ')}.`]
