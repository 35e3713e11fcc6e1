/** Says of every row of a statement whether it is new, already there, or cannot be taken. */

import type { Statement, StatementAccount, StatementRow } from '../statement.ts'
import type { BookedRow } from './booked.ts'
import {
  type BookedMatch,
  Claims,
  claimByIds,
  claimByLikeness,
  claimWritten,
  type NewBooking,
  pairsOf,
} from './find-booked.ts'
import { claimConverted } from './find-converted.ts'
import { claimPending } from './find-pending.ts'
import { type PaidBackProposal, proposePaidBack } from './propose-paid-back.ts'
import { proposeRefunds, type RefundProposal } from './propose-refunds.ts'
import { withRowIds } from './row-ids.ts'

export type RowVerdict =
  | {
      readonly kind: 'new'
      readonly words: string
      /** Money back for an earlier expense, only proposed. */
      readonly refund: RefundProposal | null
      /** Somebody else's part of one, given back. */
      readonly paidBack: PaidBackProposal | null
      /** A row of the book with the same amount near that day, but other words. */
      readonly resembles: string | null
    }
  | ({ readonly kind: 'duplicate' } & BookedMatch)
  | { readonly kind: 'refused'; readonly words: string }

export interface JudgedRow {
  readonly account: string | null
  /** The account of the book it is to go into, if any. */
  readonly accountId: string | null
  readonly row: StatementRow
  readonly verdict: RowVerdict
}

export interface JudgeOptions {
  readonly locale: string
  readonly amountMinorUnits: number
  /** By the number in the file, the account of the book its rows are to go into. */
  readonly accountIdOf?: (account: string | null) => string | null
}

function refusalOf({ amount }: StatementRow, { amountMinorUnits }: JudgeOptions): string | null {
  if (amount === 0) return 'The amount is zero, so there is nothing to keep.'
  return Math.abs(amount) > amountMinorUnits ? 'That amount is too large to keep.' : null
}

/** One account may come in several parts; equal rows are told apart across all of them. */
function byNumber(accounts: readonly StatementAccount[]): readonly StatementAccount[] {
  const joined = Map.groupBy(accounts, ({ id }) => id)
  return Array.from(joined, ([id, parts]) => ({
    id,
    currency: parts[0]?.currency ?? null,
    rows: parts.flatMap(({ rows }) => rows),
  }))
}

export function judgeStatement(
  { accounts }: Pick<Statement, 'accounts'>,
  booked: readonly BookedRow[],
  options: JudgeOptions,
): readonly JudgedRow[] {
  const all = byNumber(accounts).flatMap((account) =>
    withRowIds(account).map(
      (row): NewBooking => ({
        ...{ row, account: account.id },
        accountId: options.accountIdOf?.(account.id) ?? null,
      }),
    ),
  )
  const sound = all.filter(({ row }) => refusalOf(row, options) === null)
  const claims = new Claims(options.locale)
  claimByIds(sound, booked, claims)
  claimPending(sound, booked, claims, options.locale)
  const pairs = pairsOf(sound, booked, claims)
  claimByLikeness(pairs, claims)
  claimWritten(pairs, claims)
  const foreign = claimConverted(sound, booked, claims)
  const open = pairs.filter((pair) => !claims.isTaken(pair.booked))
  const resembling = new Map(open.map((pair) => [pair.newcomer, pair.booked]))
  const fresh = sound.filter((one) => !claims.found.has(one)).map(({ row }) => row)
  const paidBacks = proposePaidBack(fresh, booked, (row) => claims.tell(row))
  const refunds = proposeRefunds(fresh, booked, (row) => claims.tell(row))
  return all.map((newcomer) => {
    const { row } = newcomer
    const refusal = refusalOf(row, options)
    if (refusal) return { ...newcomer, verdict: { kind: 'refused', words: refusal } }
    const found = claims.found.get(newcomer)
    if (found) return { ...newcomer, verdict: { kind: 'duplicate', ...found } }
    const like = resembling.get(newcomer)
    const about = foreign.get(newcomer)
    const words = like
      ? `New. Same amount as ${claims.tell(like)}, but other words.`
      : about
        ? `New. About the same amount as ${claims.tell(about)}, and a word of it.`
        : 'New.'
    const money = { refund: refunds.get(row) ?? null, paidBack: paidBacks.get(row) ?? null }
    return {
      ...newcomer,
      verdict: { kind: 'new', words, ...money, resembles: (like ?? about)?.id ?? null },
    }
  })
}

type Typed = Pick<StatementRow, 'date' | 'amount' | 'currency' | 'description' | 'merchant'>

const unsaid: Omit<StatementRow, keyof Typed> = {
  ...{ notes: null, bankId: null, payment: 'other', isPending: false, isTrade: false },
  ...{ roundedFrom: null, line: 1 },
}

/** The id of the row it looks like, of that day and amount; null when it is new. */
export function typedAgain(typed: Typed, brought: readonly BookedRow[]): string | null {
  const { date, amount, currency } = typed
  const same = brought.filter(
    (row) => row.date === date && row.amount === amount && row.currency === currency,
  )
  if (same.length === 0 || amount === 0) return null
  const account = { id: null, currency, rows: [{ ...typed, ...unsaid }] }
  const told = { locale: 'en', amountMinorUnits: Number.MAX_SAFE_INTEGER }
  const verdict = judgeStatement({ accounts: [account] }, same, told)[0]?.verdict
  return verdict?.kind === 'duplicate' ? verdict.of : null
}
