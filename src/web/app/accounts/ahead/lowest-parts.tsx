import { useCallback } from 'react'
import type { AccountRow } from '#web/accounts/account.ts'
import { useAccountsAhead } from '#web/accounts/ahead/use-accounts-ahead.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { moverName, moverOf } from '#web/ledger/model/mover.ts'
import { LowestCard } from './lowest.tsx'

/** Nothing where it cannot be told, such as without a rate. */
export function LowestOf({ account }: { readonly account: AccountRow }) {
  const replica = useReplica()
  const nameOf = useCallback((id: string) => moverName(moverOf(replica, id)), [replica])
  const ahead = useAccountsAhead(nameOf).get(account.id)
  return ahead ? <LowestCard {...{ account, ahead }} /> : null
}
