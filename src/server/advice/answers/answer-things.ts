import type { Evidence } from '#domain/advice/advice.ts'
import { dayWords, money, plainRow, templateRow } from '#domain/advice/words.ts'
import { addDays, isWithin } from '#domain/calendar.ts'
import { missingWords } from '#domain/figure-words.ts'
import { isComing } from '#domain/loans/standing.ts'
import { type AnswerTopic, plain, type Question } from './answer.ts'

/** The one that is named, or all of them. */
const meant = <T extends { readonly id: string }>({ asked }: Question, all: readonly T[]) => {
  const named = all.filter(({ id }) => id === asked.thing?.id)
  return named.length > 0 ? named : all
}

export const answerLeft: AnswerTopic = async (question) => {
  const { facts } = question
  const budgets = meant(question, facts.budgets).filter(({ now }) => now !== null)
  if (budgets.length === 0) {
    const { spending, income } = facts.thisMonth
    return plain(
      'You have no budget that runs today.',
      ...(spending === null || income === null
        ? []
        : [`This month ${money(facts, income)} came in and ${money(facts, spending)} went out.`]),
    )
  }
  return {
    sentences: budgets.map(({ name, now, currency }) => {
      const left = (now?.available ?? 0) - (now?.spent ?? 0)
      const until = dayWords(facts, now?.to ?? facts.today)
      const missing = now?.missing ?? []
      const rest =
        missing.length > 0 ? ` Not taken off: ${missingWords(missing, facts.locale)}.` : ''
      return left < 0
        ? `${name}: ${money(facts, -left, currency)} over, until ${until}.${rest}`
        : `${name}: ${money(facts, left, currency)} left until ${until}.${rest}`
    }),
    evidence: budgets.map((budget) =>
      plainRow('budgets', budget, budget.now?.spent ?? null, budget.currency),
    ),
    link: '/mcapp/budgets',
  }
}

export const answerGoals: AnswerTopic = async (question) => {
  const { facts } = question
  const goals = meant(question, facts.goals)
  if (goals.length === 0) return plain('You have no goal yet.')
  return {
    sentences: goals.map(({ name, saved, target, currency, reachedOn }) => {
      const state = `${money(facts, saved, currency)} of ${money(facts, target, currency)} is saved`
      const when =
        saved >= target
          ? ', it is reached'
          : reachedOn
            ? `; at your pace it is reached on ${dayWords(facts, reachedOn)}`
            : '; nothing went in lately that would tell when it is reached'
      return `${name}: ${state}${when}.`
    }),
    evidence: goals.map((goal) => plainRow('goals', goal, goal.saved, goal.currency)),
    link: '/mcapp/goals',
  }
}

export const answerLoans: AnswerTopic = async (question) => {
  const { facts } = question
  const loans = meant(question, facts.loans)
  if (loans.length === 0) return plain('You have no loan here that is still running.')
  const ends = loans.map(({ endsOn }) => endsOn).toSorted()
  const lines = loans.map((loan) => {
    const rate = `${Number((loan.rateBps / 100).toFixed(2))}%`
    const owed = money(facts, loan.balance, loan.currency)
    const end = dayWords(facts, loan.endsOn)
    const from = dayWords(facts, loan.startOn)
    const state = isComing(loan, facts.today) ? `will be owed from ${from} on` : 'is open'
    return `${loan.name}: ${owed} ${state} at ${rate} a year, the last payment is on ${end}.`
  })
  return {
    sentences: [
      ...lines,
      `You are free of them on ${dayWords(facts, ends.at(-1) ?? facts.today)}.`,
    ],
    evidence: loans.map((loan) => plainRow('loans', loan, loan.balance, loan.currency)),
    link: '/mcapp/loans',
  }
}

export const answerGroups: AnswerTopic = async (question) => {
  const { facts } = question
  const groups = meant(question, facts.groups)
  if (groups.length === 0) return plain('Nothing is open in your groups.')
  return {
    sentences: groups.map(({ name, balance, currency }) =>
      balance > 0
        ? `${name}: ${money(facts, balance, currency)} is owed to you.`
        : `${name}: you owe ${money(facts, -balance, currency)}.`,
    ),
    evidence: groups.map((group) => plainRow('groups', group, group.balance, group.currency)),
    link: '/mcapp/groups',
  }
}

const aheadDays = 30

export const answerUpcoming: AnswerTopic = async ({ facts }) => {
  const days = { from: facts.today, to: addDays(facts.today, aheadDays) }
  const bills = facts.templates.filter(
    ({ kind, active, nextOn }) =>
      kind === 'expense' && active && nextOn !== null && isWithin(nextOn, days),
  )
  const loans = facts.loans.filter(
    ({ nextDueOn }) => nextDueOn !== null && isWithin(nextDueOn, days),
  )
  if (bills.length + loans.length === 0) {
    return plain(`Nothing is due until ${dayWords(facts, days.to)}.`)
  }
  const lines = [
    ...bills.map(({ name, amount, currency, nextOn }) => ({
      on: nextOn ?? '',
      words: `${name}: ${money(facts, amount, currency)}`,
    })),
    ...loans.map(({ name, nextDueOn, nextDueAmount, currency }) => ({
      on: nextDueOn ?? '',
      words: `${name}: ${money(facts, nextDueAmount ?? 0, currency)}`,
    })),
  ].toSorted((a, b) => (a.on < b.on ? -1 : 1))
  return {
    sentences: lines.map(({ on, words }) => `${dayWords(facts, on)}, ${words}.`),
    evidence: bills.map(templateRow),
    link: '/mcapp/recurring',
  }
}

export const answerSubscriptions: AnswerTopic = async ({ facts }) => {
  const bills = facts.templates
    .filter(({ kind, active, yearly }) => kind === 'expense' && active && yearly !== null)
    .toSorted((a, b) => (b.yearly ?? 0) - (a.yearly ?? 0))
  if (bills.length === 0) return plain('Nothing recurring is entered yet.')
  const total = bills.reduce((sum, { yearly }) => sum + (yearly ?? 0), 0)
  const evidence: readonly Evidence[] = bills.map(templateRow)
  return {
    sentences: [
      `What recurs costs ${money(facts, total)} in a year.`,
      ...bills
        .slice(0, 8)
        .map(({ name, yearly }) => `${name}: ${money(facts, yearly ?? 0)} a year.`),
    ],
    evidence,
    link: '/mcapp/recurring',
  }
}
