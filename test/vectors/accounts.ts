import type { Account, Valuation } from '#domain/accounts/account.ts'
import { balanceLine, stepsOf } from '#domain/accounts/balance.ts'
import { freshRates } from '#domain/accounts/fresh-rates.ts'
import { type MoveKind, movesOf } from '#domain/accounts/moves.ts'
import type { TransferSums } from '#domain/accounts/transfer.ts'
import { type RateColumns, rateTable } from '#domain/money/rates.ts'
import { compare, type Trial, tryAll, type Verdict } from './section.ts'

interface EntryCase {
  readonly id: string
  readonly what: string
  readonly date: string
  readonly amount: number
  readonly accountId: string | null
  readonly currency?: string
  readonly accountAmount?: number | null
  readonly pending?: boolean
  readonly status?: string
  readonly expenseId?: string
}

type TransferCase = TransferSums & { readonly id: string }

const tableOf = (rates: RateColumns | null | undefined) =>
  rates ? freshRates(rateTable(rates)) : null

/** A file of expected results: only what was asked for is in the answer, in this order. */
const asked = (answer: Record<string, unknown>, expect: object) =>
  Object.fromEntries(Object.keys(expect).map((key) => [key, answer[key]]))

interface BalanceCase {
  readonly id: string
  readonly account: Account
  readonly entries: readonly EntryCase[]
  readonly transfers: readonly TransferCase[]
  readonly valuations?: readonly Valuation[]
  readonly rates?: RateColumns | null
  readonly on: readonly string[]
  readonly expect: object
}

function tryBalance(given: BalanceCase): Verdict {
  const { account, valuations = [] } = given
  const rows = given.entries.map(({ what, pending = false, ...entry }) => ({
    ...{ currency: account.currency, ...entry },
    ...{ kind: what as MoveKind, isPending: pending },
  }))
  const moves = movesOf(account, rows, given.transfers, tableOf(given.rates))
  const book = { account, moves, valuations }
  const days = given.on.map(balanceLine(book))
  const answer = {
    balances: days.map(({ booked }) => booked.amount),
    expected: days.map(({ expected }) => expected.amount),
    estimated: days.map(({ booked }) => booked.isEstimated),
    running: stepsOf(book).flatMap(({ move, balance }) =>
      move && !move.isPending ? [[move.id, balance.booked.amount]] : [],
    ),
  }
  return compare(given.id, asked(answer, given.expect), given.expect)
}

interface AccountsFile {
  readonly balances?: readonly BalanceCase[]
}

export const tryAccounts: Trial = (file) => {
  const { balances } = file as AccountsFile
  return [tryAll('balances', balances, tryBalance)]
}
