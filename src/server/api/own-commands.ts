import { checkAccounts, checkTransfers, keepFew } from '../accounts/checks.ts'
import { accountCommands } from '../accounts/commands.ts'
import { completeTransfers, takeFeesAlong } from '../accounts/fee-expenses.ts'
import { completeBudgets } from '../budgets/complete-budgets.ts'
import { categoryCommands } from '../categories/commands.ts'
import { commands, type RunCommand } from '../documents/commands.ts'
import { checks, completions, departures, followings } from '../documents/completions.ts'
import { reduced } from '../documents/reduce.ts'
import { goalCommands } from '../goals/commands.ts'
import { completeGoals } from '../goals/complete-goals.ts'
import { rememberCategory } from '../groups/expenses/remember-category.ts'
import { groupCommandRuns } from '../groups/group-commands.ts'
import { importCommands } from '../imports/commands.ts'
import { checkRefunds } from '../ledger/check-refunds.ts'
import { followExpected, followIncomes } from '../ledger/follow-paid-back.ts'
import { loanCommands } from '../loans/commands.ts'
import { completeLoans } from '../loans/complete-loans.ts'
import { completeInstalments, takeBackInstalments } from '../loans/follow-expenses.ts'
import { proposalCommands } from '../proposals/commands.ts'
import { templateCommands } from '../recurring/commands.ts'
import { completeTemplates } from '../recurring/complete-templates.ts'
import { kinds } from '../recurring/template.ts'
import { completeTestimonials } from '../testimonials/complete-testimonials.ts'

/** What a noun can do besides being created, changed and deleted. */
const ownCommands: Readonly<Record<string, RunCommand>> = {
  'budgets.move': reduced('budgets.move'),
  'budgets.undoMove': reduced('budgets.undoMove'),
  'notifications.markAllRead': reduced('notifications.markAllRead'),
  ...accountCommands,
  ...categoryCommands,
  ...importCommands,
  ...proposalCommands,
  ...templateCommands,
  ...groupCommandRuns,
  ...goalCommands,
  ...loanCommands,
}

/** Looked for among those of every collection, so made once they are there. */
const remembering = ['group_shares.update', 'group_shares.updateMany'].map(
  (name) => [name, rememberCategory(name)] as const,
)

export function addOwnCommands(): void {
  for (const [name, run] of remembering) commands.set(name, run)
  for (const [name, run] of Object.entries(ownCommands)) commands.set(name, run)
  checks.set('accounts', checkAccounts)
  completions.set('transfers', completeTransfers)
  checks.set('transfers', checkTransfers)
  departures.set('transfers', takeFeesAlong)
  checks.set('valuations', keepFew('valuations'))
  checks.set('checkpoints', keepFew('checkpoints'))
  completions.set('budgets', completeBudgets)
  completions.set('expenses', completeInstalments)
  checks.set('expenses', checkRefunds)
  departures.set('expenses', takeBackInstalments)
  followings.set('expenses', followExpected)
  followings.set('incomes', followIncomes)
  completions.set('goals', completeGoals)
  completions.set('loans', completeLoans)
  completions.set('testimonials', completeTestimonials)
  for (const kind of kinds) completions.set(kind.templates.name, completeTemplates(kind))
}
