import { say } from '#web/words/say.ts'

const words: Readonly<Record<string, string>> = {
  expense_templates: say('Recurring expenses'),
  income_templates: say('Recurring income'),
  transfer_templates: say('Recurring transfers'),
  incomes: say('Income'),
  contributions: say('Goal contributions'),
  payments: say('Loan payments'),
  settlements: say('Group payments'),
  checkpoints: say('Balances of the bank'),
  transfer_rejections: say('Rows that are no transfer'),
  left_out_lines: say('Lines left out of imports'),
  group_shares: say('Shares of group expenses'),
  settlement_sides: say('Accounts of payments'),
  group_accounts: say('Joint accounts'),
  group_account_entries: say('Money in joint accounts'),
  category_styles: say('Changed categories'),
  advice_answers: say('Questions asked'),
  import_mappings: say('Kept import settings'),
}

/** What a collection is called on screen. */
export const recordName = (name: string): string =>
  words[name] ?? (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')
