import type { Account, Valuation } from '#domain/accounts/account.ts'
import { balanceLine, stepsOf } from '#domain/accounts/balance.ts'
import { agreementOf, type CheckedBook } from '#domain/accounts/checkpoints/agreement.ts'
import { type MoveKind, movesOf } from '#domain/accounts/moves.ts'
import { holdingsOf, netWorthOn } from '#domain/accounts/net-worth.ts'
import { freshRates } from '#domain/accounts/pairing/candidates.ts'
import { type PairingInput, pairRows } from '#domain/accounts/pairing/pair-rows.ts'
import { type CountedRow, totalsByMonth, totalsOfMonth } from '#domain/accounts/totals.ts'
import type { TransferSums } from '#domain/accounts/transfer.ts'
import {
  type BalanceRow,
  type CamtStatement,
  type Checkpoint,
  camtCheckpoints,
  columnCheckpoints,
  ofxCheckpoints,
} from '#domain/import/statement-balances.ts'
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

interface PairingCase extends Pick<PairingInput, 'accounts' | 'rows' | 'rejected'> {
  readonly id: string
  readonly rates: RateColumns | null
  readonly expect: object
}

function tryPairing({ id, rates, expect, ...given }: PairingCase): Verdict {
  const { pairs } = pairRows({ ...given, rates: tableOf(rates) })
  const found = pairs.map((pair) => ({
    out: pair.out.id,
    in: pair.in.id,
    class: pair.kind,
    score: pair.score,
    fee: pair.evidence.fit.fee,
    isAmbiguous: pair.isAmbiguous,
  }))
  return compare(id, { pairs: found }, expect)
}

interface TotalsCase {
  readonly id: string
  readonly home: string
  readonly lens: 'share' | 'paid'
  readonly accounts: Readonly<Record<string, string>>
  readonly rates: RateColumns | null
  readonly entries: readonly (EntryCase & Omit<CountedRow, 'kind' | 'currency'>)[]
  readonly transfers: readonly TransferCase[]
  readonly months: readonly string[]
  readonly expect: object
}

function tryTotals({ id, home, lens, accounts, ...given }: TotalsCase): Verdict {
  const rows = given.entries.map(({ what, ...entry }) => ({
    ...{ currency: home, ...entry },
    kind: what as CountedRow['kind'],
  }))
  const currencyOf = (accountId: string) => accounts[accountId]
  const counting = { home, lens, currencyOf, rates: tableOf(given.rates) }
  const byMonth = totalsByMonth(rows, given.transfers, counting)
  const months = given.months.map((month) => totalsOfMonth(byMonth, month))
  const answer = {
    spending: months.map(({ spending }) => spending),
    income: months.map(({ income }) => income),
  }
  return compare(id, answer, given.expect)
}

type StatementCase =
  | { readonly format: 'ofx'; readonly ledgerBalance: Parameters<typeof ofxCheckpoints>[0] }
  | ({ readonly format: 'camt' } & CamtStatement)
  | { readonly format: 'csv'; readonly rows: readonly BalanceRow[] }

interface CheckpointCase extends Omit<CheckedBook, 'leftOut' | 'checkpoints'> {
  readonly id: string
  readonly skipped: CheckedBook['leftOut']
  readonly checkpoints?: readonly Checkpoint[]
  readonly statement?: StatementCase
  readonly expect: object
}

function readStatement(statement: StatementCase): readonly Checkpoint[] {
  if (statement.format === 'ofx') return ofxCheckpoints(statement.ledgerBalance)
  if (statement.format === 'camt') return camtCheckpoints(statement)
  return columnCheckpoints(statement.rows)
}

function tryCheckpoints({ id, skipped, statement, expect, ...given }: CheckpointCase): Verdict {
  const checkpoints = statement ? readStatement(statement) : (given.checkpoints ?? [])
  const { agreesUntil, gap, breaks } = agreementOf({ ...given, leftOut: skipped, checkpoints })
  const told = breaks.map(({ candidates, ...rest }) => ({
    ...rest,
    candidates: candidates.map(({ kind, ids }) => [kind, ...ids]),
  }))
  return compare(id, asked({ checkpoints, agreesUntil, gap, breaks: told }, expect), expect)
}

type Steps = readonly (readonly [string, number])[]

interface HoldingCase {
  readonly currency: string
  readonly archived?: boolean
  readonly moves: Steps
}

interface WorthCase {
  readonly id: string
  readonly home: string
  readonly points: readonly string[]
  readonly rates: RateColumns | null
  readonly accounts: readonly (Account & {
    readonly includeInNetWorth: boolean
    readonly myShareBps?: number
    readonly moves: Steps
    readonly valuations?: readonly Valuation[]
  })[]
  readonly loans: readonly (Omit<HoldingCase, 'moves'> & { readonly balances: Steps })[]
  readonly goals: readonly (HoldingCase & { readonly accountId: string | null })[]
  readonly groups: readonly HoldingCase[]
  readonly expect: object
}

/** The last one that has begun. */
const lastOf = (steps: Steps, day: string) =>
  steps.filter(([from]) => from <= day).toSorted(([a], [b]) => (a < b ? 1 : -1))[0]?.[1] ?? null

const effectsOf = (moves: Steps) => moves.map(([date, effect]) => ({ date, effect }))

function tryNetWorth({ id, home, expect, ...given }: WorthCase): Verdict {
  const holdings = holdingsOf({
    accounts: given.accounts.map(({ moves, valuations, includeInNetWorth, ...account }) => ({
      account,
      ...(account.myShareBps === undefined ? {} : { myShareBps: account.myShareBps }),
      ...{ includeInNetWorth, valuations: valuations ?? [] },
      moves: movesOf(
        account,
        moves.map(([date, effect], at) => ({
          ...{ id: String(at), date, currency: account.currency, accountId: account.id },
          ...{ kind: effect < 0 ? 'expense' : 'income', amount: Math.abs(effect) },
        })),
        [],
        null,
      ),
    })),
    loans: given.loans.map(({ balances, ...loan }) => ({
      ...loan,
      owedOn: (day) => lastOf(balances, day),
    })),
    goals: given.goals.map(({ moves, ...goal }) => ({ ...goal, moves: effectsOf(moves) })),
    groups: given.groups.map(({ moves, ...group }) => ({ ...group, moves: effectsOf(moves) })),
  })
  const rates = tableOf(given.rates)
  const points = given.points.map((day) => netWorthOn(holdings, day, home, rates))
  const answer = {
    assets: points.map(({ assets }) => assets),
    debts: points.map(({ debts }) => debts),
    net: points.map(({ net }) => net),
    missing: points.map(({ missing }) => missing),
  }
  return compare(id, answer, expect)
}

interface AccountsFile {
  readonly balances?: readonly BalanceCase[]
  readonly pairing?: readonly PairingCase[]
  readonly totals?: readonly TotalsCase[]
  readonly checkpoints?: readonly CheckpointCase[]
  readonly networth?: readonly WorthCase[]
}

export const tryAccounts: Trial = (file) => {
  const { balances, pairing, totals, checkpoints, networth } = file as AccountsFile
  return [
    tryAll('balances', balances, tryBalance),
    tryAll('pairing', pairing, tryPairing),
    tryAll('totals', totals, tryTotals),
    tryAll('checkpoints', checkpoints, tryCheckpoints),
    tryAll('networth', networth, tryNetWorth),
  ]
}
