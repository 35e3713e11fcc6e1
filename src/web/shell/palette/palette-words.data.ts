/** What people call an action besides its label, by its id. */
const adding = 'new add create make enter record log start plus'
const going = 'go open view see show page screen list change edit manage update'

const things: Readonly<Record<string, string>> = {
  expenses:
    'expense spending spendings spend cost costs purchase purchases payment transaction outgoing',
  income: 'incomes earning earnings earn received',
  groups:
    'group split bill share shared friends people roommates settle up owe trip invite members',
  goals: 'goal saving savings save target piggy',
  loans: 'loan debt debts credit borrow borrowed repay instalments lender',
  budgets: 'budget limit limits envelope envelopes allowance',
  accounts:
    'account balance balances bank banks cash wallet card cards savings net worth reconcile',
  recurring:
    'subscription subscriptions repeat repeating regular bill bills contract contracts standing',
}

export const alsoCalled: Readonly<Record<string, string>> = {
  'expenses-add=1': `${adding} ${things.expenses}`,
  'income-add=1': `${adding} ${things.income}`,
  'scan-open':
    'photo photos photograph picture pictures camera image snap capture take shoot bill slip new add upload',
  'groups-new=1': `${adding} ${things.groups}`,
  'goals-add=1': `${adding} ${things.goals}`,
  'loans-open=add': `${adding} ${things.loans}`,
  'budgets-add=1': `${adding} ${things.budgets}`,
  'recurring-add=expense': `${adding} ${things.recurring}`,
  'recurring-add=income': `${adding} repeat repeating regular standing`,
  'accounts-add=1': `${adding} ${things.accounts}`,
  'categories-add=1': `${adding} categories label labels`,
  'expenses-import=1':
    'csv file files statements upload load bring ofx qif camt mt940 excel xlsx transactions',
  'go-dashboard': `${going} home overview start summary main`,
  'go-groups': `${going} ${things.groups} household`,
  'go-expenses': `${going} ${things.expenses} transactions outgoings export download`,
  'go-income': `${going} ${things.income} export download`,
  'go-goals': `${going} ${things.goals}`,
  'go-loans': `${going} ${things.loans}`,
  'go-budgets': `${going} ${things.budgets}`,
  'go-recurring': `${going} ${things.recurring} calendar renewals`,
  'go-analytics': `${going} report reports chart charts graph graphs statistics stats trends`,
  'go-ai-advice': `${going} ask question questions answer tip tips assistant chat help`,
  'go-accounts': `${going} ${things.accounts} transfer transfers money`,
  'go-profile': `${going} setting settings preferences options account password security email phone
    name avatar currency language timezone region zone format sessions devices plan upgrade usage
    export download data backup delete close push consent install`,
  'go-categories': `${going} category label labels tags merge rename organise`,
  'go-notifications': `${going} notification alert alerts reminder reminders bell messages inbox`,
  'go-testimonials': `${going} testimonial review reviews feedback opinion rate`,
  'go-scan': `${going} camera photo receipts`,
  theme:
    'dark light mode night day appearance look colour colours color colors change toggle switch turn',
  privacy:
    'privacy private hide show blur conceal cover discreet incognito mask balance numbers money',
  household: `households family families couple couples partner partners purse group groups members
    up joint`,
  help: 'support faq manual guide answers questions how docs documentation contact',
  logout: 'log out logout logoff sign off signout signoff exit leave quit end session',
  keys: 'keys shortcut shortcuts hotkeys keyboard',
}
