/** Advice about debts: what to pay first, what was missed, and what friends owe each other. */
import { daysBetween } from '#domain/calendar/calendar.ts'
import { counted } from '../../counted.ts'
import { isComing } from '../../loans/standing.ts'
import type { Evidence, Finding, Rule } from '../advice.ts'
import { about } from '../covered.ts'
import type { Facts, GroupFact, LoanFact } from '../facts.ts'
import {
  afterLoans,
  dayWords,
  loansRow,
  money,
  opening,
  plainRow,
  rateWords,
  sumWords,
} from '../words.ts'
import { isWorth, isWorthOnce, lastMonths, leastKept, roundDown } from '../yardstick.ts'
import { bothRows } from './cash.ts'
import { cushion } from './goals.ts'

const link = ({ id }: LoanFact) => `/mcapp/loans/${id}`

const loanRow = (loan: LoanFact, words: string, amount: number, part = ''): Evidence => ({
  ...plainRow('loans', loan, amount, loan.currency),
  ...(part && { id: `${loan.id} ${part}` }),
  words,
  link: link(loan),
})

const owedRow = (facts: Facts, loan: LoanFact) =>
  loanRow(loan, `${loan.name}, ${rateWords(facts, loan)} a year`, loan.balance)

/** What is still to be paid out cannot be paid back yet. */
const byRate = ({ loans, today }: Facts) =>
  loans
    .filter((loan) => loan.balance > 0 && loan.rateBps > 0 && !isComing(loan, today))
    .toSorted((a, b) => b.rateBps - a.rateBps || a.balance - b.balance || (a.id < b.id ? -1 : 1))

/** So much on top of the dearest loan, and all its interest with and without that. */
function extraFor(facts: Facts) {
  const spare = leastKept(facts)
  const [loan] = byRate(facts)
  if (!loan || spare === null) return null
  const inLoan = loan.fromBook(spare)
  const amount = roundDown(Math.min(inLoan ?? 0, loan.balance), loan.currency)
  if (amount <= 0) return null
  const [before, after] = [loan.interestWith(0), loan.interestWith(amount)]
  if (before === null || after === null || after >= before) return null
  return { loan, spare, amount, before, after }
}

export const prepay: Rule = {
  name: 'prepay',
  find(facts): readonly Finding[] {
    const months = lastMonths(facts, 3)
    const extra = extraFor(facts)
    // Who has nothing put aside needs that first.
    if (!months || !extra || cushion.find(facts).length > 0) return []
    const { loan, spare, amount, before, after } = extra
    const cash = (sum: number) => money(facts, sum, loan.currency)
    const saved = loan.toBook(before - after)
    if (!isWorth(facts, saved, 1)) return []
    return [
      {
        subject: loan.id,
        title: `${cash(amount)} on top of ${loan.name} saves ${cash(before - after)} of interest`,
        text:
          `It costs ${rateWords(facts, loan)} a year, ` +
          `and ${sumWords(facts, spare, months)} or more ` +
          'stayed of each of ' +
          `the last three whole months${afterLoans(months)}. ` +
          'Check first that your lender takes it without a fee.',
        yearly: saved,
        basis: `interest until the end, ${cash(before)} without it and ${cash(after)} with it`,
        isOnce: true,
        confidence: 'medium',
        evidence: [
          owedRow(facts, loan),
          loanRow(loan, 'Interest from today on', before, 'before'),
          loanRow(loan, `Interest with ${cash(amount)} on top today`, after, 'after'),
          ...bothRows(facts, months),
          ...months.flatMap((month) => loansRow(facts, month)),
        ],
        link: link(loan),
        action: opening(`Enter ${cash(amount)} on top`, `${link(loan)}?open=extra`, { amount }),
        matters: [about.loan(loan.id), about.whole],
        weight: amount,
        about: String(loan.rateBps),
      },
    ]
  },
}

export const dearestFirst: Rule = {
  name: 'dearest-loan-first',
  find(facts): readonly Finding[] {
    const loans = byRate(facts)
    const [dearest] = loans
    const cheapest = loans.at(-1)
    if (!dearest || !cheapest || dearest.rateBps - cheapest.rateBps < 100) return []
    return [
      {
        subject: dearest.id,
        title: `Pay extra on ${dearest.name} first`,
        text:
          `${dearest.name} costs ${rateWords(facts, dearest)} a year and ` +
          `${cheapest.name} ${rateWords(facts, cheapest)}. ` +
          `Whatever you can pay on top saves most at ${dearest.name}.`,
        yearly: null,
        confidence: 'high',
        evidence: loans.map((loan) => owedRow(facts, loan)),
        link: '/mcapp/loans',
        action: null,
        matters: [about.loan(dearest.id)],
        weight: dearest.rateBps,
        about: cheapest.id,
      },
    ]
  },
}

const lateWords = (count: number) =>
  count === 1 ? 'was due on' : `of ${counted(count, 'instalment')} is open, the oldest was due on`

export const instalmentMissed: Rule = {
  name: 'instalment-missed',
  find: (facts) =>
    facts.loans.flatMap((loan): Finding[] => {
      const { open, currency, name } = loan
      if (open === null || open.on >= facts.today || !loan.isByHand) return []
      const { on: due, amount, count } = open
      const isOne = count === 1
      return [
        {
          subject: loan.id,
          title: isOne
            ? `An instalment of ${name} is not entered`
            : `${counted(count, 'instalment')} of ${name} are not entered`,
          text:
            `${money(facts, amount, currency)} ${lateWords(count)} ${dayWords(facts, due)}, ` +
            `${counted(daysBetween(due, facts.today), 'day')} ago. If it is paid, enter it; ` +
            'if not, pay it before a reminder costs extra.',
          yearly: null,
          confidence: 'high',
          evidence: [
            { ...loanRow(loan, isOne ? 'The instalment' : 'The instalments', amount), date: due },
          ],
          link: link(loan),
          action: opening('It is paid, enter it', `${link(loan)}?open=pay`, { amount, date: due }),
          matters: [about.loan(loan.id)],
          weight: amount,
          about: due,
        },
      ]
    }),
}

const quietDays = 14

const groupFinding = (facts: Facts, group: GroupFact): Finding => {
  const isOwed = group.balance > 0
  const amount = money(facts, Math.abs(group.balance), group.currency)
  return {
    subject: `${group.id} ${group.currency}`,
    title: isOwed ? `${group.name} owes you ${amount}` : `You owe ${amount} in ${group.name}`,
    text:
      `The last entry there is of ${dayWords(facts, group.lastOn)}. ` +
      (isOwed ? 'Settle up while everybody remembers.' : 'Settle up and it is off your mind.'),
    yearly: isOwed ? group.cost : null,
    ...(isOwed && { isOnce: true as const, basis: 'what is open for you' }),
    confidence: 'high',
    evidence: [
      {
        ...plainRow('groups', group, Math.abs(group.balance), group.currency),
        words: isOwed ? `${group.name} owes you` : `You owe in ${group.name}`,
        date: group.lastOn,
      },
    ],
    link: null,
    action: { label: 'Settle up', opens: `/mcapp/groups/${group.id}?tab=settle` },
    matters: [about.group(group.id)],
    weight: group.balance,
    about: isOwed ? 'owed' : 'owing',
  }
}

/** Two weeks after the last entry, and above what nobody would write about. */
const quiet = (facts: Facts) =>
  facts.groups.filter(
    ({ lastOn, cost }) => daysBetween(lastOn, facts.today) >= quietDays && isWorthOnce(facts, cost),
  )

export const groupOwed: Rule = {
  name: 'group-owed',
  find: (facts) =>
    quiet(facts)
      .filter(({ balance }) => balance > 0)
      .map((group) => groupFinding(facts, group)),
}

export const groupOwing: Rule = {
  name: 'group-owing',
  find: (facts) =>
    quiet(facts)
      .filter(({ balance }) => balance < 0)
      .map((group) => groupFinding(facts, group)),
}
