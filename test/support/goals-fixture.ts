import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { TestCaller } from './caller.ts'
import type { TestEngine } from './engine.ts'
import type { Person } from './notification-fixture.ts'
import { must } from './recurring-fixture.ts'

type Values = Readonly<Record<string, unknown>>

export const newGoal = (fields: Values = {}) => ({
  id: randomUUID(),
  name: 'Bicycle',
  targetAmount: 100_000,
  currency: 'EUR',
  ...fields,
})

export const newMove = (goalId: string, amount: unknown, fields: Values = {}) => ({
  goalId,
  id: randomUUID(),
  amount,
  date: '2026-03-31',
  note: null,
  ...fields,
})

export async function addGoal(one: TestEngine, person: Person, fields: Values = {}) {
  const doc = newGoal(fields)
  await must(one, person, 'goals.create', { doc })
  return doc.id
}

/** Puts money in, or takes it out where the amount is below zero; gives the id. */
export async function move(one: TestEngine, person: Person, goalId: string, amount: number) {
  const args = newMove(goalId, Math.abs(amount))
  await must(one, person, amount < 0 ? 'goals.withdraw' : 'goals.contribute', args)
  return args.id
}

/** Saves half of a goal, which the couriers tell by mail whoever wants that. */
export async function saveHalf(person: TestCaller): Promise<void> {
  const doc = newGoal()
  const move = newMove(doc.id, doc.targetAmount / 2)
  const results = await person.push(
    { name: 'goals.create', args: { doc } },
    { name: 'goals.contribute', args: move },
  )
  expect(results.map(({ ok }) => ok)).toEqual([true, true])
}

export interface GoalFacts {
  readonly totalSaved: number
  readonly status: string
  readonly milestone: number
  readonly lastContributionAt: Date | null
}

export async function readGoal({ engine }: TestEngine, id: string): Promise<GoalFacts | undefined> {
  const { rows } = await engine.database.pool.query<GoalFacts>(
    `select total_saved as "totalSaved", status, milestone,
      last_contribution_at as "lastContributionAt" from goals where id = $1`,
    [id],
  )
  return rows[0]
}

/** What the contributions of a goal add up to, and how many there are. */
export async function recount({ engine }: TestEngine, id: string) {
  const { rows } = await engine.database.pool.query<{ count: number; saved: number }>(
    `select count(*)::int, coalesce(sum(case kind when 'contribution' then amount else -amount end),
      0)::bigint as saved from contributions where goal_id = $1`,
    [id],
  )
  return rows[0]
}
