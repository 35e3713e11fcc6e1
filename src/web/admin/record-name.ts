const words: Readonly<Record<string, string>> = {
  expense_templates: 'Recurring expenses',
  income_templates: 'Recurring income',
  transfer_templates: 'Recurring transfers',
  incomes: 'Income',
  contributions: 'Goal contributions',
  payments: 'Loan payments',
  settlements: 'Group payments',
  checkpoints: 'Balances of the bank',
  transfer_rejections: 'Rows that are no transfer',
  left_out_lines: 'Lines left out of imports',
  group_shares: 'Shares of group expenses',
  settlement_sides: 'Accounts of payments',
  group_accounts: 'Joint accounts',
  group_account_entries: 'Money in joint accounts',
  category_styles: 'Changed categories',
  advice_answers: 'Questions asked',
  import_mappings: 'Kept import settings',
}

/** What a collection is called on screen. */
export const recordName = (name: string): string =>
  words[name] ?? (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')
