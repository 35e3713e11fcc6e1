import type { RowOf } from '#contract/collections.ts'
import { routes } from '#contract/routes.ts'
import type { AccountKind } from '#domain/accounts/account.ts'

export type AccountRow = RowOf<'accounts'>
export type TransferRow = RowOf<'transfers'>

export const accountPath = (id: string): string => routes.account.path.replace(':id', id)

/** A transfer opens over an account it moved. */
export function transferPath({ id, from, to }: Pick<TransferRow, 'id' | 'from' | 'to'>): string {
  const side = from ?? to
  return side ? `${accountPath(side.accountId)}?transfer=${id}` : routes.accounts.path
}

export const kindWords: Readonly<Record<AccountKind, string>> = {
  cash: 'Cash',
  current: 'Current account',
  savings: 'Savings',
  card: 'Credit card',
  loan: 'Loan',
  asset: 'Something of value',
  liability: 'Debt',
}

/** In the order they are shown: what can be spent, what is paid off every month, the rest. */
const accountGroups = [
  { name: 'Money', kinds: ['cash', 'current', 'savings'] },
  { name: 'Cards', kinds: ['card'] },
  { name: 'Other', kinds: ['loan', 'asset', 'liability'] },
] as const satisfies readonly { readonly name: string; readonly kinds: readonly AccountKind[] }[]

/** Only groups that have one. */
export const grouped = <T>(all: readonly T[], kindOf: (one: T) => AccountKind) =>
  accountGroups
    .map(({ name, kinds }) => ({
      name,
      rows: all.filter((one) => (kinds as readonly AccountKind[]).includes(kindOf(one))),
    }))
    .filter(({ rows }) => rows.length > 0)
