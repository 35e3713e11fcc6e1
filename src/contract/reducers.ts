/** Which reducer works out which command. Commands are types here, so no schema reaches a page. */
import { budgetReducers } from '#domain/budgets/reducers.ts'
import type { Derive, Reducer } from '#domain/command.ts'
import { deriveGoal, goalReducers } from '#domain/goals/reducers.ts'
import type { CollectionName } from './collections.ts'
import type { CommandArgs, CommandName } from './commands.ts'

type Reducers = { readonly [Name in CommandName]: Reducer<CommandArgs<Name>> }

export const reducers: Reducers = { ...budgetReducers, ...goalReducers }

/** What follows from a row of these, whatever wrote it. */
export const derivations: Readonly<Partial<Record<CollectionName, Derive>>> = { goals: deriveGoal }
