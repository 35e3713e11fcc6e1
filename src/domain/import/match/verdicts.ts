/** Says of every row of a statement whether it is new, already there, or cannot be taken. */

import type { Statement, StatementAccount, StatementRow } from '../statement.ts'
import type { BookedRow } from './booked.ts'
import {
  type BookedMatch,
  Claims,
  claimByIds,
  claimByLikeness,
  claimTransfers,
  type NewBooking,
  pairsOf,
} from './find-booked.ts'
import { proposeRefunds, type RefundProposal } from './propose-refunds.ts'
import { withRowIds } from './row-ids.ts'

export type RowVerdict =
  | {
      readonly kind: 'new'
      readonly words: string
      /** Money back for an earlier expense, only proposed. */
      readonly refund: RefundProposal | null
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
  const pairs = pairsOf(sound, booked, claims)
  claimByLikeness(pairs, claims)
  claimTransfers(pairs, claims)
  const open = pairs.filter((pair) => !claims.isTaken(pair.booked))
  const resembling = new Map(open.map((pair) => [pair.newcomer, pair.booked]))
  const fresh = sound.filter((one) => !claims.found.has(one)).map(({ row }) => row)
  const refunds = proposeRefunds(fresh, booked, (row) => claims.tell(row))
  return all.map((newcomer) => {
    const { row } = newcomer
    const refusal = refusalOf(row, options)
    if (refusal) return { ...newcomer, verdict: { kind: 'refused', words: refusal } }
    const found = claims.found.get(newcomer)
    if (found) return { ...newcomer, verdict: { kind: 'duplicate', ...found } }
    const like = resembling.get(newcomer)
    const words = like ? `New. Same amount as ${claims.tell(like)}, but other words.` : 'New.'
    const refund = refunds.get(row) ?? null
    return { ...newcomer, verdict: { kind: 'new', words, refund, resembles: like?.id ?? null } }
  })
}
