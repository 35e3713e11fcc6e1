import { useMemo } from 'react'
import type { RowOf } from '#contract/collections.ts'
import { worthRates } from '#web/accounts/worth/worth-rates.ts'
import { useRows, useTable } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { useNoRates, useRates } from '#web/locale/use-rates.ts'
import { useAccountBook } from '../use-accounts.ts'
import { type BesideRows, besidesIn, type Shared } from './besides.ts'
import type { WorthRows } from './worth-rows.ts'

function useShares(): readonly Shared[] {
  const { replica, version } = useTable('group_shares')
  return useMemo(() => {
    // Read again whenever the table changes.
    void version
    const all: readonly unknown[] = replica
      .months('group_shares')
      .flatMap((month) => replica.monthRows('group_shares', month))
    return all as readonly Shared[]
  }, [replica, version])
}

function useBesides(): BesideRows {
  const [loans, payments] = [useRows('loans'), useRows('payments')]
  const [goals, contributions] = [useRows('goals'), useRows('contributions')]
  const groups = useMyGroups()
  const settlements: BesideRows['settlements'] = useRows('settlements')
  const sides = useRows('settlement_sides')
  const jointAccounts = useRows('group_accounts')
  const jointEntries = useRows('group_account_entries')
  const shares = useShares()
  const uid = useSession().user?.id ?? ''
  const today = useToday()
  const { timezone } = useLocale()
  return useMemo(
    () => ({
      ...{ loans, payments, goals, contributions, settlements, sides, shares },
      ...{ jointAccounts, jointEntries },
      ...{ uid, today, timezone },
      groups: [...groups.values()],
    }),
    [
      loans,
      payments,
      goals,
      contributions,
      groups,
      settlements,
      sides,
      shares,
      jointAccounts,
      jointEntries,
      uid,
      today,
      timezone,
    ],
  )
}

/** Null while rates are on their way. */
export function useWorthRows(): WorthRows | null {
  const besideRows = useBesides()
  const accounts: readonly RowOf<'accounts'>[] = useRows('accounts')
  const valuations = useRows('valuations')
  const book = useAccountBook()
  const { currency: home } = useLocale()
  const besides = useMemo(() => besidesIn(besideRows), [besideRows])
  const { currencies, since } = useMemo(
    () => worthRates({ ...besideRows, besides, book, accounts }),
    [besideRows, besides, book, accounts],
  )
  const rates = useRates(currencies, since)
  const isInVain = useNoRates()
  const isWaiting = rates === null && !isInVain && currencies.some((one) => one !== home)
  return useMemo(
    () => (isWaiting ? null : { ...besideRows, besides, book, accounts, valuations, rates }),
    [isWaiting, besideRows, besides, book, accounts, valuations, rates],
  )
}
