import fc from 'fast-check'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kindOf } from '#contract/assistant/tools.ts'
import { userScope } from '#contract/sync.ts'
import { addDays, type Day, monthOf } from '#domain/calendar/calendar.ts'
import { addAmounts } from '#domain/money/money.ts'
import { readFlow } from '#server/analytics/flow.ts'
import { createApp } from '#server/app.ts'
import { makeToken } from '#server/auth/session/api-tokens.ts'
import { readDashboard } from '#server/dashboard/read-dashboard.ts'
import { readGroups } from '#server/groups/read-groups.ts'
import type { EdgeEnv } from '#server/http/edge/edge.ts'
import { type Listening, listen } from '#server/http/edge/listen.ts'
import { readRateTable } from '#server/rates/rates.ts'
import { type Asked, TestAssistant } from '#test/support/assistant-fixture.ts'
import { lenses, lookOf } from '../support/analytics-fixture.ts'
import { copyFor } from '../support/device-copy.ts'
import { DeviceScreens } from '../support/device-screens.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { households, type RandomHousehold, writeHousehold } from '../support/random-household.ts'

let one: TestEngine
let server: Listening
beforeAll(async () => {
  one = await openTestEngine({ env: { WRITES_PER_MINUTE: '100000000' } })
  server = await listen(new Hono<EdgeEnv>().route('/', createApp(one.engine)), {
    ...{ port: 0, host: '127.0.0.1' },
  })
})
afterAll(async () => {
  await server.close()
  await one.close()
})

const question = fc.record({
  measure: fc.constantFrom('spending', 'income'),
  lens: fc.constantFrom(...lenses),
  back: fc.integer({ min: 0, max: 380 }),
  days: fc.integer({ min: 0, max: 200 }),
  by: fc.constantFrom('category', 'payee', 'day', 'week', 'month', 'year', undefined),
})
type Question = typeof question extends fc.Arbitrary<infer One> ? One : never
const questions = fc.array(question, { minLength: 25, maxLength: 25 })

type Figure = Asked<'figures'>['answer']
const sumOf = (amounts: readonly (number | null)[]) =>
  amounts.reduce((sum, amount) => addAmounts(sum, amount), 0)

/** Whatever of it has no rate is in no sum. */
const counted = ({ rows }: Figure) => sumOf(rows.flatMap((row) => row.counted ?? []))

let asked = 0
let whole = 0
let budgets = 0

async function compare(uid: string, assistant: TestAssistant, today: Day, asks: Question) {
  const { measure, lens, back, days, by: wanted } = asks
  const from = addDays(today, -back)
  const span = { from, to: addDays(from, days) }
  const by = wanted === 'payee' && measure === 'income' ? undefined : wanted
  const { answer, refused } = await assistant.ask('figures', { measure, lens, ...span, by })
  expect(refused).toBeNull()
  // What Analytics draws, by its own call.
  const flow = await readFlow(await lookOf(one, uid, lens), span)
  const ofKind = flow.categories.filter(({ kind }) => kind === kindOf[measure])
  expect([answer.amount, answer.currency]).toEqual([flow.totals[measure], flow.currency])
  expect(answer.amount).toBe(sumOf(ofKind.map(({ total }) => total)))
  const lacking = flow.totals.missing?.[measure] ?? []
  expect(answer.missing ?? []).toEqual(lacking)
  if (by) expect(sumOf(answer.parts?.map(({ amount }) => amount) ?? [])).toBe(answer.amount)
  asked++
  if (answer.more) return
  whole++
  expect(counted(answer)).toBe(answer.amount)
  expect(answer.rows).toHaveLength(answer.count)
}

/** How each budget stands on its page, as its owner's device counts it. */
async function compareBudgets(uid: string, assistant: TestAssistant, house: RandomHousehold) {
  const { currency, timezone, today } = house
  const span = { from: addDays(today, -400), till: addDays(today, 60) }
  const rates = await readRateTable(one.engine.database.pool, userScope(uid), {
    ...{ currencies: ['USD', 'JPY', 'KWD', 'CHF', 'GHS'], ...span },
  })
  const replica = await copyFor(one, uid)
  const device = new DeviceScreens({ replica, rates, uid, currency, timezone, today })
  const { answer, refused } = await assistant.ask('budgets', {})
  expect(refused).toBeNull()
  const shown = device.budgets().flatMap(({ id, now }) => (now ? [{ id, ...now }] : []))
  expect(answer.budgets.map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => id).sort())
  for (const { id, sums, ahead, projection, missing, isAbout } of shown) {
    const said = answer.budgets.find((each) => each.id === id)
    const { available, spent, period } = sums
    expect(said).toMatchObject({ from: period.from, to: period.to, available, spent })
    expect([said?.ahead, said?.projected]).toEqual([ahead, projection.amount])
    expect([said?.missing ?? [], said?.isAbout ?? false]).toEqual([missing, isAbout])
    budgets++
  }
}

/** What the dashboard lists, and what groups say of their members. */
async function compareLists(uid: string, assistant: TestAssistant, today: Day) {
  const look = await lookOf(one, uid, 'share')
  const { upcoming } = await readDashboard(look, monthOf(today))
  expect((await assistant.ask('upcoming', {})).answer.rows).toEqual(upcoming)
  const groups = await readGroups(one.engine.database.pool, uid)
  const said = (await assistant.ask('balances', {})).answer.groups
  expect(said.map(({ id }) => id)).toEqual(groups.map(({ id }) => id))
  for (const [at, { balances }] of said.entries()) {
    const told = balances.map(({ memberId, amount, currency }) => ({ memberId, amount, currency }))
    expect(told).toEqual(groups[at]?.balances)
  }
}

it('says figures of random books as the app does, and their rows add up to them', async () => {
  await fc.assert(
    fc.asyncProperty(households, questions, async (house, all) => {
      const { uid, sessionId } = await writeHousehold(one, house)
      const body = { name: 'Test', may: 'read', place: 'all', days: 7 } as const
      const { secret, token } = await makeToken(one.engine, { uid, sessionId }, body)
      const assistant = await TestAssistant.by(server.url, secret, token.id)
      for (const asks of all) await compare(uid, assistant, house.today, asks)
      await compareBudgets(uid, assistant, house)
      await compareLists(uid, assistant, house.today)
    }),
    { numRuns: 8, endOnFailure: true },
  )
  expect(asked).toBe(200)
  expect(whole).toBeGreaterThan(150)
  expect(budgets).toBeGreaterThan(0)
}, 600_000)
