import type { LoanFact } from '#domain/advice/facts.ts'
import { dayWords, money, plainRow } from '#domain/advice/words.ts'
import { counted } from '#domain/counted.ts'
import { isComing } from '#domain/loans/standing.ts'
import { sumAmounts } from '#domain/money.ts'
import { type AnswerTopic, answered, type Question, unknown } from './answer.ts'
import { namesOf } from './answer-budgets.ts'
import { saidOf } from './say.ts'
import { named } from './subject.ts'

const link = '/mcapp/loans'

function loanSentences({ book: { facts } }: Question, loan: LoanFact): readonly string[] {
  const say = (amount: number) => money(facts, amount, loan.currency)
  const rate = `${Number((loan.rateBps / 100).toFixed(2))}%`
  const from = dayWords(facts, loan.startOn)
  const state = isComing(loan, facts.today) ? `will be owed from ${from} on` : 'is open'
  const next = loan.nextDueOn
    ? [`The next payment is ${say(loan.nextDueAmount ?? 0)} on ${dayWords(facts, loan.nextDueOn)}.`]
    : []
  return [
    `${loan.name}: ${say(loan.balance)} ${state} at ${rate} a year, ` +
      `it is paid off with the last payment on ${dayWords(facts, loan.endsOn)}.`,
    ...next,
  ]
}

interface Interest {
  readonly loanId: string
  readonly paid: number
  readonly ahead: number
  readonly payments: number
}

/** By what was paid, and by the schedule from the next payment on. */
async function scheduleOf({ book, asked }: Question, loans: readonly LoanFact[]) {
  const isInterest = /\binterest\b/.test(asked.skeleton)
  const isCount = /\bhow (?:many|long)\b|\binstal?ments?\b|\bpayments?\b/.test(asked.skeleton)
  if (!isInterest && !isCount) return []
  const { rows } = await book.book.db.query<Interest>(
    `select l.id as "loanId",
      (select coalesce(sum(interest_part), 0)::float8 from payments p
        where p.scope = $1 and p.loan_id = l.id) as paid,
      (select coalesce(sum(interest), 0)::float8 from amortization a
        where a.scope = $1 and a.loan_id = l.id and a.date >= l.next_due_on) as ahead,
      (select count(*)::integer from amortization a
        where a.scope = $1 and a.loan_id = l.id and a.date >= l.next_due_on) as payments
      from loans l where l.scope = $1 and l.id = any($2::uuid[])`,
    [book.book.scope, loans.map(({ id }) => id)],
  )
  return loans.flatMap((loan) => {
    const found = rows.find(({ loanId }) => loanId === loan.id)
    if (!found) return []
    const say = (amount: number) => money(book.facts, amount, loan.currency)
    const paid = `${say(found.paid)} of interest is paid, ${say(found.ahead)} is still to come`
    const left = `${counted(found.payments, 'payment')} ${found.payments === 1 ? 'is' : 'are'} left`
    return [
      ...(isInterest ? [`${loan.name}: ${paid}.`] : []),
      ...(isCount ? [`${loan.name}: ${left}.`] : []),
    ]
  })
}

export const answerLoans: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { facts } = book
  const ids = named(question, 'loan').map(({ id }) => id)
  const own = facts.loans.filter(({ id }) => ids.includes(id))
  const past = book.loans.filter(({ id }) => ids.includes(id) && !own.some((one) => one.id === id))
  if (own.length === 0 && past[0]) {
    return answered([`${past[0].name} is paid off: nothing is open there.`], { link })
  }
  const [other] = asked.mentions
  if (own.length === 0 && other && !/\bdebts?\b/.test(asked.skeleton)) {
    return unknown([`You have no loan called ${other.text} here.`, ...namesOf(facts.loans)], {
      link,
    })
  }
  const loans = own.length > 0 ? own : facts.loans
  if (loans.length === 0)
    return answered(['You have no loan here that is still running.'], { link })
  const schedule = await scheduleOf(question, loans)
  const ends = loans.map(({ endsOn }) => endsOn).toSorted()
  const sum = sumAmounts(loans.map(({ balance, toBook }) => toBook(balance)))
  const isAbout = loans.some(({ currency }) => currency !== facts.currency)
  const together =
    loans.length > 1
      ? [
          ...(sum === null ? [] : [`Together ${saidOf(facts, sum, { isAbout })} is open.`]),
          `You are free of them on ${dayWords(facts, ends.at(-1) ?? facts.today)}.`,
        ]
      : []
  return answered(
    [...schedule, ...loans.flatMap((loan) => loanSentences(question, loan)), ...together],
    {
      evidence: loans.map((loan) => plainRow('loans', loan, loan.balance, loan.currency)),
      link: own[0] ? `/mcapp/loans/${own[0].id}` : link,
    },
  )
}
