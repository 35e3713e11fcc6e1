import type { UserRow } from '#contract/identity/session.ts'
import { newProfile } from '../users/new-profile.ts'
import { Chance } from './chance.ts'
import { earn, type SeedIncome } from './earning.ts'
import { firstNames, ownCategories, places, surnames } from './people.data.ts'
import { type OwnHabit, type SeedExpense, type Spender, spend } from './spending.ts'

export interface SeedCategory {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly color: string
}

export interface Household {
  readonly profile: UserRow
  /** The last day of all. */
  readonly until: string
  readonly categories: readonly SeedCategory[]
  /** Made as it is read: a million at once would fill the memory. */
  readonly expenses: () => Generator<SeedExpense>
  /** How many groups it is in. */
  readonly groups: number
  /** None where nothing is spent either. */
  readonly incomes: readonly SeedIncome[]
}

export interface HouseholdPlan {
  readonly seed: string
  readonly index: number
  /** Only the first household may have an address of its own choosing. */
  readonly email: string | null
  readonly expenses: number
  readonly groups: number
  /** The last day, YYYY-MM-DD. */
  readonly until: string
}

const MONTHS = 36
const OWN_CATEGORIES = 3

/** One household: the same plan gives the same people, ids and amounts. */
export function planHousehold(plan: HouseholdPlan): Household {
  const chance = new Chance(`${plan.seed} household ${plan.index} ${plan.email ?? ''}`)
  const days = daysUntil(plan.until)
  const begin = new Date(days[0] ?? plan.until)
  const [first, last] = [chance.pick(firstNames), chance.pick(surnames)]
  const place = plan.index === 0 ? places[0] : chance.pick(places)
  const { euro: _, ...home } = place
  const email = plan.email ?? `${first}.${last}.${plan.index}@moneycomb.local`.toLowerCase()
  const user = { email, name: `${first} ${last}`, ...home }
  const profile = newProfile(chance.id(begin.getTime()), user, begin)
  const categories = chooseCategories(chance, begin)
  const spender: Spender = { place, days, own: categories.map(ownHabit) }
  return {
    profile,
    until: plan.until,
    categories,
    groups: plan.groups,
    expenses: () => spend(new Chance(`${profile.id} expenses`), spender, plan.expenses),
    incomes: plan.expenses > 0 ? earn(new Chance(`${profile.id} incomes`), place, days) : [],
  }
}

function chooseCategories(chance: Chance, begin: Date): SeedCategory[] {
  const first = chance.below(ownCategories.length)
  return Array.from({ length: OWN_CATEGORIES }, (_, turn) => {
    const chosen = ownCategories[(first + turn) % ownCategories.length]
    if (!chosen) throw new RangeError('There are too few categories to choose from.')
    const { name, icon, color } = chosen
    return { id: chance.id(begin.getTime()), name, icon, color }
  })
}

/** What is bought there, and only there. */
function ownHabit({ id, name }: SeedCategory): OwnHabit {
  const category = ownCategories.find((one) => one.name === name) ?? ownCategories[0]
  return { id, category }
}

/** Three years of days: 36 months, the last of them that of the last day. */
function daysUntil(until: string): string[] {
  const last = Temporal.PlainDate.from(until)
  const days: string[] = []
  let day = last.with({ day: 1 }).subtract({ months: MONTHS - 1 })
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    days.push(day.toString())
  }
  return days
}
