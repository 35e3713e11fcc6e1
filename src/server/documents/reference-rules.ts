import type { OpenCollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import {
  type AccountKind,
  isBooked,
  isMoney,
  isValued,
  keepsMoney,
} from '#domain/accounts/account.ts'

/** What must hold between a row and the one it points at. */
export interface Rule {
  /** Null when this row may point at that one, or what to fix. */
  readonly fits: (row: Row, target: Row) => string | null
  /** What a target may not change as it likes while it is pointed at, and how to say so. */
  readonly reliesOn: Readonly<Record<string, string>>
}

/** Of the kind that is given, or of the row's own. */
const category = (kind?: 'expense' | 'income'): Rule => ({
  fits: (row, { type }) =>
    type === (kind ?? row.type) ? null : `Choose a category for ${kind ?? row.type}s.`,
  reliesOn: { type: 'It is in use, so it stays what it is.' },
})

/** Two levels at most: what is pointed at points at nothing. */
const parent: Rule = {
  fits: (row, target) => {
    if (target.parentId !== null) return 'Choose one that is on top.'
    return target.type === row.type ? null : 'Choose one of the same kind.'
  },
  reliesOn: {
    parentId: 'It has others below it, so it stays on top.',
    type: 'It has others below it, so it stays what it is.',
  },
}

const refund: Rule = {
  fits: (_row, target) => (target.refundOf === null ? null : 'That is a refund itself.'),
  reliesOn: { refundOf: 'There is a refund of it, so it cannot be one.' },
}

const settles: Rule = {
  fits: (_row, target) =>
    target.expectedBack === null ? 'Nothing is expected back for that one.' : null,
  reliesOn: { expectedBack: 'Some of it was paid back already. Take that away first.' },
}

const settledBy: Rule = {
  fits: (row, target) => (target.settles === row.id ? null : 'That income pays back another one.'),
  reliesOn: { settles: 'An expense counts as paid back by it. Change that first.' },
}

const kindOf = ({ kind }: Row) => kind as AccountKind

const accountOf = (isRight: (kind: AccountKind) => boolean, words: string): Rule => ({
  fits: (_row, target) => (isRight(kindOf(target)) ? null : words),
  reliesOn: { kind: 'Something is kept in it, so it stays what it is.' },
})

const booked = accountOf(isBooked, 'A loan is paid, nothing is booked on it.')

/** What the bank took is said only where the account has another currency. */
const entered: Rule = {
  ...booked,
  fits: (row, target) => {
    const isSame = row.accountAmount !== null && row.currency === target.currency
    return isSame ? 'The amount is in the currency of the account.' : booked.fits(row, target)
  },
}

/** What a joint account paid, none of mine did. */
const own: Rule = {
  ...entered,
  fits: (row, target) =>
    row.jointAccountId ? 'It was paid from a joint account.' : entered.fits(row, target),
}

const valued: Rule = {
  ...accountOf(isValued, 'Only an asset or a liability has values.'),
  fits: (row, target) => {
    if (!isValued(kindOf(target))) return 'Only an asset or a liability has values.'
    return String(row.date) < String(target.openingOn) ? 'It began after that day.' : null
  },
}

const statement = accountOf(isMoney, 'The bank has no balance of that one.')
const payer = accountOf(keepsMoney, 'Choose an account with money in it.')

/** What is spoken for is counted in one currency. */
const backing: Rule = {
  ...payer,
  fits: (row, target) =>
    row.currency === target.currency
      ? statement.fits(row, target)
      : 'Choose an account in the currency of the goal.',
}

/** What is in a joint account is in its currency. */
const joint: Rule = {
  fits: (row, target) =>
    row.currency === target.currency ? null : `The account is in ${target.currency}.`,
  reliesOn: { currency: 'There is something in it, so it keeps its currency.' },
}

/** What is planned leaves in the currency of its account, and arrives in that of the other. */
const leaving: Rule = {
  ...booked,
  fits: (row, target) =>
    row.currency === target.currency
      ? booked.fits(row, target)
      : `The account is in ${target.currency}.`,
}

const arriving: Rule = {
  ...booked,
  fits: (row, target) => {
    const isSame = row.currency === target.currency
    if (isSame === (row.toAmount === null)) return booked.fits(row, target)
    return isSame ? 'As much arrives as left.' : `Say what arrives in ${target.currency}.`
  },
}

const ofFee = 'It is the fee of a transfer. Change it there.'
const feeFields = ['amount', 'currency', 'date', 'accountId', 'lines', 'refundOf', 'expectedBack']

/** It counts as what the transfer says, and is nothing else besides. */
const fee: Rule = {
  fits: ({ fee: said, ...sides }, target) => {
    const { side, amount } = said as { side: 'from' | 'to'; amount: number }
    const { date } = sides[side] as { date: string }
    const isSame = target.amount === amount && target.date === date
    const isPlain = feeFields.slice(3).every((field) => target[field] === null)
    return isSame && isPlain ? null : ofFee
  },
  reliesOn: Object.fromEntries(feeFields.map((field) => [field, ofFee])),
}

type Rules = Readonly<Record<string, Rule>>

/** By collection and place of the reference; where there is none, any target will do. */
export const referenceRules: Readonly<Partial<Record<OpenCollectionName, Rules>>> = {
  categories: { parentId: parent },
  expenses: {
    categoryId: category('expense'),
    'lines.*.categoryId': category('expense'),
    refundOf: refund,
    'expectedBack.settledBy': settledBy,
    accountId: entered,
  },
  incomes: { categoryId: category('income'), settles, accountId: entered },
  income_templates: { categoryId: category('income'), accountId: booked },
  expense_templates: { categoryId: category('expense'), accountId: booked },
  loans: { categoryId: category('expense'), payFromId: booked },
  payments: { accountId: booked },
  goals: { accountId: backing },
  contributions: { accountId: statement },
  category_rules: { categoryId: category() },
  accounts: { payFromId: payer },
  transfers: {
    'from.accountId': booked,
    'to.accountId': booked,
    'fee.categoryId': category('expense'),
    feeId: fee,
  },
  transfer_templates: { fromId: leaving, toId: arriving },
  valuations: { accountId: valued },
  checkpoints: { accountId: statement },
  left_out_lines: { accountId: statement },
  imports: { accountId: statement },
  budgets: { 'categoryIds.*': category('expense') },
  group_shares: { accountId: own },
  group_expenses: { jointAccountId: joint },
  group_account_entries: { accountId: joint },
  settlement_sides: { accountId: entered },
}
