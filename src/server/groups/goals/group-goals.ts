import type { GroupGoalRow } from '#contract/groups/goals.ts'
import type { Row } from '#contract/sync.ts'
import type { RunCommand } from '#server/documents/commands.ts'
import type { Changed } from '#server/documents/reduce.ts'
import { noteActivity } from '../note-activity.ts'
import { type OpenGroup, opens } from '../open-group.ts'
import { changesIn, reducedInGroup } from '../reduced-in-group.ts'

const run = opens.forPayments

/** The goal that a command is about, as it is now, or was. */
function goalIn(changes: readonly Changed[]): GroupGoalRow {
  const [change] = changesIn('group_goals', changes)
  return (change?.row ?? change?.before) as Row as GroupGoalRow
}

const noteMove = (kind: 'contribution' | 'withdrawal') => ({
  after: (
    open: OpenGroup,
    changes: readonly Changed[],
    { doc: { amount } }: { readonly doc: { readonly amount: number } },
  ) => {
    const { id, name, currency } = goalIn(changes)
    return noteActivity(open, `goal-${kind}`, id, { name, amount, currency })
  },
})

/** What was done is told in the record of the group. */
export const groupGoalCommands: Readonly<Record<string, RunCommand>> = {
  'group_goals.create': reducedInGroup('group_goals.create', run, {
    after: (open, _changes, { doc: { id, name, targetAmount, currency } }) =>
      noteActivity(open, 'goal-added', id, { name, targetAmount, currency }),
  }),
  'group_goals.update': reducedInGroup('group_goals.update', run, {
    after: (open, changes, { id, patch }) =>
      noteActivity(open, 'goal-changed', id, { name: goalIn(changes).name, after: patch }),
  }),
  'group_goals.archive': reducedInGroup('group_goals.archive', run, {
    after: (open, changes, { id }) => {
      const { name, status } = goalIn(changes)
      return noteActivity(open, 'goal-changed', id, { name, after: { status } })
    },
  }),
  'group_goals.delete': reducedInGroup('group_goals.delete', run, {
    after: (open, changes, { id }) => {
      const { name, totalSaved, currency } = goalIn(changes)
      return noteActivity(open, 'goal-deleted', id, { name, totalSaved, currency })
    },
  }),
  'group_goals.contribute': reducedInGroup('group_goals.contribute', run, noteMove('contribution')),
  'group_goals.withdraw': reducedInGroup('group_goals.withdraw', run, noteMove('withdrawal')),
  'group_goals.undoContribution': reducedInGroup('group_goals.undoContribution', run),
}
