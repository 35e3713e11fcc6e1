/** What accounts will hold on the days to come: when least, and what leads there. */
import { forecastDays } from '../analytics/forecast.ts'
import { type PastBook, restBeside, usualAhead } from '../budgets/usual-ahead.ts'
import {
  addDays,
  addMonths,
  type Day,
  laterDay,
  monthOf,
  monthRange,
} from '../calendar/calendar.ts'
import { type RateTable, valueIn } from '../money/rates.ts'

/** Something that will move an account; what waits since days gone by moves it today. */
export interface ComingMove {
  readonly id: string
  readonly accountId: string
  readonly date: Day
  /** In the currency of the account; null without a rate. */
  readonly effect: number | null
  readonly name: string
  /** Written down, planned, an instalment, or the payment of a card. */
  readonly what: 'entry' | 'plan' | 'loan' | 'card'
}

export interface AheadAccount {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly currency: string
  readonly payFromId: string | null
  readonly closesOnDay: number | null
  readonly dueOnDay: number | null
  /** Expected at the end of a day up to today; null is unknown. */
  readonly balanceOn: (day: Day) => number | null
  /** What it holds today was converted, all or some of it. */
  readonly isAbout?: boolean
  /** What was paid into a card after a day, up to today. */
  readonly paidSince: (day: Day) => number
  /** What came out of it by no plan. */
  readonly everyday: PastBook
}

export interface AccountAhead {
  /** From today on, one for each day. */
  readonly balances: readonly number[]
  readonly lowest: {
    readonly amount: number
    readonly day: Day
    /** What moves it until then, in order; everyday spending is besides. */
    readonly rows: readonly ComingMove[]
    readonly everyday: number
    readonly isAbout: boolean
  }
}

interface AheadBook {
  readonly today: Day
  readonly accounts: readonly AheadAccount[]
  readonly coming: readonly ComingMove[]
  readonly rates: RateTable | null
}

const daysFrom = (today: Day): readonly Day[] =>
  Array.from({ length: forecastDays + 1 }, (_, at) => addDays(today, at))

const byDay = (a: ComingMove, b: ComingMove) => (a.date < b.date ? -1 : Number(a.date > b.date))

/** What days usually cost from tomorrow up to each, beside what is written down for them. */
function usualBy({ everyday }: AheadAccount, days: readonly Day[], rows: readonly ComingMove[]) {
  const entered = days.slice(1).map((day) => {
    const spent = rows.filter(({ what, date }) => what === 'entry' && date === day)
    return spent.reduce((sum, { effect }) => sum + Math.max(0, 0 - (effect ?? 0)), 0)
  })
  return days.map((day, at) =>
    at === 0 ? 0 : restBeside(usualAhead(everyday, day) ?? 0, entered.slice(0, at)),
  )
}

/** Null where its balance, or what moves it, is not known. */
function walk(account: AheadAccount, days: readonly Day[], coming: readonly ComingMove[]) {
  const [today = ''] = days
  const start = account.balanceOn(today)
  const last = days.at(-1) ?? today
  const rows = coming
    .filter(({ accountId, date }) => accountId === account.id && date <= last)
    .map((row) => ({ ...row, date: laterDay(row.date, today) }))
    .sort(byDay)
  if (start === null || rows.some(({ effect }) => effect === null)) return null
  const usual = usualBy(account, days, rows)
  const moved = (day: Day) =>
    rows.reduce((sum, { date, effect }) => (date <= day ? sum + (effect ?? 0) : sum), 0)
  return { rows, usual, balances: days.map((day, at) => start + moved(day) - (usual[at] ?? 0)) }
}

/** That day of a month, or its last. */
function dayIn(month: string, day: number): Day {
  const { to } = monthRange(month)
  return `${month}-${String(Math.min(day, Number(to.slice(-2)))).padStart(2, '0')}`
}

/** The days a card is due, each with when its statement closed: the day before without one. */
function dueDays({ dueOnDay, closesOnDay }: AheadAccount, today: Day, last: Day) {
  if (dueOnDay === null) return []
  const due = [0, 1, 2, 3]
    .map((months) => dayIn(addMonths(monthOf(today), months), dueOnDay))
    .filter((day) => day >= today && day <= last)
  return due.map((on) => {
    if (closesOnDay === null) return { on, closed: addDays(on, -1) }
    const same = dayIn(monthOf(on), closesOnDay)
    return { on, closed: same < on ? same : dayIn(addMonths(monthOf(on), -1), closesOnDay) }
  })
}

/** What a card will be paid with by the account that pays it. */
export interface CardPayment {
  readonly card: AheadAccount
  readonly payer: AheadAccount
  readonly on: Day
  /** In the currency of the card. */
  readonly amount: number
  /** Its statement is not closed yet, or was converted. */
  readonly isAbout: boolean
}

/** What is planned to be paid into a card after one day, up to another. */
const plannedInto =
  ({ id }: AheadAccount, { today, coming }: AheadBook) =>
  (after: Day, to: Day): number =>
    coming
      .filter(({ accountId, what, effect }) => accountId === id && what === 'plan' && effect)
      .map(({ date, effect }) => ({ on: laterDay(date, today), size: Math.max(0, effect ?? 0) }))
      .reduce((sum, { on, size }) => (on > after && on <= to ? sum + size : sum), 0)

/**
 * What is paid on each due day: what was owed when the statement closed, less what was paid since,
 * and what is planned to be.
 */
function paymentsOf(
  card: AheadAccount,
  payer: AheadAccount,
  given: AheadBook,
  days: readonly Day[],
): readonly CardPayment[] {
  const { today, coming } = given
  const line = walk(card, days, coming)
  const paidAhead = plannedInto(card, given)
  const paid: CardPayment[] = []
  for (const { on, closed } of dueDays(card, today, days.at(-1) ?? today)) {
    const soFar = paid.reduce((sum, one) => (one.on <= closed ? sum + one.amount : sum), 0)
    const held =
      closed <= today
        ? (card.balanceOn(closed) ?? 0) + card.paidSince(closed)
        : (line?.balances[days.indexOf(closed)] ?? 0) + soFar
    const owed = Math.max(0, 0 - held - paidAhead(closed, on))
    const isAbout = closed > today || card.isAbout === true
    if (owed > 0) paid.push({ card, payer, on, amount: owed, isAbout })
  }
  return paid
}

/** Of every card that another account pays, by the days that are looked at. */
export function cardPayments(given: AheadBook): readonly CardPayment[] {
  const days = daysFrom(given.today)
  const byId = new Map(given.accounts.map((one) => [one.id, one]))
  return given.accounts.flatMap((card) => {
    const payer = card.kind === 'card' ? byId.get(card.payFromId ?? '') : undefined
    return payer ? paymentsOf(card, payer, given, days) : []
  })
}

/** It leaves the one and reaches the other. */
const movesBy =
  ({ today, rates }: AheadBook) =>
  ({ card, payer, on, amount }: CardPayment): readonly ComingMove[] => {
    const size = valueIn({ amount, currency: card.currency, date: today }, payer.currency, rates)
    const about = { id: `${card.id} ${on}`, date: on, what: 'card' } as const
    const effect = size === null ? null : 0 - size
    return [
      { ...about, accountId: card.id, effect: amount, name: payer.name },
      { ...about, accountId: payer.id, effect, name: card.name },
    ]
  }

/**
 * By account; one that is unknown is left out. What is bought by card reaches the account that pays
 * it only with the payment.
 */
export function accountsAhead(given: AheadBook): ReadonlyMap<string, AccountAhead> {
  const days = daysFrom(given.today)
  const coming = [...given.coming, ...cardPayments(given).flatMap(movesBy(given))]
  return new Map(
    given.accounts.flatMap((account) => {
      const line = walk(account, days, coming)
      if (!line) return []
      const { balances, rows, usual } = line
      const amount = Math.min(...balances)
      const at = balances.indexOf(amount)
      const day = days[at] ?? given.today
      const before = rows.filter(({ date }) => date <= day)
      const { isAbout = false } = account
      const lowest = { amount, day, rows: before, everyday: usual[at] ?? 0, isAbout }
      return [[account.id, { balances, lowest }]]
    }),
  )
}
