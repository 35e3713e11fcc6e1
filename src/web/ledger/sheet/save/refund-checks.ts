import { useMemo } from 'react'
import { earlierDay } from '#domain/calendar/calendar.ts'
import {
  type DatedRefundRow,
  type RefundRow,
  refundDayProblem,
  refundProblem,
} from '#domain/money/refunds.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import type { Expense } from '#web/ledger/model/entry.ts'
import { useToday } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'

/** What speaks against a refund or its purchase, among all that are there. */
export function useRefundChecks({
  id,
  refundOf,
  currency,
}: Pick<Expense, 'id' | 'refundOf' | 'currency'>) {
  const replica = useReplica()
  const today = useToday()
  const boughtId = refundOf || id
  const kin = useMemo(() => {
    const all = replica.rows('expenses').values() as IteratorObject<Expense>
    return [...all.filter((row) => row.id === boughtId || row.refundOf === boughtId)]
  }, [replica, boughtId])
  const currencies = new Set([currency, ...kin.map((row) => row.currency)])
  const since = kin.map(({ date }) => date).reduce(earlierDay, today)
  const rates = useRates(currencies.size > 1 ? [...currencies] : [], since)
  return useMemo(() => {
    const all = () => replica.rows('expenses').values() as Iterable<Expense>
    return {
      refundProblem: (row: RefundRow) => refundProblem(row, all(), rates),
      refundDayProblem: (row: DatedRefundRow) => refundDayProblem(row, all()),
    }
  }, [replica, rates])
}
