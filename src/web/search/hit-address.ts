import { routes } from '#contract/routes.ts'
import { monthOf } from '#domain/calendar/calendar.ts'
import type { Hit } from '#domain/search/rank.ts'
import { accountPath, type TransferRow, transferPath } from '#web/accounts/account.ts'
import type { Replica } from '#web/data/replica/types.ts'

const at = (path: string, params: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(params)}`

const one = (path: string, id: string) => path.replace(':id', id)

export const searchAddress = (q: string): string => at(routes.search.path, { q })

/** Where a question is answered, with the question. */
export const askAddress = (ask: string): string => at(routes['ai-advice'].path, { ask: ask.trim() })

/** An entry opens over the month it is in. */
const entry = (path: string, { id, date }: Hit) =>
  at(path, { ...(date === null ? {} : { month: monthOf(date) }), edit: id })

function expenseAddress(hit: Hit, replica: Replica): string {
  const { groupId, id, date } = hit
  if (groupId === null) return entry(routes.expenses.path, hit)
  if (replica.rows('groups').has(groupId)) return at(one(routes.group.path, groupId), { edit: id })
  // The group is left; the part of it that was mine is in my list.
  return at(routes.expenses.path, date === null ? {} : { month: monthOf(date) })
}

function categoryAddress({ id }: Hit, replica: Replica): string {
  const row = replica.rows('categories').get(id) ?? replica.rows('global_categories').get(id)
  const { path } = row?.type === 'income' ? routes.income : routes.expenses
  return at(path, { month: 'all', category: id })
}

function transferAddress(id: string, replica: Replica): string {
  const row: unknown = replica.rows('transfers').get(id)
  return row ? transferPath(row as TransferRow) : routes.accounts.path
}

/** Where a hit leads. */
export function hitAddress(hit: Hit, replica: Replica): string {
  const { kind, id, groupId, title } = hit
  switch (kind) {
    case 'expenses':
      return expenseAddress(hit, replica)
    case 'incomes':
      return entry(routes.income.path, hit)
    case 'people':
      return searchAddress(`with:"${title.replaceAll('"', ' ')}"`)
    case 'groups':
      return one(routes.group.path, id)
    case 'goals':
      return groupId === null
        ? one(routes.goal.path, id)
        : at(one(routes.group.path, groupId), { tab: 'goals' })
    case 'loans':
      return one(routes.loan.path, id)
    case 'budgets':
      return one(routes.budget.path, id)
    case 'templates':
      return at(routes.recurring.path, { edit: id })
    case 'accounts':
      return accountPath(id)
    case 'transfers':
      return transferAddress(id, replica)
    case 'categories':
      return categoryAddress(hit, replica)
  }
}
