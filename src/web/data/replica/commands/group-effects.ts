import type { GroupCommandName } from '#contract/groups/commands.ts'
import { groupReducers, type ReducedGroupCommand } from '#contract/groups/reducers.ts'
import type { Effect } from '../types.ts'
import { foreseenBy } from './foresee.ts'
import {
  createExpense,
  createExpenses,
  deleteExpense,
  restoreExpense,
  updateExpense,
} from './group-expense-effects.ts'
import { answer, invite, revoke } from './group-invitation-effects.ts'
import { type AnyEffect, asEffect } from './group-rows.ts'

const effects: Readonly<Record<Exclude<GroupCommandName, ReducedGroupCommand>, AnyEffect>> = {
  'groups.invite': invite,
  'groups.revoke': revoke,
  'groups.accept': answer('accepted'),
  'groups.reject': answer('rejected'),
  // What is in a group one is not in is not on the device.
  'groups.denyDebt': () => [],
  'group_expenses.create': createExpense,
  'group_expenses.createMany': createExpenses,
  'group_expenses.update': updateExpense,
  'group_expenses.delete': deleteExpense,
  'group_expenses.restore': restoreExpense,
}

/** What the commands of groups will probably do, until the server has answered. */
export const groupEffects: Readonly<Record<string, Effect>> = Object.fromEntries([
  ...Object.entries(effects).map(([name, effect]) => [name, asEffect(effect)]),
  ...Object.entries(groupReducers).map(([name, reducer]) => [name, foreseenBy(reducer)]),
])
