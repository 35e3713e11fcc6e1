import type { AccountRow } from '#web/accounts/account.ts'
import { LowestCard } from './lowest.tsx'
import { useAccountsAhead } from './use-accounts-ahead.ts'

/** Nothing where it cannot be told, such as without a rate. */
export function LowestOf({ account }: { readonly account: AccountRow }) {
  const ahead = useAccountsAhead().get(account.id)
  return ahead ? <LowestCard {...{ account, ahead }} /> : null
}
