import { randomUUID } from 'node:crypto'
import { type Collection, collections } from '#contract/collections.ts'
import type { CommandShape } from '#contract/command-args.ts'
import { groupCommands } from '#contract/groups/commands.ts'
import { sampleOf } from '#test/support/sample-fields.ts'
import { fitShape, type Ids } from './fit-shape.ts'

const shapes: Readonly<Record<string, CommandShape>> = groupCommands

const on = '2026-03-31'
const paid = ({ memberId, otherMemberId }: Ids) => ({
  ...{ id: randomUUID(), from: otherMemberId, to: memberId, amount: 5, currency: 'EUR', date: on },
})
const move = (ids: Ids) => ({ id: randomUUID(), goalId: ids.goalId, amount: 700, date: on })

/** What has no shape in the contract: the arguments its own page would send. */
const own: Readonly<Record<string, (ids: Ids, id: string) => object>> = {
  'budgets.move': ({ budgetId, otherBudgetId }) => ({
    ...{ id: randomUUID(), fromId: budgetId, toId: otherBudgetId, amount: 100, on },
  }),
  'budgets.undoMove': ({ budgetId, otherBudgetId }) => ({
    ...{ id: randomUUID(), fromId: budgetId, toId: otherBudgetId },
  }),
  'accounts.merge': (_, id) => ({ id, into: randomUUID() }),
  'accounts.moveOpening': (_, id) => ({ id, openingOn: on }),
  'transfers.pair': (ids) => ({
    ...{ id: randomUUID(), outId: idIn('expenses', ids), inId: idIn('incomes', ids) },
  }),
  'transfers.unpair': (_, id) => ({ id, remember: true }),
  'transfers.complete': (ids, id) => ({ id, entryId: idIn('incomes', ids) }),
  'categories.merge': ({ otherCategoryId }, id) => ({ id, into: otherCategoryId }),
  'notifications.markAllRead': () => ({ upTo: '2026-03-31T10:00:00.000Z' }),
  'goals.contribute': move,
  'goals.withdraw': (ids) => ({ ...move(ids), amount: 1 }),
  'goals.changeContribution': ({ contributionId }) => ({
    id: contributionId,
    patch: { amount: 9 },
  }),
  'goals.removeContribution': ({ contributionId }) => ({ id: contributionId }),
  'goals.restore': () => {
    const contribution = { ...docOf('contributions', randomUUID()), kind: 'contribution' }
    return { doc: docOf('goals', randomUUID()), contributions: [contribution] }
  },
  'loans.pay': ({ loanId }) => ({
    loanId,
    id: randomUUID(),
    date: on,
    amount: 100,
    type: 'regular',
  }),
  'loans.changePayment': ({ paymentId }) => ({ id: paymentId, patch: { note: 'Mine' } }),
  'loans.removePayment': ({ paymentId }) => ({ id: paymentId }),
  'groups.invite': ({ groupId }) => ({
    ...{ groupId, id: randomUUID(), channel: 'link', token: 'a'.repeat(43) },
  }),
  'groups.addPlaceholder': ({ groupId }) => ({ groupId, memberId: randomUUID(), name: 'Hal' }),
  'settlements.claim': (ids) => ({ groupId: ids.groupId, doc: paid(ids) }),
  'settlements.createMany': (ids) => ({ groupId: ids.groupId, docs: [paid(ids)] }),
  'contributions.delete': ({ contributionId, goalId }) => ({ id: contributionId, goalId }),
  'payments.delete': ({ paymentId, loanId }) => ({ id: paymentId, loanId }),
}

const turn = { dueOn: on, date: on, amount: 900 }
const verbs: Readonly<Record<string, (id: string, doc: object) => object>> = {
  create: (_, doc) => ({ doc }),
  set: (id, doc) => ({ doc: { ...doc, id } }),
  createMany: (_, doc) => ({ docs: [doc] }),
  update: (id, doc) => ({ id, patch: without(doc) }),
  updateMany: (id, doc) => ({ changes: [{ id, patch: without(doc) }] }),
  delete: (id) => ({ id }),
  deleteMany: (id) => ({ ids: [id] }),
  finish: (id) => ({ id }),
  accept: (id) => ({ id }),
  decline: (id) => ({ id }),
  reopen: (id) => ({ id }),
  undo: (id) => ({ id }),
  postNow: (id) => ({ id, entryId: randomUUID(), ...turn }),
  confirm: (id) => ({ id, entryId: randomUUID(), ...turn }),
  undoPost: (id) => ({ id, dueOn: on }),
  skip: (id) => ({ id, dueOn: on }),
  undoSkip: (id) => ({ id, dueOn: on }),
  changeFrom: (id) => ({ id, from: '2026-06-01', patch: { amount: 5 }, newId: randomUUID() }),
  undoChangeFrom: (id) => ({ id, newId: randomUUID(), endOn: null }),
}

const without = ({ id: _, ...rest }: { id?: unknown }) => rest

/** A whole document as its own page would send it. */
export function docOf(name: string, id: string): Record<string, unknown> {
  const { entity } = (collections as Readonly<Record<string, Collection>>)[name] ?? {}
  return { ...(entity && sampleOf(entity)), id }
}

const named: Readonly<Record<string, string>> = {
  group_expenses: 'groupExpenseId',
  group_goals: 'groupGoalId',
  groups: 'groupId',
  categories: 'categoryId',
}

/** Which document of a collection is there. */
export function idIn(collection: string, ids: Ids): string {
  const name = named[collection] ?? `${collection.replace(/s$/, '')}Id`
  return ids[`${collection} id`] ?? ids[name] ?? ids.id ?? ''
}

/** What is new has an id of its own, and what a group saves for is no goal of one person. */
function namesFor(command: string, id: string, ids: Ids): Ids {
  const { id: _, ...others } = ids
  const goal = command.startsWith('group_goals') ? { goalId: ids.groupGoalId ?? '' } : {}
  const bill = command.startsWith('comments') ? { expenseId: ids.groupExpenseId ?? '' } : {}
  const isNew = /\.(create|createMany|claim|contribute|withdraw|invite|pay)$/.test(command)
  const made = command === 'groups.create' ? { memberId: randomUUID() } : {}
  return { ...others, ...goal, ...bill, ...(isNew ? { id: randomUUID() } : { id }), ...made }
}

/** Arguments a command takes, about what is there. */
export function argsFor(command: string, ids: Ids): object {
  const [collection = '', verb = ''] = command.split('.')
  const id = idIn(collection, ids)
  const shape = shapes[command]
  const special = own[command]
  if (special) return special(ids, id)
  if (shape) return fitShape(shape.args, namesFor(command, id, ids)) as object
  const args = verbs[verb]?.(id, docOf(collection, randomUUID()))
  if (!args) throw new Error(`nobody knows what ${command} takes`)
  const parent = { contributions: 'goalId', payments: 'loanId' }[collection]
  return parent ? { [parent]: ids[parent], ...args } : args
}
