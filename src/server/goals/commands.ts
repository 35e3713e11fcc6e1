import type { RunCommand } from '../documents/commands.ts'
import { reduced } from '../documents/reduce.ts'
import { tellMilestone } from './tell-milestone.ts'

/** The specification has one answer for every amount that is not a positive number. */
const counted = { after: tellMilestone, invalid: { amount: 'invalid-contribution' } } as const

export const goalCommands: Readonly<Record<string, RunCommand>> = {
  'goals.contribute': reduced('goals.contribute', counted),
  'goals.withdraw': reduced('goals.withdraw', counted),
  'goals.changeContribution': reduced('goals.changeContribution', counted),
  'goals.removeContribution': reduced('goals.removeContribution', counted),
  // Nothing of it is told a second time.
  'goals.restore': reduced('goals.restore'),
  'contributions.create': reduced('contributions.create', counted),
  'contributions.set': reduced('contributions.set', counted),
  'contributions.delete': reduced('contributions.delete', counted),
}
