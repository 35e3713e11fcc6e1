import type { RowOf } from '#contract/collections.ts'
import { routes } from '#contract/routes.ts'
import { type AccountKind, isOwed } from '#domain/accounts/account.ts'
import { say } from '#web/words/say.ts'

export type AccountRow = RowOf<'accounts'>
export type TransferRow = RowOf<'transfers'>

export const accountPath = (id: string): string => routes.account.path.replace(':id', id)

/** Where a statement is imported, into this account if one is named. */
export const importPath = (into = '1'): string => `${routes.expenses.path}?import=${into}`

/** A transfer opens over an account it moved. */
export function transferPath({ id, from, to }: Pick<TransferRow, 'id' | 'from' | 'to'>): string {
  const side = from ?? to
  return side ? `${accountPath(side.accountId)}?transfer=${id}` : routes.accounts.path
}

/** Where a joint account is seen, in its group. */
export function jointPath(groupId: string, account: string): string {
  const where = new URLSearchParams({ tab: 'accounts', account })
  return `${routes.group.path.replace(':id', groupId)}?${where}`
}

export const kindWords: Readonly<Record<AccountKind, string>> = {
  cash: say('Cash'),
  current: say('Current account'),
  savings: say('Savings'),
  card: say('Credit card'),
  loan: say('Loan'),
  asset: say('Something of value'),
  liability: say('Debt'),
}

/** Behind what a card or a debt holds: above zero it is no debt. */
export const creditWords = (kind: AccountKind | undefined, held: number | null): string =>
  kind && isOwed(kind) && (held ?? 0) > 0 ? ` ${say('in credit')}` : ''

/** In the order they are shown: what can be spent, what is paid off every month, the rest. */
const accountGroups = [
  { name: say('Money'), kinds: ['cash', 'current', 'savings'] },
  { name: say('Cards'), kinds: ['card'] },
  { name: say('Other'), kinds: ['loan', 'asset', 'liability'] },
] as const satisfies readonly { readonly name: string; readonly kinds: readonly AccountKind[] }[]

/** Only groups that have one. */
export const grouped = <T>(all: readonly T[], kindOf: (one: T) => AccountKind) =>
  accountGroups
    .map(({ name, kinds }) => ({
      name,
      rows: all.filter((one) => (kinds as readonly AccountKind[]).includes(kindOf(one))),
    }))
    .filter(({ rows }) => rows.length > 0)
