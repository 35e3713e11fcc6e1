import { isWrittenOff } from '#contract/entities/settlements.ts'
import { isCounted } from '#domain/groups/balances.ts'
import { groupCsv } from '#domain/groups/export-group.ts'
import type { Shown } from '../use-money.ts'

/** What each paid less what each bears; a payment counts when it is confirmed. */
export function csvOf({ group, money, names }: Shown, categories: ReadonlyMap<string, string>) {
  return groupCsv({
    people: group.members.map(({ memberId }) => ({ memberId, name: names.plain(memberId) })),
    expenses: money.expenses.map(({ categoryId, ...expense }) => ({
      ...expense,
      category: categories.get(categoryId ?? '') ?? null,
    })),
    payments: money.settlements
      .filter(isCounted)
      .map((payment) => ({ ...payment, isWriteOff: isWrittenOff(payment) })),
  })
}

/** Everything as it is kept; amounts are whole minor units. */
export const jsonOf = ({ group, money }: Shown): string =>
  `${JSON.stringify({ group, ...money }, null, 2)}\n`
