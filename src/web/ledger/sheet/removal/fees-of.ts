import type { TransferRow } from '#web/accounts/account.ts'
import type { Replica } from '#web/data/replica/types.ts'
import type { Entry } from '#web/ledger/model/entry.ts'

/** Which of these are the fee of a transfer, with it: they never go without it. */
export function feesOf(
  replica: Pick<Replica, 'rows'>,
  entries: readonly Entry[],
): ReadonlyMap<string, TransferRow> {
  const ids = new Set(entries.map(({ id }) => id))
  const all: readonly unknown[] = [...replica.rows('transfers').values()]
  return new Map(
    (all as readonly TransferRow[]).flatMap((row) =>
      row.feeId && ids.has(row.feeId) ? [[row.feeId, row]] : [],
    ),
  )
}
