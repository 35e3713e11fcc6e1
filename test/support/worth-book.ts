import type { Account, Valuation } from '#domain/accounts/account.ts'
import type { ChangeRow } from '#domain/accounts/change-row.ts'
import { movesOf } from '#domain/accounts/moves.ts'
import type { WorthAccount } from '#domain/accounts/net-worth.ts'
import { type ChangeBook, netWorthChange } from '#domain/accounts/net-worth-change.ts'
import { rateTable } from '#domain/money/rates.ts'

const table = rateTable({
  days: [
    '2026-04-24',
    '2026-05-01',
    '2026-05-08',
    '2026-05-15',
    '2026-05-22',
    '2026-05-29',
    '2026-06-05',
  ],
  rates: { USD: ['1.25', '1.25', '1.25', '1.25', '1.25', '1.20', '1.20'] },
})

export const row = (
  kind: ChangeRow['kind'],
  amount: number,
  fields: Partial<ChangeRow> = {},
): ChangeRow => ({
  ...{ kind, amount, date: '2026-05-10', currency: 'EUR', accountId: 'giro', ...fields },
})

export interface Given extends Partial<Omit<ChangeBook, 'accounts'>> {
  readonly accounts?: readonly (Partial<Account> & {
    readonly includeInNetWorth?: boolean
    readonly myShareBps?: number
    readonly valuations?: readonly Valuation[]
  })[]
}

/** What the rows of a book do to each of its accounts. */
export function bookOf({ accounts = [{}], rows = [], transfers = [], ...rest }: Given): ChangeBook {
  const worth = accounts.map(
    ({ includeInNetWorth = true, myShareBps, valuations, ...fields }): WorthAccount => {
      const account: Account = {
        ...{
          id: 'giro',
          kind: 'current',
          currency: 'EUR',
          openingBalance: 1000,
          openingOn: '2026-01-01',
        },
        ...fields,
      }
      const moving = rows.map(({ kind, paid = 0, amount, ...one }, at) => ({
        ...one,
        ...(kind === 'group-share'
          ? { kind: 'group-paid' as const, amount: paid }
          : { kind, amount }),
        id: String(at),
      }))
      const named = transfers.map((transfer, at) => ({ ...transfer, id: `t${at}` }))
      return {
        ...{ account, moves: movesOf(account, moving, named, table), includeInNetWorth },
        ...(myShareBps === undefined ? {} : { myShareBps }),
        ...(valuations ? { valuations } : {}),
      }
    },
  )
  return { loans: [], goals: [], groups: [], ...rest, rows, transfers, accounts: worth }
}

const currencyOf = (given: ChangeBook) => (id: string) =>
  given.accounts.find(({ account }) => account.id === id)?.account.currency

export function changeOf(given: Given, after = '2026-04-30', until = '2026-05-31') {
  const book = bookOf(given)
  const counting = {
    home: 'EUR',
    lens: 'share',
    currencyOf: currencyOf(book),
    rates: table,
  } as const
  return netWorthChange({ book, after, until, counting })
}

export const side = (accountId: string, amount: number, date = '2026-05-10') => ({
  accountId,
  amount,
  date,
})
export const visa = { id: 'visa', kind: 'card', openingBalance: 0 } as const
