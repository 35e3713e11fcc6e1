import { addMonths, type Day, monthOf } from '#domain/calendar/calendar.ts'
import type { Household } from '../seed/household.ts'
import { places } from '../seed/people.data.ts'

export type AccountName = 'current' | 'card' | 'savings' | 'wallet'

/** Money that was neither spent nor earned. */
export interface Moved {
  readonly from: AccountName
  readonly to: AccountName
  readonly amount: number
  readonly date: Day
}

/** Of what is left of a month, what goes to the savings, and the steps people think in. */
const SAVED = 0.6
const STEP_EUROS = 10
/** What the current account holds on its poorest day, in euros, and what is in the wallet. */
const LEAST_EUROS = 400
const POCKET_EUROS = 45

/** What each account held at first, and what was moved between them since. */
export function planMoney(household: Household, accountOf: (method: string) => AccountName) {
  const { profile, until, incomes } = household
  const euro = places.find(({ currency }) => currency === profile.currency)?.euro ?? 100
  const step = STEP_EUROS * euro
  const spent = [...household.expenses()]
  const spentOf = (name: AccountName, month: string) =>
    sum(spent.filter((one) => accountOf(one.paymentMethod) === name && monthOf(one.date) === month))
  const from = `${monthOf(spent[0]?.date ?? until)}-01`
  const months: string[] = []
  for (let month = monthOf(from); month <= monthOf(until); month = addMonths(month, 1)) {
    months.push(month)
  }
  const left = Math.max(0, sum(incomes) - sum(spent)) / months.length
  const saved = Math.floor((left * SAVED) / step) * step
  const moved = months
    .flatMap((month): Moved[] => [
      ...moveOn(`${month}-01`, 'wallet', Math.ceil(spentOf('wallet', month) / step) * step),
      ...moveOn(`${month}-04`, 'savings', saved),
      ...moveOn(`${month}-10`, 'card', spentOf('card', addMonths(month, -1))),
    ])
    .filter(({ date }) => date <= until)
  const drawn = sum(moved.filter(({ to }) => to === 'wallet')) / months.length
  const steps = [
    ...incomes.map(({ date, amount }) => ({ date, amount })),
    ...spent.flatMap(({ paymentMethod, date, amount }) =>
      accountOf(paymentMethod) === 'current' ? [{ date, amount: -amount }] : [],
    ),
    ...moved.map(({ date, amount }) => ({ date, amount: -amount })),
  ].toSorted((one, other) => (one.date < other.date ? -1 : 1))
  const opening = Math.max(0, -lowest(steps)) + LEAST_EUROS * euro
  return {
    ...{ from, moved, saved, drawn: Math.ceil(drawn / step) * step },
    opening: { current: opening, card: 0, savings: 12 * saved, wallet: POCKET_EUROS * euro },
    /** What the current account held at the end of a day. */
    balanceOn: (day: Day) => opening + sum(steps.filter(({ date }) => date <= day)),
  }
}

const moveOn = (date: Day, to: AccountName, amount: number): Moved[] =>
  amount > 0 ? [{ from: 'current', to, amount, date }] : []

const sum = (entries: Iterable<{ readonly amount: number }>) => {
  let total = 0
  for (const { amount } of entries) total += amount
  return total
}

/** The least that adding one after the other comes to; what leaves on a day leaves first. */
function lowest(steps: readonly { readonly amount: number; readonly date: Day }[]): number {
  const days = Map.groupBy(steps, ({ date }) => date)
  let [now, least] = [0, 0]
  for (const day of days.values()) {
    least = Math.min(least, now + sum(day.filter(({ amount }) => amount < 0)))
    now += sum(day)
  }
  return least
}
