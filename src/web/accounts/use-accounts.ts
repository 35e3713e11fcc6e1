import { useMemo } from 'react'
import type { BalanceOn } from '#domain/accounts/balance.ts'
import type { RateTable } from '#domain/money/rates.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useRows, useTable } from '#web/data/replica-react.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import type { AccountRow } from './account.ts'
import { type Book, balanceToday, type PaidRow, paidRows, ratesNeeded } from './account-sums.ts'

export interface AccountView {
  readonly account: AccountRow
  readonly balance: BalanceOn
}

/** All that moves accounts; a new object after every change, over the same arrays. */
export function useAccountBook(): Book {
  const { replica, version: expenses } = useTable('expenses')
  const { version: incomes } = useTable('incomes')
  const { version: transfers } = useTable('transfers')
  const { version: shares } = useTable('group_shares')
  const { version: sides } = useTable('settlement_sides')
  const [payments, loans] = [useRows('payments'), useRows('loans')]
  const paid = useMemo(() => paidRows(payments, loans), [payments, loans])
  const { version: bills } = useTable('group_expenses')
  return useMemo(
    () => bookAt(replica, paid, [expenses, incomes, transfers, shares, sides, bills]),
    [replica, paid, expenses, incomes, transfers, shares, sides, bills],
  )
}

/** As the tables are in these versions. */
const bookAt = (
  replica: Replica,
  paid: readonly PaidRow[],
  _versions: readonly number[],
): Book => ({
  paid,
  months: (table) => replica.months(table),
  monthRows: (table, month) => replica.monthRows(table, month),
})

/** Those their rows take, where one is in another currency than its account. */
export function useAccountRates(book: Book, accounts: readonly AccountRow[]): RateTable | null {
  const today = useToday()
  const { currencies, since } = useMemo(() => ratesNeeded(book, accounts), [book, accounts])
  return useRates(currencies, since ?? today)
}

export function useAccountMap(): ReadonlyMap<string, AccountRow> {
  const rows = useRows('accounts')
  return useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
}

/** Every account with what it holds today, in the person's own order. */
export function useAccounts(): readonly AccountView[] {
  const accounts = useRows('accounts')
  const valuations = useRows('valuations')
  const book = useAccountBook()
  const today = useToday()
  const rates = useAccountRates(book, accounts)
  return useMemo(
    () =>
      accounts.map((account) => ({
        account,
        balance: balanceToday(book, account, { today, rates, valuations }),
      })),
    [accounts, valuations, book, today, rates],
  )
}
