import type { Row } from '#contract/sync.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { RateTable } from '#domain/money/rates.ts'
import {
  type DatedRefundRow,
  isLessPaid,
  isMoreBack,
  type RefundRow,
  refundDayProblem,
  refundDayWords,
  refundProblem,
  refundWords,
} from '#domain/money/refunds.ts'
import type { Transaction } from '../db/database.ts'
import { idsGiven, idsIn, type OfScope } from '../db/statement.ts'
import type { Check } from '../documents/completions.ts'
import type { Written } from '../documents/references.ts'
import { type Complaint, invalid } from '../documents/validate.ts'
import type { Writer } from '../documents/write.ts'
import { readRateTable } from '../rates/rates.ts'
import { requireProfile } from '../users/profiles.ts'

const rowOf = (row: Row) => row as Row & RefundRow
const factsOf = ({ before, after }: Written) => [before && rowOf(before), rowOf(after)] as const

/** No more comes back than was paid; what is beyond it already may stay, but not grow. */
export const checkRefunds: Check = async (tx, written, writer) => {
  await checkDays(tx, written, writer)
  // Nothing can have come back of what is new, unless it is a refund itself.
  const some = written.filter(({ before, after }) => before || after.refundOf)
  const more = some.filter((one) => isMoreBack(...factsOf(one)))
  const less = some.filter((one) => isLessPaid(...factsOf(one)))
  const ids = [...more.map(({ after }) => after.refundOf), ...less.map(({ after }) => after.id)]
  if (ids.length === 0) return
  const rows = await withRefunds<RefundRow>(tx, writer, ids)
  if (rows.length === 0) return
  const rates = await ratesOf(tx, writer, rows)
  const problems = [
    ...more.map((one) => [one, 'refund'] as const),
    ...less.map((one) => [one, 'purchase'] as const),
  ].flatMap(([{ after, path }, of]) => {
    const problem = refundProblem(rowOf(after), rows, rates)
    return problem?.of === of ? [{ path, problem }] : []
  })
  if (problems.length === 0) return
  const { locale } = await requireProfile(tx.client, writer.uid)
  const write = (amount: number, currency: string) => formatAmount(amount, currency, locale)
  throw invalid(problems.map(({ path, problem }) => [`${path}amount`, refundWords(problem, write)]))
}

/** These purchases and what came back of them, where something did. */
const withRefunds = <R extends object>(
  tx: Transaction,
  { scope }: Writer,
  ids: readonly unknown[],
): Promise<readonly (R & OfScope)[]> =>
  tx.ask<R & OfScope>({
    name: 'purchases with refunds',
    text: `select r.scope, r.id, r.amount, r.currency, r.date, r.rate,
        r.refund_of as "refundOf", r.expected_back as "expectedBack"
      from (select distinct scope, id from ${idsGiven}) n
      join expenses t on t.id = n.id and t.scope = n.scope
      join expenses r on r.scope = t.scope and (r.refund_of = t.id or r.id = t.id)
      where exists (select from expenses x where x.refund_of = t.id and x.scope = t.scope)`,
    rows: idsIn(scope, ids.map(String)),
  })

/** Null where all is in one currency, which is most: then nothing is looked up. */
async function ratesOf(
  tx: Transaction,
  { scope }: Writer,
  rows: readonly RefundRow[],
): Promise<RateTable | null> {
  const currencies = rows.flatMap(({ currency, rate }) => [currency, ...(rate ? [rate.to] : [])])
  if (new Set(currencies).size < 2) return null
  const days = rows.map(({ date }) => date).sort()
  const span = { from: days[0] ?? '', till: days.at(-1) ?? '' }
  return readRateTable(tx.client, scope, { currencies, ...span })
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
  const rows = await withRefunds<DatedRefundRow>(tx, writer, bought)
  if (rows.length === 0) return
  const { locale } = await requireProfile(tx.client, writer.uid)
  const wrong = moved.flatMap(({ after, path }): Complaint[] => {
    const problem = refundDayProblem(after as typeof after & DatedRefundRow, rows)
    const words = problem && refundDayWords(problem, (day) => formatDay(day, locale, dayStyle))
    return words ? [[`${path}date`, words]] : []
  })
  if (wrong.length > 0) throw invalid(wrong)
}
