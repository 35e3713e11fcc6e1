import type { UserRow } from '#contract/identity/session.ts'
import { userScope } from '#contract/sync.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import { milestoneOf, statusOf } from '#domain/goals/progress.ts'
import { savedFrom } from '#domain/goals/saved-history.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import { createMany } from '../documents/write.ts'
import { Chance } from './chance.ts'
import { places } from './people.data.ts'

/** What people save for: how much in euros, over how many months, and how long they are at it. */
const wishes = [
  { name: 'Rainy day', icon: 'umbrella', color: 'sky', euros: 6000, months: null, since: 14 },
  { name: 'Summer holiday', icon: 'tree-palm', color: 'teal', euros: 2400, months: 8, since: 5 },
  { name: 'New bicycle', icon: 'bike', color: 'leaf', euros: 900, months: 2, since: 7 },
  { name: 'Sofa', icon: 'sofa', color: 'plum', euros: 1200, months: 4, since: 2 },
] as const

type SeedGoal = (typeof wishes)[number]

const GOALS = 3
const DAYS_A_MONTH = 30

/** A few goals, each with something set aside nearly every month. */
export async function insertGoals(
  tx: Transaction,
  { id: uid, currency }: UserRow,
  until: Day,
): Promise<void> {
  const chance = new Chance(`${uid} goals`)
  const scope = userScope(uid)
  const euro = places.find((place) => place.currency === currency)?.euro ?? 100
  const first = chance.below(wishes.length)
  const now = new Date(until)
  for (let n = 0; n < GOALS; n++) {
    const wish = wishes[(first + n) % wishes.length] ?? wishes[0]
    const startOn = addDays(until, -wish.since * DAYS_A_MONTH)
    const id = chance.id(Date.parse(startOn))
    const targetAmount = wish.euros * euro
    const moved = contributions(chance, wish, targetAmount, startOn)
    const totalSaved = savedFrom(moved)
    const { name, icon, color, months } = wish
    const targetOn = months === null ? null : addDays(until, months * DAYS_A_MONTH)
    const told = { id, name, icon, color, currency, targetAmount, targetOn, priority: n }
    const saved = { totalSaved, targetAmount, status: 'active' } as const
    const goal = { ...told, totalSaved, status: statusOf(saved), milestone: milestoneOf(saved) }
    const last = { lastContributionAt: moved.length > 0 ? now.toISOString() : null }
    const begun = { uid, scope, now: new Date(startOn) }
    await createMany(tx, documentsOf('goals'), [{ ...goal, ...last }], begun)
    const rows = moved.map((row) => ({ ...row, goalId: id, by: uid }))
    await createMany(tx, documentsOf('contributions'), rows, { uid, scope, now })
  }
}

/** A part of the way each month; now and then some is needed. */
function contributions(chance: Chance, wish: SeedGoal, target: number, startOn: Day) {
  const whole = wish.since + (wish.months ?? wish.since * 2)
  return Array.from({ length: wish.since }, (_, month) => {
    const date = addDays(startOn, month * DAYS_A_MONTH)
    const isOut = month > 2 && chance.share() < 0.12
    const share = chance.between(isOut ? 0.2 : 0.7, isOut ? 0.6 : 1.2)
    return {
      id: chance.id(Date.parse(date)),
      kind: isOut ? ('withdrawal' as const) : ('contribution' as const),
      amount: Math.max(1, Math.round((target / whole) * share)),
      date,
      note: isOut ? 'Needed it after all' : null,
      isOpening: false,
    }
  })
}
