import type { PositionAnswer } from '#contract/entities/analytics.ts'
import { bucketsOf } from '#domain/analytics/buckets.ts'
import { type Day, earlierDay } from '#domain/calendar.ts'
import { type Convertible, convertTotals } from '#domain/convert-totals.ts'
import { addAmounts, sumAmounts } from '#domain/money.ts'
import { readRateTable } from '../rates/rates.ts'
import { readHoldings } from './holdings.ts'
import type { Look, Span } from './look.ts'

type Kind = PositionAnswer['parts'][number]['kind']

/** Something that is owned or owed, with what it was at each point. */
export interface Holding {
  readonly kind: Kind
  readonly id: string
  readonly name: string
  readonly currency: string
  /** What is owed to others counts below zero. */
  readonly amounts: readonly number[]
}

/** The ends of the months, and the last day; what is to come is not known. */
function pointsOf({ from, to }: Span, today: Day): readonly Day[] {
  const last = earlierDay(to, today)
  return bucketsOf({ from: earlierDay(from, last), to: last }, 'month').map((month) => month.to)
}

/** Goals less debts, and what is owed in groups, at the end of every month. */
export async function readPosition(look: Look, span: Span): Promise<PositionAnswer> {
  const { db, currency } = look
  const days = pointsOf(span, look.today)
  const holdings = await readHoldings(look, days)
  const currencies = [currency, ...holdings.map((one) => one.currency)]
  const reach = { currencies, from: days[0] ?? look.today, till: days.at(-1) ?? look.today }
  const rates = await readRateTable(db, look.scope, reach)
  const convert = (holding: Holding, at: number) => {
    const amount = holding.amounts[at] ?? 0
    const row: Convertible = { amount, currency: holding.currency, date: days[at] ?? look.today }
    return convertTotals([row], currency, rates, () => amount)
  }
  const sumAt = (at: number, kind: Kind) =>
    sumAmounts(holdings.filter((one) => one.kind === kind).map((one) => convert(one, at).amount))
  const points = days.map((day, at) => {
    const [goals, debts, owed] = [sumAt(at, 'goal'), sumAt(at, 'loan'), sumAt(at, 'group')]
    const net = addAmounts(addAmounts(goals, debts), owed)
    return { day, goals, debts: debts === null ? null : 0 - debts, owed, net }
  })
  const last = days.length - 1
  const all = holdings.flatMap((one) => days.flatMap((_, at) => convert(one, at).missing))
  return {
    currency,
    points,
    parts: holdings.flatMap((holding) => {
      const { kind, id, name } = holding
      const amount = holding.amounts[last] ?? 0
      const counted = convert(holding, last).amount
      return amount === 0 ? [] : [{ kind, id, name, amount, currency: holding.currency, counted }]
    }),
    missing: mergeMissing(all),
  }
}

function mergeMissing(all: PositionAnswer['missing']): PositionAnswer['missing'] {
  const byCurrency = Map.groupBy(all, ({ currency }) => currency)
  return Array.from(byCurrency, ([currency, some]) => {
    const days = some.flatMap(({ from, to }) => [from, to]).sort()
    return { currency, from: days[0] ?? '', to: days.at(-1) ?? '' }
  })
}
