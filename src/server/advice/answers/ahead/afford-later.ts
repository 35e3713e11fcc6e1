import type { BudgetFact, Facts } from '#domain/advice/facts.ts'
import { monthPeriod } from '#domain/advice/questions/period.ts'
import { dayWords, money, monthWords, plainRow } from '#domain/advice/words.ts'
import { usualMonth, writtenMonths } from '#domain/advice/yardstick.ts'
import { incomeCountedOn } from '#domain/analytics/safe-to-spend.ts'
import { addMonths, isMonthLong, type Month, monthOf } from '#domain/calendar/calendar.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { answered, type PlainAnswer, type Question } from '../answer.ts'
import { type Coming, comingIn } from '../plans.ts'
import type { PriceAsked } from '../price.ts'
import { saidOf, usualAmong } from '../say.ts'
import { meansFor, usualRest } from './from-accounts.ts'
import { asMuchAs, monthAhead } from './month-ahead.ts'

const link = '/mcapp/recurring'

/** The month that is asked about where it has not begun; null for this one. */
export function laterMonth({ asked, book: { facts } }: Question): Month | null {
  const [period] = asked.periods
  if (!period) return null
  const month = monthOf(period.from)
  return month > monthOf(facts.today) ? month : null
}

interface Expected {
  readonly amount: number | null
  readonly isAbout: boolean
  readonly words: string
  /** What a yes rests on. */
  readonly if?: string
}

/** By plan, or as in a usual month where less is planned; null where nothing is known. */
async function incomeOf({ book }: Question, coming: readonly Coming[]): Promise<Expected | null> {
  const { facts } = book
  const { incomesBefore } = await monthAhead(book.book)
  const sum = sumAmounts(coming.map(({ amount, currency }) => book.book.inBook(amount, currency)))
  const { income, isUsual } = incomeCountedOn(
    sum,
    incomesBefore.map((one) => one.income),
  )
  if (income === 0) return null
  const middle = isUsual ? incomesBefore.find((one) => one.income === income) : undefined
  if (middle) {
    const words = `of income is counted on, as in ${monthWords(facts, monthOf(middle.from))}`
    const isAbout = middle.isAbout?.income === true
    return { amount: income, isAbout, words, if: asMuchAs(facts, middle.from) }
  }
  const isAbout = coming.some(({ currency }) => currency !== facts.currency)
  const plan = { words: 'of income comes by plan', if: 'the income comes that is planned' }
  return { amount: income, isAbout, ...plan }
}

/** What it takes anyway: the bills of that month, or a usual month where that is more. */
function spendingOf({ book }: Question, bills: readonly Coming[]): Expected {
  const { facts } = book
  const planned = sumAmounts(
    bills.map(({ amount, currency }) => book.book.inBook(amount, currency)),
  )
  const usual = usualMonth(facts)
  const among = usualAmong(facts)
  const isPlanned = usual === null || (planned !== null && planned >= usual)
  return isPlanned
    ? {
        amount: planned,
        isAbout: bills.some(({ currency }) => currency !== facts.currency),
        words: 'goes out by plan',
      }
    : {
        amount: usual,
        isAbout: writtenMonths(facts).some((month) => month.isAbout),
        words: `is what a usual month costs${among}`,
      }
}

/** A budget by the month begins anew: what it has then is its limit. */
function budgetSentences(facts: Facts, budgets: readonly BudgetFact[]): readonly string[] {
  return budgets.flatMap(({ name, amount, currency, now }) =>
    now && isMonthLong(now)
      ? [`${name} has ${money(facts, amount, currency)} for a month.`]
      : now
        ? [`${name} runs until ${dayWords(facts, now.to)}.`]
        : [],
  )
}

interface Free extends Expected {
  readonly cost: number
  readonly accounts: string | null
  readonly savings: string | null
  /** What a budget has too little of. */
  readonly tight: string | null
}

function verdict(facts: Facts, price: string, free: Free) {
  const { amount, cost, words, accounts, savings, tight } = free
  const held = accounts ?? savings
  if (amount === null) return `${price} cannot be set against ${words}: the sums are too large.`
  if (tight) return `No: ${price} ${tight}.`
  const rest = amount - cost
  const size = saidOf(facts, Math.abs(rest), free)
  if (rest >= 0) {
    return accounts
      ? `${accounts} ${price} fits into ${words} if ${free.if}.`
      : `Yes, if ${free.if}: ${price} fits into ${words}, and ${size} would be left.`
  }
  if (amount < 0) {
    const short = `${words} is short of ${saidOf(facts, -amount, free)} already, without ${price}.`
    return held ? `${held} By income alone, ${short}` : `No: ${short}`
  }
  const lack = `${price} is ${size} more than is free in ${words}.`
  return held ? `${held} ${lack}` : `No: ${lack}`
}

/** What a month to come leaves by plan or as usual; null where no income of it is known. */
export async function freeIn(question: Question, month: Month) {
  const { book } = question
  const period = monthPeriod(month, book.facts)
  const income = await incomeOf(question, await comingIn(book, { ...period, kind: 'income' }))
  if (!income) return null
  const out = await comingIn(book, { ...period, kind: 'expense' })
  const bills = out.filter(({ isLoan }) => !isLoan)
  const loans = out.filter(({ isLoan }) => isLoan)
  const spending = spendingOf(question, bills)
  const due = sumAmounts(loans.map(({ amount, currency }) => book.book.inBook(amount, currency)))
  const taken = sumAmounts([spending.amount, due])
  const amount = income.amount === null || taken === null ? null : income.amount - taken
  return { income, spending, out, due, amount }
}

/** What the rest of this month and the months before another one lack. */
async function shortBefore(question: Question, month: Month): Promise<number> {
  const { facts, book } = question.book
  const { byIncome } = await monthAhead(book)
  const usual = await usualRest(question)
  const now = byIncome?.left == null ? 0 : byIncome.left - usual.amount
  let short = Math.max(0, -now)
  for (let at = addMonths(monthOf(facts.today), 1); at < month; at = addMonths(at, 1)) {
    short += Math.max(0, -((await freeIn(question, at))?.amount ?? 0))
  }
  return short
}

/** A budget that begins anew is still too small for what is more than all of it. */
function tightIn({ book }: Question, budgets: readonly BudgetFact[], price: PriceAsked) {
  const { facts } = book
  const tight = budgets.find(({ amount, currency, now }) => {
    const cost = book.book.into(currency)(price.amount, price.currency)
    return now && isMonthLong(now) && cost !== null && cost > amount
  })
  const has = tight && money(facts, tight.amount, tight.currency)
  return tight ? `is more than the ${has} that ${tight.name} has for a month` : null
}

/** Whether a price fits into a month that has not begun. */
export async function affordLater(
  question: Question,
  month: Month,
  price: PriceAsked & { readonly cost: number; readonly said: string },
  budgets: readonly BudgetFact[],
): Promise<PlainAnswer> {
  const { facts } = question.book
  const period = monthPeriod(month, facts)
  const ahead = await freeIn(question, month)
  const { said, cost } = price
  if (!ahead) {
    return answered(
      [`No income is known for ${period.words}, so ${said} has nothing to fit into.`],
      { link },
    )
  }
  const { income, spending, out, due, amount } = ahead
  const short = (await shortBefore(question, month)) + Math.max(0, -(amount ?? 0))
  const means = await meansFor(question, cost, short)
  const tight = tightIn(question, budgets, price)
  const isOther = price.currency !== facts.currency
  const first = verdict(facts, said, {
    ...{ amount, cost, words: period.words, if: income.if ?? '', tight },
    accounts: means.accounts,
    savings: means.savings,
    isAbout: income.isAbout || spending.isAbout || isOther,
  })
  const line = ({ amount: size, words, ...rest }: Expected) =>
    size ? [`${saidOf(facts, size, rest)} ${words}.`] : []
  return answered(
    [
      first,
      ...budgetSentences(facts, budgets),
      ...line(income),
      ...line(spending),
      ...(due ? [`${saidOf(facts, due)} is due on loans.`] : []),
      `What you want to put into goals in ${period.words} is not taken off.`,
      ...(await means.heldWords(first, tight !== null)),
    ],
    {
      evidence: [
        ...budgets.map((one) => plainRow('budgets', one, one.amount, one.currency)),
        ...out.map(({ row }) => row),
      ].filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at),
      link,
    },
  )
}
