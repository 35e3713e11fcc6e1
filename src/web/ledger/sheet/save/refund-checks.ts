import { useMemo } from 'react'
import { earlierDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { payingProblem, payingWords } from '#domain/money/paying-problem.ts'
import {
  type DatedRefundRow,
  type RefundRow,
  refundDayProblem,
  refundProblem,
} from '#domain/money/refunds.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import type { Messages } from '#web/form/messages.ts'
import type { Expense, Income, IncomeFields } from '#web/ledger/model/entry.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'

/** What speaks against a refund or its purchase, among all that are there. */
export function useRefundChecks({
  id,
  refundOf,
  currency,
}: Pick<Expense, 'id' | 'refundOf' | 'currency'>) {
  const replica = useReplica()
  const today = useToday()
  const { locale } = useLocale()
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
      payingMessages: (fields: IncomeFields) => payingMessages(replica, id, fields, locale),
    }
  }, [replica, rates, id, locale])
}

/** What speaks against an income paying that much back. */
function payingMessages(
  replica: Pick<Replica, 'rows'>,
  id: string,
  fields: IncomeFields,
  locale: string,
): Messages {
  const expense = replica.rows('expenses').get(fields.settles ?? '') as Expense | undefined
  const expectedBack = expense?.expectedBack
  if (!expectedBack) return {}
  const incomes = replica.rows('incomes').values() as IteratorObject<Income>
  const others = [...incomes.filter((row) => row.settles === fields.settles && row.id !== id)]
  const before = (replica.rows('incomes').get(id) ?? null) as Income | null
  const problem = payingProblem(before, fields, { ...expense, expectedBack }, others)
  if (!problem) return {}
  const write = (sum: number) => formatAmount(sum, expense.currency, locale)
  return { [problem.of]: payingWords(problem, write) }
}
