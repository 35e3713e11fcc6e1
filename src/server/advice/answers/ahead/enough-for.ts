import { type Period, periodOf } from '#domain/advice/questions/period.ts'
import { addDays, laterDay } from '#domain/calendar/calendar.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { heldInAll } from '#server/advice/held-in-all.ts'
import { answered, type PlainAnswer, type Question } from '../answer.ts'
import { heldSentences } from '../answer-accounts.ts'
import { type Coming, comingIn, comingWords, plansNamed } from '../plans.ts'
import { saidOf } from '../say.ts'
import { seenDue } from '../seen-plans.ts'
import { named, subjectIn } from '../subject.ts'
import { asMuchAs, monthAhead } from './month-ahead.ts'

const soonDays = 31

/** What is named and comes on some days, by plan, of a loan, or as the rows show. */
async function dueOf(question: Question, days: Period): Promise<readonly Coming[]> {
  const { book } = question
  const plans = plansNamed(question)
  const loans = named(question, 'loan').map(({ id }) => id)
  const all = await comingIn(book, { ...days, kind: 'expense' })
  const own = await comingIn(book, { ...days, kind: 'expense', plans })
  const due = [...own, ...all.filter(({ isLoan, row }) => isLoan && loans.includes(row.id))]
  return due.length > 0 ? due : seenDue(book, subjectIn(question).filter, days)
}

/** Whether there is enough for what comes anyway: for the rent next month. Null of other things. */
export async function enoughFor(question: Question): Promise<PlainAnswer | null> {
  const { asked, book } = question
  const { facts } = book
  const [next] = plansNamed(question)
    .flatMap(({ template }) => template.nextOn ?? [])
    .toSorted()
  const soonOn = addDays(facts.today, soonDays)
  // What is named and comes later than soon is meant all the same.
  const soon = periodOf(facts.today, next ? laterDay(next, soonOn) : soonOn, facts)
  const days = asked.periods[0] ?? soon
  const due = await dueOf(question, { ...days, from: laterDay(days.from, facts.today) })
  if (asked.mentions.length === 0 || due.length === 0) return null
  const amount = sumAmounts(due.map((one) => book.book.inBook(one.amount, one.currency)))
  const isAbout = due.some(({ currency }) => currency !== facts.currency)
  const held = await heldInAll(book.book)
  const { byIncome } = await monthAhead(book.book)
  const has = held ?? (byIncome && { amount: byIncome.left, isAbout: byIncome.isAbout === true })
  const of = held ? 'your accounts hold' : 'is left of this month by what is known'
  const size = has && saidOf(facts, has.amount ?? 0, has)
  const what = amount === null ? '' : saidOf(facts, amount, { isAbout })
  const words = held ? `${of} ${size}` : `${size} ${of}`
  const usual = held ? null : (byIncome?.usualMonth ?? null)
  const rests = usual ? `, if ${asMuchAs(facts, usual.from)}` : ''
  const first =
    has?.amount === null || has === null || amount === null
      ? 'What there is for it is not known: no income and no account is in your book.'
      : `${has.amount >= amount ? `Yes${rests}` : 'Not yet'}: ${words}, and it takes ${what}.`
  return answered(
    [
      first,
      ...due.map((one) => comingWords(book, one)),
      ...(held ? [] : await heldSentences(book)),
    ],
    { evidence: due.map(({ row }) => row), link: '/mcapp/recurring' },
  )
}
