import type { RunCommand } from '../documents/commands.ts'
import { changeContribution, removeByPath, removeContribution } from './change-contribution.ts'
import { contributeByPath, moveMoney } from './move-money.ts'
import { restoreGoal } from './restore-goal.ts'

/** What can be done with the money in a goal, by command and by path. */
export const goalCommands: Readonly<Record<string, RunCommand>> = {
  'goals.contribute': moveMoney('contribution'),
  'goals.withdraw': moveMoney('withdrawal'),
  'goals.changeContribution': changeContribution,
  'goals.removeContribution': removeContribution,
  'goals.restore': restoreGoal,
  'contributions.set': contributeByPath,
  'contributions.delete': removeByPath,
}
