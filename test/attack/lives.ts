import { randomUUID } from 'node:crypto'
import { TestAssistant } from '#test/support/assistant-fixture.ts'
import { newExpense, type TestCaller } from '#test/support/caller.ts'
import { keptReceipt } from '#test/support/receipt-picture.ts'
import { newBudget } from '../support/budget-fixture.ts'
import { newGoal, newMove } from '../support/goals-fixture.ts'
import { sendWell, type TestGroup } from '../support/group-fixture.ts'
import { newLoan, newPayment } from '../support/loans-fixture.ts'
import { fillEverything } from './fill-everything.ts'

type Ids = Readonly<Record<string, string>>

const placeholder = 'Gus'

/** Somebody who has one of everything, with a text in it that is theirs alone. */
export async function liveOn(victim: TestCaller, group: TestGroup, text: string): Promise<Ids> {
  return {
    ...(await moneyOf(victim, text)),
    ...(await sharedBy(victim, group, text)),
    ...(await fillEverything(victim, text)),
    picture: await keptReceipt(victim),
    feed: await feedOf(victim),
    'proposals id': await proposalOf(victim, text),
    uid: victim.uid,
    userId: victim.uid,
    scope: victim.scope,
    // Half of what is in every text: whoever is shown the other half has found it.
    query: 'canary',
    line: 'canary 3.20',
    question: 'What did I spend on canary?',
  }
}

/** Waits for an answer that is theirs alone to give. */
async function proposalOf(victim: TestCaller, text: string): Promise<string> {
  const assistant = await TestAssistant.of(victim, { may: 'add' })
  const entry = { kind: 'expense', amount: 320, description: text }
  const asked = { key: randomUUID(), entry }
  return (await assistant.ask('propose_entry', asked)).answer.proposal.id
}

/** What has a form of its own; the rest is filled from the registry. */
async function moneyOf(victim: TestCaller, text: string): Promise<Ids> {
  const [goal, loan] = [
    newGoal({ name: text }),
    newLoan({ name: text, lender: text, trackFrom: '2026-03-01' }),
  ]
  const expense = newExpense({ description: text, notes: text })
  const [budget, other] = [newBudget({ name: text }), newBudget({ name: `${text} too` })]
  const category = { type: 'expense', icon: 'tag', color: 'honey' }
  const [from, into] = [randomUUID(), randomUUID()]
  const move = newMove(goal.id, 5000, { note: text })
  const payment = newPayment(loan.id, { note: text })
  const results = await victim.push(
    { name: 'expenses.create', args: { doc: expense } },
    { name: 'goals.create', args: { doc: goal } },
    { name: 'goals.contribute', args: move },
    { name: 'loans.create', args: { doc: loan } },
    { name: 'loans.pay', args: payment },
    { name: 'budgets.createMany', args: { docs: [budget, other] } },
    { name: 'categories.create', args: { doc: { ...category, id: from, name: 'Canaries' } } },
    { name: 'categories.create', args: { doc: { ...category, id: into, name: 'Parrots' } } },
  )
  const refused = results.find(({ ok }) => !ok)
  if (refused) throw new Error(`the victim was refused: ${JSON.stringify(refused)}`)
  return {
    id: expense.id,
    expenseId: expense.id,
    goalId: goal.id,
    contributionId: move.id,
    loanId: loan.id,
    paymentId: payment.id,
    budgetId: budget.id,
    otherBudgetId: other.id,
    categoryId: from,
    otherCategoryId: into,
  }
}

async function sharedBy(victim: TestCaller, group: TestGroup, text: string): Promise<Ids> {
  const { name } = victim.session.user
  const inGroup = { groupId: group.id }
  const memberId = randomUUID()
  await sendWell(victim, 'groups.addPlaceholder', { ...inGroup, memberId, name: placeholder })
  group.member[placeholder] = memberId
  const sharers = [name, placeholder]
  const bill = await group.spend(victim, 3001, name, sharers, { description: text, notes: text })
  const comment = { id: randomUUID(), text, expenseId: bill }
  await sendWell(victim, 'comments.create', { ...inGroup, doc: comment })
  const sharing = { mode: 'equal', memberIds: [group.of(name)] }
  const goal = { id: randomUUID(), name: text, targetAmount: 9000, currency: 'EUR', sharing }
  await sendWell(victim, 'group_goals.create', { ...inGroup, doc: goal })
  const paid = {
    ...{ id: randomUUID(), from: memberId, to: group.of(name), note: text },
    ...{ amount: 100, currency: 'EUR', date: '2026-03-31' },
  }
  await sendWell(victim, 'settlements.claim', { ...inGroup, doc: paid })
  return {
    ...inGroup,
    groupExpenseId: bill,
    commentId: comment.id,
    groupGoalId: goal.id,
    settlementId: paid.id,
    memberId: group.of(name),
    otherMemberId: memberId,
  }
}

async function feedOf(victim: TestCaller): Promise<string> {
  const body = { withAmounts: true }
  const made = await victim.call<{ path: string }>('POST', '/api/user/calendar', { body })
  return made.body.path
}
