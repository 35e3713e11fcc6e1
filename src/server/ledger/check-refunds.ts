import { formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import {
  type DatedRefundRow,
  type RefundProblem,
  refundDayProblem,
  refundDayWords,
  refundWords,
} from '#domain/money/refunds.ts'
import type { Transaction } from '../db/database.ts'
import type { Check } from '../documents/completions.ts'
import type { Written } from '../documents/references.ts'
import { type Complaint, invalid } from '../documents/validate.ts'
import type { Writer } from '../documents/write.ts'
import { requireProfile } from '../users/profiles.ts'

/** A refund that is new, of another purchase, in another currency, or more than it was. */
const isMore = ({ before, after }: Written): boolean =>
  typeof after.refundOf === 'string' &&
  (before?.refundOf !== after.refundOf ||
    before.currency !== after.currency ||
    Number(before.amount) < Number(after.amount))

const isLess = ({ before, after }: Written): boolean =>
  before !== null &&
  (before.currency !== after.currency || Number(after.amount) < Number(before.amount))

interface Sums {
  readonly id: string
  readonly amount: number
  readonly refunded: number
  readonly currency: string
}

/** No more comes back than was paid; what is beyond it already may stay, but not grow. */
export const checkRefunds: Check = async (tx, written, writer) => {
  await checkDays(tx, written, writer)
  const more = written.filter(isMore)
  const less = written.filter(isLess)
  const ids = [...more.map(({ after }) => after.refundOf), ...less.map(({ after }) => after.id)]
  if (ids.length === 0) return
  const { rows } = await tx.client.query<Sums>(
    `select t.id, t.amount, t.currency, sum(r.amount)::bigint as refunded
      from expenses t
      join expenses r on r.refund_of = t.id and r.scope = t.scope and r.currency = t.currency
      where t.scope = $1 and t.id = any($2::uuid[])
      group by t.id, t.amount, t.currency having sum(r.amount) > t.amount`,
    [writer.scope, ids],
  )
  if (rows.length === 0) return
  const { locale } = await requireProfile(tx.client, writer.uid)
  const over = new Map(rows.map((sums) => [sums.id, sums]))
  const complaint = ({ path }: Written, sums: Sums, problem: RefundProblem): Complaint => {
    const write = (amount: number) => formatAmount(amount, sums.currency, locale)
    return [`${path}amount`, refundWords(problem, write)]
  }
  const wrong = [
    ...more.flatMap((one) => {
      const sums = over.get(String(one.after.refundOf))
      if (!sums || sums.currency !== one.after.currency) return []
      const left = sums.amount - (sums.refunded - Number(one.after.amount))
      return [complaint(one, sums, { of: 'refund', left: Math.max(0, left) })]
    }),
    ...less.flatMap((one) => {
      const sums = over.get(one.after.id)
      return sums ? [complaint(one, sums, { of: 'purchase', refunded: sums.refunded })] : []
    }),
  ]
  if (wrong.length > 0) throw invalid(wrong)
}

/** New, of another purchase or on another day; what was so before may stay. */
const isOtherDay = ({ before, after }: Written): boolean =>
  before?.date !== after.date || before?.refundOf !== after.refundOf

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Nothing comes back before it was bought. */
async function checkDays(
  tx: Transaction,
  written: readonly Written[],
  writer: Writer,
): Promise<void> {
  const moved = written.filter(isOtherDay)
  const bought = moved.flatMap(({ before, after }) =>
    before || after.refundOf ? [String(after.refundOf ?? after.id)] : [],
  )
  if (bought.length === 0) return
  const { rows } = await tx.client.query<DatedRefundRow>(
    `select r.id, r.date, r.refund_of as "refundOf" from expenses t
      join expenses r on r.scope = t.scope and (r.refund_of = t.id or r.id = t.id)
      where t.scope = $1 and t.id = any($2::uuid[])
        and exists (select from expenses x where x.refund_of = t.id and x.scope = t.scope)`,
    [writer.scope, bought],
  )
  if (rows.length === 0) return
  const { locale } = await requireProfile(tx.client, writer.uid)
  const wrong = moved.flatMap(({ after, path }): Complaint[] => {
    const problem = refundDayProblem(after as typeof after & DatedRefundRow, rows)
    const words = problem && refundDayWords(problem, (day) => formatDay(day, locale, dayStyle))
    return words ? [[`${path}date`, words]] : []
  })
  if (wrong.length > 0) throw invalid(wrong)
}
