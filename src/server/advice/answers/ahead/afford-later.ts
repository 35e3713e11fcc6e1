import type { BudgetFact, Facts } from '#domain/advice/facts.ts'
import { isMonthLong, monthPeriod } from '#domain/advice/questions/period.ts'
import { dayWords, money, monthWords, plainRow } from '#domain/advice/words.ts'
import { usualMonth, writtenMonths } from '#domain/advice/yardstick.ts'
import { incomeCountedOn } from '#domain/analytics/safe-to-spend.ts'
import { type Month, monthOf } from '#domain/calendar/calendar.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { answered, type PlainAnswer, type Question } from '../answer.ts'
import { heldSentences } from '../answer-accounts.ts'
import { type Coming, comingIn } from '../plans.ts'
import type { PriceAsked } from '../price.ts'
import { saidOf, usualAmong } from '../say.ts'
import { monthAhead } from './month-ahead.ts'

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
    return { amount: income, isAbout: middle.isAbout?.income === true, words }
  }
  const isAbout = coming.some(({ currency }) => currency !== facts.currency)
  return { amount: income, isAbout, words: 'of income comes by plan' }
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

function verdict(facts: Facts, price: string, free: Expected & { readonly cost: number }) {
  const { amount, cost, words } = free
  if (amount === null) return `${price} cannot be set against ${words}: the sums are too large.`
  const rest = amount - cost
  const size = saidOf(facts, Math.abs(rest), free)
  if (rest >= 0) return `Yes: ${price} fits into ${words}, and ${size} would be left.`
  return amount < 0
    ? `No: ${words} is short of ${saidOf(facts, -amount, free)} already, without ${price}.`
    : `No: ${price} is ${size} more than is free in ${words}.`
}

/** Whether a price fits into a month that has not begun. */
export async function affordLater(
  question: Question,
  month: Month,
  price: PriceAsked & { readonly cost: number; readonly said: string },
  budgets: readonly BudgetFact[],
): Promise<PlainAnswer> {
  const { book } = question
  const { facts } = book
  const period = monthPeriod(month, facts)
  const income = await incomeOf(question, await comingIn(book, { ...period, kind: 'income' }))
  const { said } = price
  if (!income) {
    return answered(
      [`No income is known for ${period.words}, so ${said} has nothing to fit into.`],
      { link },
    )
  }
  const out = await comingIn(book, { ...period, kind: 'expense' })
  const bills = out.filter(({ isLoan }) => !isLoan)
  const loans = out.filter(({ isLoan }) => isLoan)
  const spending = spendingOf(question, bills)
  const due = sumAmounts(loans.map(({ amount, currency }) => book.book.inBook(amount, currency)))
  const taken = sumAmounts([spending.amount, due])
  const amount = income.amount === null || taken === null ? null : income.amount - taken
  const isOther = price.currency !== facts.currency
  const free = {
    ...{ amount, cost: price.cost, words: period.words },
    isAbout: income.isAbout || spending.isAbout || isOther,
  }
  const line = ({ amount: size, words, ...rest }: Expected) =>
    size ? [`${saidOf(facts, size, rest)} ${words}.`] : []
  return answered(
    [
      verdict(facts, said, free),
      ...budgetSentences(facts, budgets),
      ...line(income),
      ...line(spending),
      ...(due ? [`${saidOf(facts, due)} is due on loans.`] : []),
      `What you want to put into goals in ${period.words} is not taken off.`,
      ...(await heldSentences(book)),
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
