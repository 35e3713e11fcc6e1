import type { BudgetFact, Facts } from '#domain/advice/facts.ts'
import { monthPeriod, type Period } from '#domain/advice/questions/period.ts'
import { dayWords, money, plainRow } from '#domain/advice/words.ts'
import { addDays, monthOf } from '#domain/calendar.ts'
import { sumCounted } from '#domain/convert-totals.ts'
import { missingWords } from '#domain/figure-words.ts'
import { sumAmounts } from '#domain/money.ts'
import { readAside } from '../../analytics/set-aside.ts'
import { type AnswerTopic, answered, asking, cannot, type Question, unknown } from './answer.ts'
import type { AnswerBook } from './answer-book.ts'
import { comingIn } from './plans.ts'
import { type PriceAsked, priceIn } from './price.ts'
import { isWhole, type Sum, saidOf } from './say.ts'
import { named } from './subject.ts'
import { everything, sumOf } from './sums.ts'

const link = '/mcapp/budgets'

const leftOf = ({ now }: BudgetFact) => (now?.available ?? 0) - (now?.spent ?? 0)

function leftSentence({ facts }: AnswerBook, budget: BudgetFact): string {
  const { name, now, currency } = budget
  const left = leftOf(budget)
  const until = dayWords(facts, now?.to ?? facts.today)
  const missing = now?.missing ?? []
  const rest = missing.length > 0 ? ` Not taken off: ${missingWords(missing, facts.locale)}.` : ''
  const say = (amount = 0) => money(facts, amount, currency)
  const used = `${say(now?.spent)} of ${say(now?.available)} is spent`
  return left < 0
    ? `${name}: ${money(facts, -left, currency)} over, until ${until}; ${used}.${rest}`
    : `${name}: ${money(facts, left, currency)} left until ${until}; ${used}.${rest}`
}

const tell = (book: AnswerBook, budgets: readonly BudgetFact[], first: readonly string[] = []) =>
  answered([...first, ...budgets.map((budget) => leftSentence(book, budget))], {
    evidence: budgets.map((one) => plainRow('budgets', one, one.now?.spent ?? null, one.currency)),
    link: budgets.length === 1 ? `/mcapp/budgets/${budgets[0]?.id}` : link,
  })

/** The budgets that count a category, the narrowest first. */
async function coveringOf(book: AnswerBook, categoryIds: readonly string[]) {
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

export const answerLeft: AnswerTopic = async (question) => {
  const { asked, book } = question
  const running = book.facts.budgets.filter(({ now }) => now !== null)
  const ids = named(question, 'budget').map(({ id }) => id)
  const own = running.filter(({ id }) => ids.includes(id))
  if (own.length > 0) return tell(book, own)
  const categories = named(question, 'category')
  const [first] = categories
  if (first) {
    const { own: some, whole } = await coveringOf(
      book,
      categories.flatMap(({ id }) => [id]),
    )
    if (some.length > 0) return tell(book, some)
    if (/\bbudget\b/.test(asked.skeleton) || whole.length === 0) {
      return unknown([`You have no budget called ${first.text}.`, ...namesOf(running)], { link })
    }
    return tell(book, whole, [`No budget is for ${first.name} alone; this one counts everything.`])
  }
  const [other] = asked.mentions
  if (other) {
    return unknown([`You have no budget called ${other.text}.`, ...namesOf(running)], { link })
  }
  if (running.length === 0) return answered(['You have no budget that runs today.'], { link })
  const isOver = /\bover\b|\boverspen/.test(asked.skeleton) && !/\bleft over\b/.test(asked.skeleton)
  const over = running.filter((budget) => leftOf(budget) < 0)
  if (isOver && over.length === 0) return tell(book, running, ['None of your budgets is over.'])
  return tell(book, isOver ? over : running)
}

export const namesOf = (things: readonly { readonly name: string }[]): readonly string[] =>
  things.length === 0 ? [] : [`There is: ${things.map(({ name }) => name).join(', ')}.`]

/** What is left of all that may be spent: the budget for everything, or what came in and will. */
async function leftInAll({ book }: Question) {
  const { facts } = book
  const whole = (await coveringOf(book, [])).whole[0]
  const days = { from: facts.today, to: monthPeriod(monthOf(facts.today), facts).to }
  const after = { from: addDays(days.from, 0), to: days.to }
  const coming = (kind: 'expense' | 'income') =>
    sumAmounts(
      comingIn(book, after, kind).map(({ amount, currency }) => book.book.inBook(amount, currency)),
    )
  const month = monthPeriod(monthOf(facts.today), facts)
  const period = { ...month, to: facts.today }
  const income = await sumOf(book.book, { ...everything, kind: 'income', period })
  const spent = await sumOf(book.book, { ...everything, kind: 'expense', period })
  const aside = await putBy(book, month)
  const [bills, expected] = [coming('expense'), coming('income')]
  return { whole, days, bills, expected, income, spent, aside }
}

/** What is paid or still due on loans this month, and put into goals. */
async function putBy(book: AnswerBook, month: Period): Promise<number | null> {
  const { today } = book.facts
  const coming = comingIn(book, { from: today, to: month.to }).map(({ on, amount, currency }) => ({
    ...{ date: on, amount, currency },
    counted: book.book.inBook(amount, currency),
  }))
  const rows = await readAside(book.book, month, { coming, interestUntil: month.to })
  return sumCounted(rows).amount
}

interface MonthFlow {
  readonly income: Sum
  readonly spent: Sum
  readonly expected: number
  readonly bills: number
  readonly aside: number | null
}

const asideWords = (aside: number) =>
  aside > 0 ? 'paid back or due on loans, or put into goals' : 'taken out of goals'

/** What stays of the month, and what of that is free. */
function monthSentences(facts: Facts, month: MonthFlow): readonly string[] {
  const { income, spent, expected, bills, aside } = month
  const say = (amount: number, ...from: readonly Sum[]) => saidOf(facts, amount, ...from)
  const [came, went] = [income.total ?? 0, spent.total ?? 0]
  const flow = came + expected - went - bills
  const size = say(Math.abs(flow), income, spent)
  const stays = flow < 0 ? `${size} would be short` : `${size} stays`
  const free = Math.max(0, flow - (aside ?? 0))
  return [
    `This month ${say(came, income)} came in, ${say(expected)} is expected, ` +
      `${say(went, spent)} went out and ${say(bills)} of bills are still to come: ${stays}.`,
    ...(aside
      ? [
          `${say(Math.abs(aside))} of your money is ${asideWords(aside)}, ` +
            `so ${say(free, income, spent)} is free.`,
        ]
      : []),
  ]
}

/** What will stay of this month, by what is known today. */
export const answerOutlook: AnswerTopic = async (question) => {
  const { facts } = question.book
  const { to } = monthPeriod(monthOf(facts.today), facts)
  const [period] = question.asked.periods
  if (period && period.to !== to && period.to > facts.today) {
    return cannot([`I can only look ahead to the end of this month, ${dayWords(facts, to)}.`])
  }
  const { bills, expected, income, spent, aside } = await leftInAll(question)
  if (bills === null || expected === null || !isWhole(income) || !isWhole(spent)) {
    return cannot(['Some of this month has no exchange rate, so what stays cannot be told.'])
  }
  return answered(
    [
      ...monthSentences(facts, { income, spent, expected, bills, aside }),
      'What you spend besides until then comes off.',
      'What is in your bank accounts is not kept here.',
    ],
    { link: '/mcapp/dashboard' },
  )
}

async function affordInAll(question: Question, { amount, currency }: PriceAsked) {
  const { book } = question
  const { facts } = book
  const cost = book.book.inBook(amount, currency)
  const { whole, days, bills, expected, income, spent, aside } = await leftInAll(question)
  const until = dayWords(facts, days.to)
  const price = money(facts, amount, currency)
  if (cost === null || bills === null || expected === null || spent.total === null) {
    return answered([
      `There is no rate for ${currency}, so ${price} cannot be set against your book.`,
    ])
  }
  const flow = (income.total ?? 0) + expected - spent.total - bills
  const left = whole ? (whole.toBook(leftOf(whole)) ?? 0) - bills : flow - (aside ?? 0)
  const isFine = left >= cost
  const about = (amount: number) => saidOf(facts, amount, income, spent)
  const rest = about(Math.abs(left - cost))
  const say = (amount: number) => money(facts, amount)
  const byIncome = monthSentences(facts, { income, spent, expected, bills, aside })
  const byBudget = whole
    ? [
        `${whole.name}, your budget for everything, has ` +
          `${money(facts, Math.max(0, leftOf(whole)), whole.currency)} left until ${until}; ` +
          `after the bills to come ${say(Math.max(0, left))} is free.`,
      ]
    : []
  return answered(
    [
      isFine
        ? `Yes: ${price} fits in, and ${rest} would be left.`
        : left < 0
          ? `No: ${price} does not fit in, as ${say(-left)} is short already.`
          : `No: ${price} is ${rest} more than is free.`,
      ...byBudget,
      ...byIncome,
      'What is in your bank accounts is not kept here.',
    ],
    { link },
  )
}

export const answerAfford: AnswerTopic = async (question) => {
  const { book, asked } = question
  const { facts } = book
  const sum = priceIn(question)
  if (!sum) {
    return asking(['How much does it cost? Ask again with the price.'], {
      proposals: [],
    })
  }
  const ids = named(question, 'budget').map(({ id }) => id)
  const isFrom = /\b(?:from|out of|in|within|of|with|on)\b/.test(asked.skeleton)
  const own = isFrom ? facts.budgets.filter(({ id, now }) => now !== null && ids.includes(id)) : []
  const [budget] = own
  if (!budget) return affordInAll(question, sum)
  const cost = book.book.into(budget.currency)(sum.amount, sum.currency)
  if (cost === null) return affordInAll(question, sum)
  const left = leftOf(budget)
  const price = money(facts, sum.amount, sum.currency)
  const until = dayWords(facts, budget.now?.to ?? facts.today)
  const say = (amount: number) => money(facts, amount, budget.currency)
  return answered(
    [
      left >= cost
        ? `Yes: ${price} fits into ${budget.name}. ` +
          `${say(left)} is left until ${until}, then ${say(left - cost)}.`
        : left < 0
          ? `No: ${budget.name} is ${say(-left)} over already, until ${until}.`
          : `No: ${budget.name} has ${say(left)} left until ${until}, ` +
            `${say(cost - left)} less than ${price}.`,
    ],
    {
      evidence: [plainRow('budgets', budget, budget.now?.spent ?? null, budget.currency)],
      link: `/mcapp/budgets/${budget.id}`,
    },
  )
}
