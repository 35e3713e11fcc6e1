import type { GroupCommandInput } from '#contract/groups/commands.ts'
import type { GroupGoalRow } from '#contract/groups/goals.ts'
import { changesOf, goalTogether, seenFor } from '#domain/groups/edit-fits.ts'
import { formatAmount } from '#domain/money/money.ts'
import { newId } from '#web/data/new-id.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'

export type GoalFields = Omit<GroupCommandInput<'group_goals.create'>['doc'], 'id'>

export interface Moved {
  readonly memberId: string
  readonly amount: number
  readonly isOut: boolean
}

export function useGoalWrites(groupId: string) {
  const { give } = useWrites('groups')
  const { locale } = useLocale()
  const date = useToday()
  return {
    add: (fields: GoalFields) => {
      const id = newId()
      give(command('group_goals.create', { groupId, doc: { id, ...fields } }), {
        title: say('Added {name}', { name: fields.name }),
        undo: command('group_goals.delete', { groupId, id }),
      })
    },
    change: (goal: GroupGoalRow, fields: GoalFields) => {
      const { name, targetAmount, currency, targetOn, sharing, icon, color } = goal
      const before: GoalFields = { name, targetAmount, currency, targetOn, sharing, icon, color }
      const patch = changesOf(before, fields)
      if (Object.keys(patch).length === 0) return
      const was = seenFor(before, patch, goalTogether)
      const update = (change: Pick<GroupCommandInput<'group_goals.update'>, 'was' | 'patch'>) =>
        command('group_goals.update', { groupId, id: goal.id, ...change })
      const back = {
        was: { ...was, ...patch },
        patch: changesOf<GoalFields>({ ...before, ...patch }, before),
      }
      give(update({ was, patch }), {
        title: say('Changed {name}', { name: fields.name }),
        undo: update(back),
      })
    },
    move: (goal: GroupGoalRow, { memberId, amount, isOut }: Moved) => {
      const doc = { id: newId(), amount, date, note: null }
      const args = { groupId, goalId: goal.id, memberId, doc }
      const name = isOut ? 'group_goals.withdraw' : 'group_goals.contribute'
      const sum = formatAmount(amount, goal.currency, locale)
      give(command(name, args), {
        title: isOut
          ? say('Took {sum} out of {goal}', { sum, goal: goal.name })
          : say('Put {sum} into {goal}', { sum, goal: goal.name }),
        undo: command('group_goals.undoContribution', { groupId, goalId: goal.id, id: doc.id }),
      })
    },
    archive: ({ id, name }: GroupGoalRow, archived: boolean) => {
      const archive = (is: boolean) => command('group_goals.archive', { groupId, id, archived: is })
      const title = archived ? say('{name} is put away', { name }) : say('{name} is back', { name })
      give(archive(archived), { title, undo: archive(!archived) })
    },
  }
}
