/** What one has few of, from goals to people: read whole, at the server as on a device. */
import { accountOf, plannedTransferOf, type TransferTemplateFacts } from './account-findables.ts'
import {
  type AccountFacts,
  type CategoryFacts,
  type CategoryLook,
  categoriesBy,
  type GroupFacts,
  groupOf,
  peopleOf,
  type SearchBook,
} from './book.ts'
import type { Findable, State } from './findable.ts'
import {
  type BudgetFacts,
  budgetOf,
  categoryOf,
  type GoalFacts,
  goalOf,
  type LoanFacts,
  loanOf,
  type TemplateFacts,
  templateOf,
} from './findables.ts'
import type { SearchQuery } from './query.ts'

export interface NounRows {
  readonly categories: CategoryFacts
  readonly global_categories: CategoryFacts
  readonly category_styles: CategoryLook
  readonly groups: GroupFacts
  readonly group_goals: GoalFacts
  readonly goals: GoalFacts
  readonly loans: LoanFacts
  readonly budgets: BudgetFacts
  readonly expense_templates: TemplateFacts
  readonly income_templates: TemplateFacts
  readonly transfer_templates: TransferTemplateFacts
  readonly accounts: AccountFacts
}

export type NounTable = keyof NounRows

/** Every row of a table that the person may see. */
export type RowsOf = <Table extends NounTable>(table: Table) => readonly NounRows[Table][]

/** Whose book, and on which day. */
export type Whose = Pick<SearchBook, 'uid' | 'today' | 'home'>

export function bookOf(whose: Whose, rows: RowsOf, open: SearchBook['open']): SearchBook {
  const categories = [...rows('global_categories'), ...rows('categories')]
  return {
    ...whose,
    categories: categoriesBy(categories, rows('category_styles')),
    groups: new Map(rows('groups').map((group) => [group.id, group])),
    accounts: new Map(rows('accounts').map((account) => [account.id, account])),
    open,
  }
}

/** Categories that are put away come only when they are asked for. */
export function nounsIn(book: SearchBook, rows: RowsOf, query: SearchQuery): Findable[] {
  const categories = Array.from(book.categories.values()).filter(
    ({ archived }) => !archived || isAskedFor(query, 'archived'),
  )
  return [
    ...peopleOf(book),
    ...rows('groups').map((row) => groupOf(book, row)),
    ...[...rows('goals'), ...rows('group_goals')].map((row) => goalOf(book, row)),
    ...rows('loans').map((row) => loanOf(book, row)),
    ...rows('budgets').map((row) => budgetOf(book, row)),
    ...[...rows('expense_templates'), ...rows('income_templates')].map((row) =>
      templateOf(book, row),
    ),
    ...rows('transfer_templates').map((row) => plannedTransferOf(book, row)),
    ...categories.map((row) => categoryOf(book, row)),
    ...rows('accounts').map((row) => accountOf(book, row)),
  ]
}

/** Whether it matters who owes whom: counting that is no small work. */
export const isAskedOpen = (query: SearchQuery): boolean =>
  isAskedFor(query, 'settled') || isAskedFor(query, 'unsettled')

const isAskedFor = (query: SearchQuery, asked: State): boolean =>
  [query, ...query.or, ...query.not].some(
    ({ states, terms }) => states.includes(asked) || terms.some(({ state }) => state === asked),
  )
