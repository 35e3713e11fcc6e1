import type { Chance } from './chance.ts'
import { globalCategory } from './global-category.ts'
import type { OwnCategory, Place } from './people.data.ts'
import { notes, tags } from './people.data.ts'
import { type Bill, bills, type Habit, habits } from './spending.data.ts'

export interface SeedExpense {
  readonly id: string
  readonly amount: number
  readonly description: string
  readonly merchant: string
  readonly categoryId: string
  readonly date: string
  readonly paymentMethod: string
  readonly notes: string | null
  readonly tags: readonly string[]
  readonly createdAt: string
}

/** A category of one's own, and what is bought there. */
export interface OwnHabit {
  readonly id: string
  readonly category: OwnCategory
}

export interface Spender {
  readonly place: Place
  readonly own: readonly OwnHabit[]
  /** The days on which something may be spent, oldest first. */
  readonly days: readonly string[]
}

const DAY_MS = 86_400_000

/** Exactly so many expenses, day by day: the bills that return, and the habits between them. */
export function* spend(chance: Chance, spender: Spender, count: number): Generator<SeedExpense> {
  const costs = fixedCosts(chance, spender)
  const due = costs.slice(Math.max(0, costs.length - count))
  const perDay = spread(chance, spender.days, count - due.length)
  let next = 0
  for (const [index, day] of spender.days.entries()) {
    const start = Date.parse(day)
    const isDue = (bill: Due | undefined): bill is Due => bill?.day === day
    for (let bill = due[next]; isDue(bill); bill = due[++next]) {
      yield { ...toExpense(chance, start, bill), notes: null, tags: [] }
    }
    const habitsToday = perDay[index] ?? 0
    for (let turn = 0; turn < habitsToday; turn++) {
      const at = start + ((turn + chance.share()) / habitsToday) * DAY_MS
      yield toExpense(chance, Math.floor(at), indulge(chance, spender, day))
    }
  }
}

interface Due extends Pick<SeedExpense, 'amount' | 'description' | 'merchant' | 'paymentMethod'> {
  readonly day: string
  readonly categoryId: string
}

function fixedCosts(chance: Chance, { place, days }: Spender): Due[] {
  const firstYear = Number(days[0]?.slice(0, 4) ?? 0)
  const prices = new Map<Bill, number>(
    bills.map((bill) => [bill, chance.between(bill.from, bill.to)]),
  )
  return days.flatMap((day) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    return bills
      .filter((bill) => bill.day === date && month % bill.everyMonths === 0)
      .map((bill) => {
        const grown = (prices.get(bill) ?? bill.from) * (1 + bill.growth) ** (year - firstYear)
        const swayed = grown * (1 + bill.sway * (chance.share() * 2 - 1))
        return {
          day,
          amount: Math.max(1, Math.round(swayed * place.euro)),
          description: bill.description,
          merchant: bill.merchant,
          paymentMethod: bill.method,
          categoryId: globalCategory(bill.category),
        }
      })
  })
}

/** More on Fridays and Saturdays, and more in December. */
function spread(chance: Chance, days: readonly string[], count: number): Uint32Array {
  const perDay = new Uint32Array(days.length)
  const upTo = new Float64Array(days.length)
  let total = 0
  for (const [index, day] of days.entries()) {
    const isLate = [5, 6].includes(new Date(day).getUTCDay())
    total += (isLate ? 1.6 : 1) * (day.slice(5, 7) === '12' ? 1.3 : 1)
    upTo[index] = total
  }
  for (let left = count; left > 0; left--) {
    const index = firstAbove(upTo, chance.share() * total)
    perDay[index] = (perDay[index] ?? 0) + 1
  }
  return perDay
}

function firstAbove(upTo: Float64Array, value: number): number {
  let low = 0
  let high = upTo.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((upTo[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}

/** Each habit as often as its weight says. */
const deck = habits.flatMap((habit) => Array.from({ length: habit.weight }, () => habit))

const OWN_CATEGORY_SHARE = 0.04

function indulge(chance: Chance, { place, own }: Spender, day: string): Due {
  const habit = deck[chance.below(deck.length)] ?? habits[0]
  const mine = own[chance.below(own.length)]
  const isOwn = chance.share() < OWN_CATEGORY_SHARE
  // A place belongs to its category, and to no other.
  const bought = isOwn && mine ? mine.category : habit
  const [description, merchant] = chance.pick(bought.purchases)
  return {
    day,
    amount: priceTag(chance, bought, place),
    description,
    merchant,
    paymentMethod: isOwn && mine ? 'card' : chance.pick(habit.methods),
    categoryId: isOwn && mine ? mine.id : globalCategory(habit.category),
  }
}

const endings: readonly [number, ...number[]] = [99, 49, 95, 90, 50, 0, 0]
const ROUND_SHARE = 0.6

/** Shops like prices that end in 99; scales and meters give any. */
function priceTag(chance: Chance, { from, to }: Pick<Habit, 'from' | 'to'>, place: Place): number {
  const price = Math.max(1, Math.round(chance.between(from, to) * place.euro))
  const isTagged = chance.share() < ROUND_SHARE && place.currency !== 'JPY' && price >= 100
  return isTagged ? price - (price % 100) + chance.pick(endings) : price
}

const NOTE_SHARE = 0.03
const TAG_SHARE = 0.08

function toExpense(chance: Chance, at: number, { day, ...spent }: Due): SeedExpense {
  const note = chance.share() < NOTE_SHARE ? notes[chance.below(notes.length)] : null
  const tag = chance.share() < TAG_SHARE ? tags[chance.below(tags.length)] : null
  return {
    id: chance.id(at),
    ...spent,
    date: day,
    notes: note ?? null,
    tags: tag ? [tag] : [],
    createdAt: new Date(at).toISOString(),
  }
}
