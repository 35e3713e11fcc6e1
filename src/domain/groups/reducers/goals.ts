/** What the commands of a group's goals do: each brings a part, and takes out only their own. */
import {
  create,
  drop,
  type Outcome,
  put,
  type Reducer,
  type Row,
  type RowChange,
  type Rows,
  refuse,
  refuseStale,
} from '../../command.ts'
import { savedFrom, signedAmount } from '../../goals/saved-history.ts'
import { largestAmount } from '../../money/largest-amount.ts'
import { editFits, goalTogether } from '../edit-fits.ts'
import { type Sharing, saversOf, targetsOf } from '../goal-targets.ts'
import { type Group, type InGroup, memberIn, notHere, opened } from './group.ts'

interface Shared {
  readonly id: string
  readonly targetAmount: number
  readonly currency: string
  readonly sharing: Sharing
}

type Goal = Row &
  Shared & {
    readonly status: string
    readonly totalSaved: number
    readonly lastContributionAt: string | null
  }

type Contribution = Row & {
  readonly goalId: string
  readonly memberId: string
  readonly kind: 'contribution' | 'withdrawal'
  readonly amount: number
  readonly by: string
  readonly createdAt: string
}

interface NewGoal {
  readonly groupId: string
  readonly doc: Shared
}

interface ChangeGoal extends InGroup {
  readonly was?: object | undefined
  readonly patch: { readonly [Field in Exclude<keyof Shared, 'id'>]?: Shared[Field] | undefined }
}

interface ArchiveGoal extends InGroup {
  readonly archived: boolean
}

interface MoveMoney {
  readonly groupId: string
  readonly goalId: string
  readonly memberId: string
  readonly doc: { readonly id: string; readonly amount: number }
}

interface UndoMove extends InGroup {
  readonly goalId: string
}

/** By our own sum, as for expenses. */
function withTargets<G extends Shared>(group: Group, goal: G) {
  if (!saversOf(goal.sharing).every((memberId) => memberIn(group, memberId))) {
    return refuse('invalid-input', { sharing: 'Choose people in the group.' })
  }
  const targets = targetsOf(goal.targetAmount, goal.sharing, goal.id)
  if (targets) return { goal: { ...goal, targets } }
  return refuse('invalid-input', { sharing: 'The parts have to add up to the goal.' })
}

/** Reached or not; whoever has put it away has said so. */
const withStatus = <G extends Pick<Goal, 'status' | 'totalSaved' | 'targetAmount'>>(goal: G) =>
  goal.status === 'archived'
    ? goal
    : { ...goal, status: goal.totalSaved >= goal.targetAmount ? 'reached' : 'active' }

const add: Reducer<NewGoal> = (rows, { groupId, doc }, { uid }) => {
  const open = opened(rows, groupId, uid)
  if (!open) return refuse('not-allowed')
  const shared = withTargets(open.group, doc)
  if ('refusal' in shared) return shared
  const empty = { status: 'active', totalSaved: 0, lastContributionAt: null }
  return [create('group_goals', { ...shared.goal, groupId, ...empty })]
}

interface FoundGoal extends NonNullable<ReturnType<typeof opened>> {
  readonly goal: Goal
}

function find(
  rows: Rows,
  { groupId, goalId }: { readonly groupId: string; readonly goalId: string },
  uid: string,
  make: (found: FoundGoal) => Outcome,
): Outcome {
  const open = opened(rows, groupId, uid)
  if (!open) return refuse('not-allowed')
  const goal = rows.row('group_goals', goalId) as Goal | null
  return goal ? make({ ...open, goal }) : refuse('goal-not-found')
}

const change: Reducer<ChangeGoal> = (rows, { groupId, id, was, patch }, { uid }) =>
  find(rows, { groupId, goalId: id }, uid, ({ group, goal }) => {
    if (was && !editFits(goal, was, patch, goalTogether)) return refuseStale(goal)
    const given = { ...goal, ...patch } as Goal
    if (given.currency !== goal.currency && goal.totalSaved > 0) {
      return refuse('invalid-input', { currency: 'There is money in it already.' })
    }
    const shared = withTargets(group, given)
    return 'refusal' in shared ? shared : [put('group_goals', withStatus(shared.goal))]
  })

const archive: Reducer<ArchiveGoal> = (rows, { groupId, id, archived }, { uid }) =>
  find(rows, { groupId, goalId: id }, uid, ({ goal }) => {
    const status = archived ? 'archived' : 'active'
    return [put('group_goals', withStatus({ ...goal, status }))]
  })

/** What has money in it stays: it is everybody's, and can be put away. */
const remove: Reducer<InGroup> = (rows, { groupId, id }, { uid }) =>
  find(rows, { groupId, goalId: id }, uid, ({ goal }) =>
    goal.totalSaved > 0
      ? refuse('in-use', { group_contributions: String(contributionsTo(rows, id).length) })
      : [drop('group_goals', id)],
  )

const contributionsTo = (rows: Rows, goalId: string) =>
  rows.where('group_contributions', 'goalId', goalId) as readonly Contribution[]

/** The change of a contribution, and the goal with so much in it. */
function counted(
  goal: Goal,
  totalSaved: number,
  lastContributionAt: string | null,
  ...changes: readonly RowChange[]
): Outcome {
  if (totalSaved > largestAmount) return refuse('invalid-contribution')
  return [...changes, put('group_goals', withStatus({ ...goal, totalSaved, lastContributionAt }))]
}

/** For oneself, or for a name without an account; nobody takes out more than they brought. */
const move =
  (kind: Contribution['kind']): Reducer<MoveMoney> =>
  (rows, { groupId, goalId, memberId, doc }, { uid, now }) =>
    find(rows, { groupId, goalId }, uid, ({ group, goal }) => {
      const member = memberIn(group, memberId)
      if (!member) return notHere
      if (member.uid !== null && member.uid !== uid) return refuse('not-allowed')
      const by = signedAmount({ kind, amount: doc.amount })
      if (by < 0) {
        const own = contributionsTo(rows, goalId).filter((one) => one.memberId === memberId)
        if (savedFrom(own) + by < 0) return refuse('invalid-contribution')
      }
      const row = create('group_contributions', {
        ...{ ...doc, groupId, goalId, memberId, kind, by: uid },
      })
      return counted(goal, goal.totalSaved + by, now, row)
    })

const undo: Reducer<UndoMove> = (rows, { groupId, goalId, id }, { uid }) =>
  find(rows, { groupId, goalId }, uid, ({ goal }) => {
    const row = rows.row('group_contributions', id) as Contribution | null
    if (row?.goalId !== goalId) return refuse('not-found')
    if (row.by !== uid) return refuse('not-allowed')
    const others = contributionsTo(rows, goalId).filter((one) => one.id !== id)
    const own = others.filter(({ memberId }) => memberId === row.memberId)
    if (savedFrom(own) < 0) return refuse('invalid-contribution')
    const last =
      others
        .map(({ createdAt }) => createdAt)
        .sort()
        .at(-1) ?? null
    const saved = goal.totalSaved - signedAmount(row)
    return counted(goal, saved, last, drop('group_contributions', id))
  })

export const groupGoalReducers = {
  'group_goals.create': add,
  'group_goals.update': change,
  'group_goals.archive': archive,
  'group_goals.delete': remove,
  'group_goals.contribute': move('contribution'),
  'group_goals.withdraw': move('withdrawal'),
  'group_goals.undoContribution': undo,
}
