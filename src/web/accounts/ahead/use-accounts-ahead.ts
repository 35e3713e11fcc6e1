import { useMemo } from 'react'
import { type AccountAhead, accountsAhead } from '#domain/accounts/accounts-ahead.ts'
import { type AheadRows, givenOf, lastDay } from '#domain/accounts/given-ahead.ts'
import { askedFrom } from '#domain/budgets/usual-ahead.ts'
import { ratesNeeded } from '#web/accounts/account-sums.ts'
import { useAccountBook } from '#web/accounts/use-accounts.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import { useInstalments } from '#web/recurring/use-instalments.ts'
import { rowsAhead } from './rows-ahead.ts'

const unnamed = () => ''

/** All that says what the accounts of this device will hold. */
export function useGivenAhead(nameOf: AheadRows['nameOf'] = unnamed) {
  const accounts = useRows('accounts')
  const [expense, income] = [useRows('expense_templates'), useRows('income_templates')]
  const transfers = useRows('transfer_templates')
  const book = useAccountBook()
  const today = useToday()
  const instalments = useInstalments(today, lastDay(today))
  const needed = useMemo(() => {
    const { currencies, since } = ratesNeeded(book, accounts)
    const planned = [...expense, ...income, ...accounts].map(({ currency }) => currency)
    const all = [...currencies, ...planned, ...instalments.map(({ loan }) => loan.currency)]
    return { currencies: [...new Set(all)].sort(), since: since ?? askedFrom(today) }
  }, [book, accounts, expense, income, instalments, today])
  const rates = useRates(needed.currencies, needed.since)
  return useMemo(() => {
    const planned = { expense, income, transfers, instalments }
    const rows = { ...planned, book, accounts, today, rates, nameOf }
    return givenOf(rowsAhead(rows))
  }, [nameOf, book, accounts, expense, income, transfers, instalments, today, rates])
}

/** What each account with money will hold, by the rows of this device. */
export function useAccountsAhead(
  nameOf: AheadRows['nameOf'] = unnamed,
): ReadonlyMap<string, AccountAhead> {
  const given = useGivenAhead(nameOf)
  return useMemo(() => accountsAhead(given), [given])
}
