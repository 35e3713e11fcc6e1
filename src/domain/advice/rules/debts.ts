/** Advice about debts: what to pay first, what was missed, and what friends owe each other. */
import { daysBetween } from '../../calendar.ts'
import { isComing } from '../../loans/standing.ts'
import { type Finding, newId, type Rule } from '../advice.ts'
import type { Facts, GroupFact, LoanFact } from '../facts.ts'
import { dayWords, money, plainRow } from '../words.ts'
import { isWorth, usualSurplus } from '../yardstick.ts'

const row = (loan: LoanFact) => plainRow('loans', loan, loan.balance, loan.currency)
const link = ({ id }: LoanFact) => `/mcapp/loans/${id}`
const rate = ({ rateBps }: LoanFact) => `${Number((rateBps / 100).toFixed(2))}%`

/** What is still to be paid out cannot be paid back yet. */
const byRate = ({ loans, today }: Facts) =>
  loans
    .filter((loan) => loan.balance > 0 && loan.rateBps > 0 && !isComing(loan, today))
    .toSorted((a, b) => b.rateBps - a.rateBps || a.balance - b.balance)

export const prepay: Rule = {
  name: 'prepay',
  find(facts): readonly Finding[] {
    const surplus = usualSurplus(facts)
    const [loan] = byRate(facts)
    if (!loan || surplus === null || surplus <= 0 || facts.months.length < 3) return []
    const inLoan = loan.fromBook(surplus)
    const amount = inLoan === null ? 0 : Math.min(inLoan, loan.balance)
    const saved = amount > 0 ? loan.savedBy(amount) : null
    const perYear = Math.round((amount * loan.rateBps) / 10_000)
    const yearly = loan.toBook(perYear)
    if (saved === null || saved <= 0 || !isWorth(facts, yearly, 1)) return []
    return [
      {
        subject: loan.id,
        title: `Paying back ${loan.name} saves more than saving`,
        text:
          `It costs ${rate(loan)} a year. ${money(facts, amount, loan.currency)} on top, what ` +
          `usually stays of a month, saves ${money(facts, saved, loan.currency)} of interest ` +
          'until it ends. Check first that your lender takes it without a fee.',
        yearly,
        confidence: 'medium',
        evidence: [row(loan)],
        link: link(loan),
        action: {
          label: `Enter ${money(facts, amount, loan.currency)} on top`,
          done: `${money(facts, amount, loan.currency)} went to ${loan.name}`,
          commands: [
            {
              name: 'loans.pay',
              args: {
                loanId: loan.id,
                id: newId,
                date: facts.today,
                amount,
                type: 'extra-principal',
                effect: 'shorter',
              },
            },
          ],
          undo: [{ name: 'loans.removePayment', args: { id: newId } }],
          held: null,
        },
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
          `${dearest.name} costs ${rate(dearest)} a year and ${cheapest.name} ${rate(cheapest)}. ` +
          `Whatever you can pay on top saves most at ${dearest.name}.`,
        yearly: null,
        confidence: 'high',
        evidence: loans.map(row),
        link: '/mcapp/loans',
        action: null,
        weight: dearest.rateBps,
        about: cheapest.id,
      },
    ]
  },
}

export const instalmentMissed: Rule = {
  name: 'instalment-missed',
  find: (facts) =>
    facts.loans.flatMap((loan): Finding[] => {
      const { nextDueOn: due, nextDueAmount: amount, currency, name } = loan
      if (due === null || amount === null || amount <= 0 || due >= facts.today) return []
      if (!loan.isByHand) return []
      return [
        {
          subject: loan.id,
          title: `An instalment of ${name} is not entered`,
          text:
            `${money(facts, amount, currency)} was due on ${dayWords(facts, due)}, ` +
            `${daysBetween(due, facts.today)} days ago. If it is paid, enter it; ` +
            'if not, pay it before a reminder costs extra.',
          yearly: null,
          confidence: 'high',
          evidence: [row(loan)],
          link: link(loan),
          action: {
            label: 'It is paid, enter it',
            done: `${money(facts, amount, currency)} of ${name} is entered`,
            commands: [
              {
                name: 'loans.pay',
                args: { loanId: loan.id, id: newId, date: due, amount, type: 'regular' },
              },
            ],
            undo: [{ name: 'loans.removePayment', args: { id: newId } }],
            held: null,
          },
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
      `Nothing has happened since ${dayWords(facts, group.lastOn)}. ` +
      (isOwed ? 'Settle up while everybody remembers.' : 'Settle up and it is off your mind.'),
    yearly: isOwed ? group.cost : null,
    ...(isOwed && { isOnce: true as const }),
    confidence: 'high',
    evidence: [plainRow('groups', group, group.balance, group.currency)],
    link: `/mcapp/groups/${group.id}?tab=settle`,
    action: null,
    weight: group.balance,
    about: isOwed ? 'owed' : 'owing',
  }
}

const quiet = ({ groups, today }: Facts) =>
  groups.filter(({ lastOn }) => daysBetween(lastOn, today) >= quietDays)

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
