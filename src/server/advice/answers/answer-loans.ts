import type { Facts, LoanFact } from '#domain/advice/facts.ts'
import { soFar } from '#domain/advice/questions/period.ts'
import { dayWords, money, plainRow, rateWords } from '#domain/advice/words.ts'
import { counted } from '#domain/counted.ts'
import { isComing } from '#domain/loans/standing.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { namesOf } from './ahead/answer-budgets.ts'
import { type AnswerTopic, answered, type Question, unknown } from './answer.ts'
import { inPeriod, saidOf } from './say.ts'
import { named } from './subject.ts'

const link = '/mcapp/loans'

/** What is open by now of several payments, or else the next one. */
function nextSentences(facts: Facts, { currency, open, ...loan }: LoanFact): readonly string[] {
  const say = (amount: number) => money(facts, amount, currency)
  if (open && open.count > 1) {
    const since = dayWords(facts, open.on)
    return [`${say(open.amount)} is open since ${since}, of ${open.count} payments.`]
  }
  if (loan.nextDueOn === null) return []
  const due = dayWords(facts, loan.nextDueOn)
  return [`The next payment is ${say(loan.nextDueAmount ?? 0)} on ${due}.`]
}

function loanSentences({ book: { facts } }: Question, loan: LoanFact): readonly string[] {
  const say = (amount: number) => money(facts, amount, loan.currency)
  const rate = rateWords(facts, loan)
  const from = dayWords(facts, loan.startOn)
  const state = isComing(loan, facts.today) ? `will be owed from ${from} on` : 'is open'
  return [
    `${loan.name}: ${say(loan.balance)} ${state} at ${rate} a year, ` +
      `it is paid off with the last payment on ${dayWords(facts, loan.endsOn)}.`,
    ...nextSentences(facts, loan),
  ]
}

interface Interest {
  readonly loanId: string
  readonly paid: number
  readonly ahead: number
  readonly payments: number
}

/** By the schedule: before the next payment all of it is paid, there what is not open any more. */
async function scheduleOf({ book, asked }: Question, loans: readonly LoanFact[]) {
  const isInterest = /\binterest\b/.test(asked.skeleton)
  const isCount = /\bhow (?:many|long)\b|\binstal?ments?\b|\bpayments?\b/.test(asked.skeleton)
  if (!isInterest && !isCount) return []
  const { rows } = await book.book.db.query<Interest>(
    `select l.id as "loanId", coalesce(sum(a.interest - a.open), 0)::float8 as paid,
      coalesce(sum(a.open), 0)::float8 as ahead,
      (count(*) filter (where a.date >= l.next_due_on))::integer as payments
      from loans l join lateral (
        select date, interest, case
          when l.next_due_on is null or date < l.next_due_on then 0
          when date = l.next_due_on then least(interest, greatest(l.next_due_amount - principal, 0))
          else interest end as open
        from amortization where scope = $1 and loan_id = l.id
      ) a on true
      where l.scope = $1 and l.id = any($2::uuid[]) group by l.id`,
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

interface PaidThen {
  readonly loanId: string
  readonly interest: number
  readonly amount: number
}

/** What was due on each in a time that has been, by its schedule, and of that the interest. */
async function inTime({ book, asked }: Question, loans: readonly LoanFact[]) {
  const [asking] = asked.periods
  if (!asking || asking.from > book.facts.today) return null
  const period = soFar(asking, book.facts)
  const { rows } = await book.book.db.query<PaidThen>(
    `select loan_id as "loanId", coalesce(sum(interest), 0)::float8 as interest,
      coalesce(sum(payment + fees), 0)::float8 as amount
      from amortization where scope = $1 and loan_id = any($2::uuid[]) and date between $3 and $4
      group by loan_id`,
    [book.book.scope, loans.map(({ id }) => id), period.from, period.to],
  )
  const none = { interest: 0, amount: 0 }
  return loans.map((loan) => {
    const found = rows.find(({ loanId }) => loanId === loan.id) ?? none
    const say = (amount: number) => money(book.facts, amount, loan.currency)
    return (
      `${loan.name}: ${say(found.amount)} was due ${inPeriod(period)} by its schedule, ` +
      `${say(found.interest)} of it interest.`
    )
  })
}

const asksRepaid = /\b(?:have|has|did) (?:i|we) (?:\w+ )?(?:paid|pay|repaid|repay)\b/

/** What is paid back of what was borrowed. */
function repaidOf({ asked, book }: Question, loans: readonly LoanFact[]): readonly string[] {
  if (!asksRepaid.test(asked.skeleton) || /\binterest\b/.test(asked.skeleton)) return []
  return book.loans.flatMap(({ id, principal, currency }) => {
    const loan = loans.find((one) => one.id === id)
    if (!loan || loan.balance > principal) return []
    const say = (amount: number) => money(book.facts, amount, currency)
    return [`${loan.name}: ${say(principal - loan.balance)} of ${say(principal)} is repaid.`]
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
  const schedule = (await inTime(question, loans)) ?? (await scheduleOf(question, loans))
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
  const borrowed = /\bborrow/.test(asked.skeleton)
    ? book.loans
        .filter(({ id }) => loans.some((loan) => loan.id === id))
        .map((loan) => `${loan.name}: ${money(facts, loan.principal, loan.currency)} was borrowed.`)
    : []
  const more =
    /\b(?:what if|if i|extra|more)\b/.test(asked.skeleton) && asked.price
      ? [
          'What paying more would change is not worked out here: Pay off sooner tells it on the ' +
            'page Loans. As it is planned now:',
        ]
      : []
  return answered(
    [
      ...more,
      ...borrowed,
      ...repaidOf(question, loans),
      ...schedule,
      ...loans.flatMap((loan) => loanSentences(question, loan)),
      ...together,
    ],
    {
      evidence: loans.map((loan) => plainRow('loans', loan, loan.balance, loan.currency)),
      link: own[0] ? `/mcapp/loans/${own[0].id}` : link,
    },
  )
}
