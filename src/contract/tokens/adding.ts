/** What a token that may add runs, and what an assistant may propose. */

/** One row each, which its owner can undo. */
export const addingCommands = [
  'expenses.create',
  'incomes.create',
  'group_expenses.create',
] as const
export type AddingCommand = (typeof addingCommands)[number]
