import type { BudgetFact, Facts } from '#domain/advice/facts.ts'
import { budgetRow, dayWords, money } from '#domain/advice/words.ts'
import { figureWords } from '#domain/money/figure-words.ts'
import { type AnswerTopic, answered, asking, type Question } from '../answer.ts'
import { plansNamed } from '../plans.ts'
import { type PriceAsked, pricesIn } from '../price.ts'
import { saidOf } from '../say.ts'
import { named } from '../subject.ts'
import { affordLater, laterMonth } from './afford-later.ts'
import { coveringOf, leftOf, sayOf } from './answer-budgets.ts'
import { affordBefore, beforeIncome } from './before-income.ts'
import { enoughFor } from './enough-for.ts'
import { type FiledAs, filedAs } from './filed-as.ts'
import { meansFor, type Usual, usualRest } from './from-accounts.ts'
import {
  asMuchAs,
  type ByIncome,
  endOfMonth,
  type MonthAhead,
  monthAhead,
  monthSentences,
} from './month-ahead.ts'

const link = '/mcapp/dashboard'

interface Counting {
  readonly budgets: readonly BudgetFact[]
  /** Those of what it would be filed under, where that was not said: told, and no verdict. */
  readonly likely: readonly (FiledAs & { readonly budgets: readonly BudgetFact[] })[]
}

/** The budgets a price has to fit into: the one it is to come from, or those it would count in. */
async function budgetsFor(question: Question): Promise<Counting> {
  const { asked, book } = question
  const ids = named(question, 'budget').map(({ id }) => id)
  const isFrom = /\b(?:from|out of|in|within|of|with|on)\b/.test(asked.skeleton)
  const own = isFrom
    ? book.facts.budgets.filter(({ id, now }) => now !== null && ids.includes(id))
    : []
  if (own.length > 0) return { budgets: own.slice(0, 1), likely: [] }
  const filed = await filedAs(question)
  const said = filed.filter(({ isSaid }) => isSaid).map(({ id }) => id)
  const { own: some, whole } = await coveringOf(book, said)
  const likely = filed
    .filter(({ isSaid }) => !isSaid)
    .map(async (one) => ({ ...one, budgets: (await coveringOf(book, [one.id])).own }))
  return { budgets: [...some, ...whole], likely: await Promise.all(likely) }
}

/** What the budgets have that it would probably count in. */
const likelySentences = (
  question: Question,
  { likely, budgets: asked }: Counting,
  price: string,
  sum: PriceAsked,
): readonly string[] =>
  likely.flatMap(({ text, name, budgets }) =>
    budgets
      .filter((budget) => !asked.includes(budget))
      .flatMap((budget) => roomIn(question, budget, sum) ?? [])
      .map(({ rest, lack, sentence }) => {
        const but = rest < 0 ? 'But ' : ''
        const over = rest < 0 ? ` So ${price} ${lack}.` : ''
        return `${but}“${text}” counts as ${name}: ${sentence}${over}`
      }),
  )

/** What a budget has for it, after what still comes in it by plan; null where there is no rate. */
function roomIn({ book }: Question, budget: BudgetFact, price: PriceAsked) {
  const { facts } = book
  const { now, currency } = budget
  const say = sayOf(facts, budget)
  const upcoming = now?.upcoming ?? 0
  const left = leftOf(budget)
  const free = left - upcoming
  const cost = book.book.into(currency)(price.amount, price.currency)
  if (cost === null) return null
  const whole = budget.categoryIds.length === 0 ? ', your budget for everything,' : ''
  const until = dayWords(facts, now?.to ?? facts.today)
  const has = left < 0 ? `is ${say(-left)} over` : `has ${say(left)} left`
  const toCome = upcoming === 0 ? '' : `, less ${say(upcoming)} to come`
  const isAbout = now?.isAbout === true || currency !== price.currency
  const then = (amount: number) => figureWords({ amount, isAbout }, currency, facts.locale)
  const after = free >= cost ? `, then ${then(free - cost)}` : ''
  return {
    budget,
    rest: free - cost,
    inBook: budget.toBook(free - cost),
    isAbout: isAbout || currency !== facts.currency,
    lack:
      free < 0
        ? `does not fit into ${budget.name}, which is short already`
        : `is ${then(cost - free)} more than ${budget.name} has`,
    sentence: `${budget.name}${whole} ${has} until ${until}${toCome}${after}.`,
  }
}

type Room = NonNullable<ReturnType<typeof roomIn>>

interface MonthRoom {
  readonly left: number
  readonly rest: number
  readonly isAbout: boolean
}

const lackWords = (facts: Facts, month: MonthRoom) =>
  month.left < 0
    ? 'does not fit in, as the month is short already'
    : `is ${saidOf(facts, -month.rest, month)} more than is free this month`

/** What a yes of this month rests on: income that has not come; null where it rests on none. */
function restsOn(facts: Facts, income: ByIncome | null, month: MonthRoom | null): Resting | null {
  const awaited = (income?.income ?? 0) - (income?.received ?? 0)
  if (!income || !month || awaited <= 0 || month.rest >= awaited) return null
  const isAbout = income.about?.some((part) => /^(?:income|received)/.test(part)) === true
  const yet = `(${saidOf(facts, awaited, { isAbout })} has not come yet)`
  return income.usualMonth
    ? { lead: 'Only', on: `if ${asMuchAs(facts, income.usualMonth.from)} ${yet}` }
    : { lead: 'Yes,', on: `if the income comes that is still ahead ${yet}` }
}

interface Resting {
  readonly lead: string
  readonly on: string
}

interface RestsOn {
  readonly rests: Resting | null
  readonly accounts: string | null
  readonly savings: string | null
}

/** Yes needs both; a no says which of them does not have it. */
function verdict(
  { book: { facts } }: Question,
  price: string,
  rooms: readonly Room[],
  month: MonthRoom | null,
  { rests, accounts, savings }: RestsOn,
): string {
  const [tight] = rooms.filter(({ rest }) => rest < 0)
  const lack = month && month.rest < 0 ? lackWords(facts, month) : null
  const names = rooms.map(({ budget }) => budget.name).join(' and ')
  if (tight && lack) {
    return `No: ${price} ${lack}, and ${tight.lack}.`
  }
  if (tight) {
    const has = month ? ', though the month has it' : ''
    return `No: ${price} ${tight.lack}${has}.`
  }
  if (lack) {
    const held = accounts ?? savings
    if (held) return `${held} ${price} ${lack}.`
    const fits = names ? `, though it fits into ${names}` : ''
    return `No: ${price} ${lack}${fits}.`
  }
  const into = names ? `into ${names}${month ? ' and into the month' : ''}` : 'in'
  const known = rooms.flatMap(({ inBook, isAbout, budget }) =>
    inBook === null ? [] : [{ rest: inBook, isAbout, of: ` of ${budget.name}` }],
  )
  const ofMonth = month ? [{ ...month, of: names ? ' of the month' : '' }] : []
  const [least] = [...known, ...ofMonth].toSorted((a, b) => a.rest - b.rest)
  const over = least ? `, and ${saidOf(facts, least.rest, least)}${least.of} would be left` : ''
  const fits = `${price} fits ${into}${over}.`
  if (!rests) return `Yes: ${fits}`
  const { lead, on } = rests
  if (accounts) return `${accounts} ${price} fits into the month ${on}.`
  return `${lead} ${on}: ${fits}${savings ? ' Before that it would be taken from savings.' : ''}`
}

/** What fits into the month may still be more than the dashboard calls safe on one day. */
function beyondToday(facts: Facts, cost: number, safe: MonthAhead['safe']): readonly string[] {
  if (!safe || safe.perDay === null || cost <= safe.perDay) return []
  const size = saidOf(facts, safe.perDay, { isAbout: safe.isAbout === true })
  return [`${size} is safe to spend today, so it would take from the days after it too.`]
}

const noIncome = 'No income is known of this month or those before, so only the budget is asked.'

/** What is free by what is known, and without what one usually spends besides. */
function freeSentences(
  facts: Facts,
  known: MonthAhead['byIncome'],
  usual: Usual,
): readonly string[] {
  if (!known || known.left === null) return [noIncome]
  const free = (amount: number, ...from: readonly { readonly isAbout?: boolean | undefined }[]) =>
    `${saidOf(facts, Math.abs(amount), ...from)} is ${amount < 0 ? 'missing' : 'free'}`
  return [
    ...monthSentences(facts, known),
    `So ${free(known.left, known)} this month.`,
    ...(usual.amount > 0
      ? [
          `${saidOf(facts, usual.amount, usual)} more is usual until ` +
            `${dayWords(facts, endOfMonth(facts))}, ` +
            `so ${free(known.left - usual.amount, known, usual)} in all.`,
        ]
      : []),
  ]
}

/** The sum, and what it is the sum of. */
function priceWords(facts: Facts, { each, ...sum }: NonNullable<ReturnType<typeof pricesIn>>) {
  const say = ({ amount, currency }: PriceAsked) => money(facts, amount, currency)
  const isAbout = each.some(({ currency }) => currency !== sum.currency)
  const whole = figureWords({ amount: sum.amount, isAbout }, sum.currency, facts.locale)
  return each.length > 1 ? `${whole} (${each.map(say).join(' and ')} together)` : whole
}

/** What is planned has its price; of anything else it is asked. */
async function withoutPrice(question: Question): ReturnType<AnswerTopic> {
  // A phone is no phone bill, but the rent is the rent.
  const isKnown =
    plansNamed(question).length > 0 &&
    named(question, 'template', 'category').some(({ fit }) => fit === 'whole')
  const isEnough = isKnown || /\benough\b/.test(question.asked.skeleton)
  const enough = isEnough ? await enoughFor(question) : null
  return enough ?? asking(['How much does it cost? Ask again with the price.'], { proposals: [] })
}

/** Whether a price fits into its budgets and into the month, as the dashboard knows it. */
export const answerAfford: AnswerTopic = async (question) => {
  const { book } = question
  const { facts } = book
  const sum = pricesIn(question)
  if (!sum) return withoutPrice(question)
  const price = priceWords(facts, sum)
  const cost = book.book.inBook(sum.amount, sum.currency)
  const counting = await budgetsFor(question)
  const { budgets } = counting
  const later = laterMonth(question)
  if (later && cost !== null) {
    return affordLater(question, later, { ...sum, cost, said: price }, budgets)
  }
  const rooms = budgets.flatMap((budget) => roomIn(question, budget, sum) ?? [])
  const spendable = cost === null ? null : await beforeIncome(question)
  if (cost !== null && spendable) {
    return affordBefore(question, { cost, said: price }, spendable, rooms)
  }
  const { byIncome, safe } = await monthAhead(book.book)
  if (cost === null || byIncome?.left === null) {
    const why = cost === null ? `There is no rate for ${sum.currency}` : 'The sums are too large'
    return answered([`${why}, so ${price} cannot be set against your book.`])
  }
  const isOther = sum.currency !== facts.currency
  const usual = await usualRest(question)
  const month = byIncome && {
    left: byIncome.left - usual.amount,
    rest: byIncome.left - usual.amount - cost,
    isAbout: byIncome.isAbout === true || usual.isAbout || isOther,
  }
  if (!month && rooms.length === 0) {
    return answered(
      [`Nothing came in this month or in the months before, so ${price} has nothing to fit into.`],
      { link },
    )
  }
  const [only] = rooms
  const isFitting = [...rooms, ...(month ? [month] : [])].every(({ rest }) => rest >= 0)
  const rests = restsOn(facts, byIncome, month)
  const means = await meansFor(question, cost, Math.max(0, -(month?.left ?? 0)))
  const first = verdict(question, price, rooms, month, { rests, ...means })
  const isTight = rooms.some(({ rest }) => rest < 0)
  return answered(
    [
      first,
      ...likelySentences(question, counting, price, sum),
      ...(isFitting ? beyondToday(facts, cost, safe) : []),
      ...rooms.map(({ sentence }) => sentence),
      ...freeSentences(facts, byIncome, usual),
      ...(await means.heldWords(first, isTight)),
    ],
    {
      evidence: rooms.map(({ budget }) => budgetRow(budget)),
      link: only && rooms.length === 1 ? `/mcapp/budgets/${only.budget.id}` : link,
    },
  )
}
