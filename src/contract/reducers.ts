/** Which reducer works out which command. Commands are types here, so no schema reaches a page. */
import { deriveTransfer } from '#domain/accounts/derive-transfer.ts'
import { recurringTransferReducers } from '#domain/accounts/recurring-transfers.ts'
import { accountReducers } from '#domain/accounts/reducers.ts'
import { transferReducers } from '#domain/accounts/transfer-reducers.ts'
import { budgetReducers } from '#domain/budgets/reducers.ts'
import { categoryReducers } from '#domain/categories/reducers.ts'
import type { Derive, Reducer } from '#domain/command.ts'
import { importReducers } from '#domain/documents/import-reducers.ts'
import { deriveGoal, goalReducers } from '#domain/goals/reducers.ts'
import { loanReducers } from '#domain/loans/reducers.ts'
import { notificationReducers } from '#domain/notices/reducers.ts'
import { proposalReducers } from '#domain/proposals/reducers.ts'
import { templateReducers } from '#domain/recurring/reducers.ts'
import { deriveTestimonial } from '#domain/testimonials/derive.ts'
import type { CollectionName } from './collections.ts'
import type { CommandArgs, OwnCommandName } from './commands.ts'

type Reducers = { readonly [Name in OwnCommandName]: Reducer<CommandArgs<Name>> }

export const reducers: Reducers = {
  ...accountReducers,
  ...transferReducers,
  ...budgetReducers,
  ...categoryReducers,
  ...goalReducers,
  ...importReducers,
  ...loanReducers,
  ...notificationReducers,
  ...proposalReducers,
  ...templateReducers,
  ...recurringTransferReducers,
}

/** What follows from a row of these, whatever wrote it. */
export const derivations: Readonly<Partial<Record<CollectionName, Derive>>> = {
  goals: deriveGoal,
  testimonials: deriveTestimonial,
  transfers: deriveTransfer,
}
