import type { Added } from '#domain/import/added-words.ts'
import type { Failure } from '#web/data/replica/types.ts'
import { useReplica, useReplicaStatus } from '#web/data/replica-react.tsx'

interface Doc {
  readonly importId?: unknown
  readonly refundOf?: unknown
}

type Refused = Omit<Added, 'payments' | 'booked'>

const kindOf = ({ name }: Failure) =>
  (['expenses', 'incomes', 'transfers'] as const).find((table) => name === `${table}.createMany`)

/** The rows of imports that the server refused, until somebody mends or discards them. */
export function refusedRows(failures: readonly Failure[], importIds: readonly string[]): Refused {
  const refused = { expenses: 0, refunds: 0, incomes: 0, transfers: 0 }
  for (const failure of failures) {
    const kind = kindOf(failure)
    if (!kind) continue
    for (const { importId, refundOf } of failure.args.docs as readonly Doc[]) {
      if (importIds.includes(String(importId))) refused[refundOf ? 'refunds' : kind] += 1
    }
  }
  return refused
}

export const countOf = ({ expenses, refunds, incomes, transfers }: Refused): number =>
  expenses + refunds + incomes + transfers

/** What of it is in the book. */
export const withoutRefused = (added: Added, refused: Refused): Added => ({
  ...added,
  expenses: added.expenses - refused.expenses,
  refunds: added.refunds - refused.refunds,
  incomes: added.incomes - refused.incomes,
  transfers: added.transfers - refused.transfers,
})

export function useRefusedRows(importIds: readonly string[]): Refused {
  const replica = useReplica()
  useReplicaStatus()
  return refusedRows(replica.failures(), importIds)
}
