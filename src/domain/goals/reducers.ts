/** What the commands of goals do: money goes in and out, and the goal is counted with it. */

import { deriveTransfer } from '../accounts/derive-transfer.ts'
import {
  create,
  type Derive,
  drop,
  type Outcome,
  put,
  type Reducer,
  type Row,
  type RowChange,
  type Rows,
  refuse,
} from '../command.ts'
import { largestAmount } from '../money/largest-amount.ts'
import type { GoalStatus } from './progress.ts'
import { type Contribution as Move, savedFrom, signedAmount } from './saved-history.ts'
import { type CountedGoal, lastContribution, withMoved, withTotal } from './saved-total.ts'

type Goal = Row &
  CountedGoal & { readonly currency: string; readonly accountId?: string | null | undefined }
type Contribution = Row &
  Move & {
    readonly goalId: string
    readonly createdAt: string
    readonly transferId?: string | null
  }

interface NewContribution {
  readonly id: string
  readonly amount: number
  readonly date: string
  readonly note?: string | null | undefined
  readonly isOpening?: boolean | undefined
  readonly accountId?: string | null | undefined
  readonly transferId?: string | null | undefined
}

interface MoveMoney extends NewContribution {
  readonly goalId: string
  /** Moves the money too, between that account and the one it is for. */
  readonly transfer?: { readonly id: string; readonly otherId: string } | null | undefined
}

interface ContributionAt {
  readonly goalId: string
  readonly doc: NewContribution
}

interface ChangeContribution {
  readonly id: string
  readonly patch: { readonly [Field in keyof NewContribution]?: NewContribution[Field] | undefined }
}

interface OneContribution {
  readonly id: string
  readonly withTransfer?: boolean | undefined
}

interface OneContributionOf extends OneContribution {
  readonly goalId: string
}

interface RestoreGoal {
  readonly doc: Row & {
    readonly targetAmount: number
    readonly currency: string
    readonly status?: GoalStatus | undefined
  }
  readonly contributions: readonly (NewContribution & { readonly kind: Move['kind'] })[]
}

const words = {
  'too-little': 'There is less than that in it.',
  'too-much': 'That is more than a goal can hold.',
} as const

interface Counted {
  /** What is more in it now, or less. */
  readonly by: number
  readonly lastContributionAt: string | null
  /** The field to blame when it cannot be. */
  readonly field: string
}

/** The change of a contribution, and the goal with so much more or less in it. */
function counted(goal: Goal, { field, ...move }: Counted, ...change: RowChange[]): Outcome {
  const moved = withMoved(goal, { ...move, most: largestAmount })
  if ('refusal' in moved) return refuse('invalid-input', { [field]: words[moved.refusal] })
  return [...change, put('goals', moved.goal)]
}

const goalOf = (rows: Rows, id: string) => rows.row('goals', id) as Goal | null
const contributionOf = (rows: Rows, id: string) =>
  rows.row('contributions', id) as Contribution | null

const otherCurrency = 'Choose an account in the currency of the goal.'
const nowhere = 'Say first which account the goal is kept in.'

const isOfGoal = (rows: Rows, { currency }: Goal, accountId: string | null | undefined) =>
  !accountId || (rows.row('accounts', accountId)?.currency ?? currency) === currency

/** Between the account the money is for and another one; the words say why not. */
function transferOf(rows: Rows, goal: Goal, kind: Move['kind'], args: MoveMoney): Row | string {
  const accountId = args.accountId ?? goal.accountId
  const { transfer, amount, date, note } = args
  if (!accountId || transfer?.otherId === accountId) return nowhere
  if (!transfer || !isOfGoal(rows, goal, transfer.otherId)) return otherCurrency
  const sideOf = (id: string) => ({
    ...{ accountId: id, amount, date, text: String(goal.name ?? '').slice(0, 200), bankId: null },
    ...{ importId: null, isPending: false, kept: null },
  })
  const [own, other] = [sideOf(accountId), sideOf(transfer.otherId)]
  const [from, to] = kind === 'contribution' ? [other, own] : [own, other]
  const more = { fee: null, reason: 'own', note: note ?? null, tags: [] }
  return deriveTransfer(null, { id: transfer.id, from, to, ...more })
}

const move =
  (kind: Move['kind']): Reducer<MoveMoney> =>
  (rows, args, { uid, now }) => {
    const { goalId, transfer, ...doc } = args
    const goal = goalOf(rows, goalId)
    if (!goal) return refuse('goal-not-found')
    if (!isOfGoal(rows, goal, doc.accountId)) {
      return refuse('invalid-input', { accountId: otherCurrency })
    }
    const moved = transfer ? transferOf(rows, goal, kind, args) : null
    if (typeof moved === 'string') return refuse('invalid-input', { 'transfer.otherId': moved })
    const lastContributionAt = kind === 'contribution' ? now : goal.lastContributionAt
    const by = signedAmount({ kind, amount: doc.amount })
    const told = { ...doc, goalId, kind, by: uid, ...(moved && { transferId: moved.id }) }
    const made = [...(moved ? [create('transfers', moved)] : []), create('contributions', told)]
    return counted(goal, { by, lastContributionAt, field: 'amount' }, ...made)
  }

const contribute = move('contribution')

/** By its path, a contribution is made as by the command. */
const contributeAt: Reducer<ContributionAt> = (rows, { goalId, doc }, context) =>
  contribute(rows, { ...doc, goalId }, context)

/** What was mistyped is put right, and the total with it. */
const change: Reducer<ChangeContribution> = (rows, { id, patch }) => {
  const before = contributionOf(rows, id)
  if (!before) return refuse('not-found')
  const goal = goalOf(rows, before.goalId)
  if (!goal) return refuse('goal-not-found')
  if (!isOfGoal(rows, goal, patch.accountId)) {
    return refuse('invalid-input', { 'patch.accountId': otherCurrency })
  }
  const after = { ...before, ...patch, id } as Contribution
  const { lastContributionAt } = goal
  const by = signedAmount(after) - signedAmount(before)
  return counted(
    goal,
    { by, lastContributionAt, field: 'patch.amount' },
    put('contributions', after),
  )
}

/** When money last went in, of what is left: only when the last one goes it is another. */
function lastWithout(rows: Rows, goal: Goal, { id, kind, createdAt }: Contribution) {
  const { lastContributionAt } = goal
  if (kind === 'withdrawal' || createdAt !== lastContributionAt) return lastContributionAt
  const all = rows.where('contributions', 'goalId', goal.id) as readonly Contribution[]
  return lastContribution(all.filter((other) => other.id !== id))
}

/** As if it had never been; not when more was taken out since than would be left. */
const remove: Reducer<OneContribution> = (rows, { id, withTransfer = false }) => {
  const row = contributionOf(rows, id)
  if (!row) return refuse('not-found')
  const goal = goalOf(rows, row.goalId)
  if (!goal) return refuse('goal-not-found')
  const lastContributionAt = lastWithout(rows, goal, row)
  const by = -signedAmount(row)
  const transferId = withTransfer ? row.transferId : null
  const isThere = transferId && rows.row('transfers', transferId)
  const gone = isThere ? [drop('transfers', transferId)] : []
  return counted(goal, { by, lastContributionAt, field: 'id' }, drop('contributions', id), ...gone)
}

const removeAt: Reducer<OneContributionOf> = (rows, { goalId, id }, context) => {
  const row = contributionOf(rows, id)
  return row && row.goalId !== goalId ? refuse('not-found') : remove(rows, { id }, context)
}

/** A deleted goal comes back with all that was in it. */
const restore: Reducer<RestoreGoal> = (_rows, { doc, contributions }, { uid, now }) => {
  const empty = { milestone: 0, totalSaved: 0, lastContributionAt: null }
  const goal: Goal = { ...doc, ...empty, status: doc.status ?? 'active' }
  const hasAny = contributions.some(({ kind }) => kind === 'contribution')
  const filled = withMoved(goal, {
    by: savedFrom(contributions),
    lastContributionAt: hasAny ? now : null,
    most: largestAmount,
  })
  if ('refusal' in filled) {
    const wrong = 'They do not add up to what a goal can hold.'
    return refuse('invalid-input', { contributions: wrong })
  }
  const rows = contributions.map((row) =>
    create('contributions', { ...row, goalId: doc.id, by: uid }),
  )
  return [create('goals', filled.goal), ...rows]
}

/** A new goal is empty; whether one is reached follows from its target and what is in it. */
export const deriveGoal: Derive = (before, after) => {
  if (!before) return withTotal({ ...(after as Goal), milestone: 0 }, 0, null)
  const { totalSaved, lastContributionAt } = before as Goal
  // A lower target is no achievement: what it passes by that is told neither now nor later.
  return withTotal(after as Goal, totalSaved, lastContributionAt)
}

export const goalReducers = {
  'goals.contribute': contribute,
  'goals.withdraw': move('withdrawal'),
  'goals.changeContribution': change,
  'goals.removeContribution': remove,
  'goals.restore': restore,
  'contributions.create': contributeAt,
  'contributions.set': contributeAt,
  'contributions.delete': removeAt,
}
