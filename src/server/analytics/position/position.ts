import type { PositionAnswer } from '#contract/analytics/entities.ts'
import { bucketsOf } from '#domain/analytics/buckets.ts'
import { addDays, type Day, earlierDay } from '#domain/calendar/calendar.ts'
import { addMissing, addOld, type Conversion, convertTotals } from '#domain/money/convert-totals.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { readRateTable } from '../../rates/rates.ts'
import type { Look, Span } from '../look.ts'
import { toldMissing } from '../told-gaps.ts'
import { readAccounts } from './account-parts.ts'
import { readHoldings } from './holdings.ts'
import { readNetWorth } from './net-worth.ts'

type Kind = Exclude<PositionAnswer['parts'][number]['kind'], 'account'>

/** Something that is owned or owed, with what it was at each point. */
export interface Holding {
  readonly kind: Kind
  readonly id: string
  readonly name: string
  readonly currency: string
  /** What is owed to others counts below zero. */
  readonly amounts: readonly number[]
}

/** Before anything happened, the ends of the months, and the last day; what comes is not known. */
function pointsOf({ from, to }: Span, today: Day): readonly Day[] {
  const last = earlierDay(to, today)
  const first = earlierDay(from, last)
  const months = bucketsOf({ from: first, to: last }, 'month').map((month) => month.to)
  return [addDays(first, -1), ...months]
}

const isConverted = ({ ratesOn, oldOn, hasTypedRate }: Conversion) =>
  ratesOn !== null || oldOn !== null || hasTypedRate

/** At the start and at the end of every month. */
export async function readPosition(look: Look, span: Span): Promise<PositionAnswer> {
  const days = pointsOf(span, look.today)
  const accounts = await readAccounts(look)
  return accounts ? readNetWorth(look, days, accounts) : readWithoutAccounts(look, days)
}

/** Goals less debts, and what is owed in groups. */
async function readWithoutAccounts(look: Look, days: readonly Day[]): Promise<PositionAnswer> {
  const { db, currency } = look
  const holdings = await readHoldings(look, days)
  const currencies = [currency, ...holdings.map((one) => one.currency)]
  const reach = { currencies, from: days[0] ?? look.today, till: days.at(-1) ?? look.today }
  const rates = await readRateTable(db, look.scope, reach)
  const convert = (some: readonly Holding[], at: number) => {
    const date = days[at] ?? look.today
    const rows = some.map((one) => ({ ...one, amount: one.amounts[at] ?? 0, date }))
    return convertTotals(rows, currency, rates, ({ amount }) => amount)
  }
  const byKind = Map.groupBy(holdings, ({ kind }) => kind)
  const kinds = ['goal', 'loan', 'group'] as const
  const conversions = days.map((_, at) => kinds.map((kind) => convert(byKind.get(kind) ?? [], at)))
  const points = days.map((day, at) => {
    const sums = conversions[at] ?? []
    const [goals = 0, debts = 0, owed = 0] = sums.map(({ amount }) => amount)
    const net = sumAmounts([goals, debts, owed])
    const missing = addMissing(sums.map((one) => one.missing))
    return {
      day,
      goals,
      debts: debts === null ? null : 0 - debts,
      owed,
      net,
      ...toldMissing(missing),
      ...(sums.some(isConverted) && { isAbout: true }),
    }
  })
  const last = days.length - 1
  const atLast = conversions.at(-1) ?? []
  return {
    currency,
    points,
    parts: holdings.flatMap((holding) => {
      const { kind, id, name } = holding
      const amount = holding.amounts[last] ?? 0
      const found = convert([holding], last)
      const counted = found.missing.length > 0 ? null : found.amount
      return amount === 0 ? [] : [{ kind, id, name, amount, currency: holding.currency, counted }]
    }),
    missing: addMissing(atLast.map((one) => one.missing)),
    old: addOld(conversions.flat().map((one) => one.old)),
  }
}
