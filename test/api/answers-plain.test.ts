import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { readDashboard } from '#server/dashboard/read-dashboard.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { Household, subscriptions } from '../support/advice-fixture.ts'
import { lookOf } from '../support/analytics-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'

let one: TestEngine
let home: Household
beforeAll(async () => {
  one = await openTestEngine()
  home = await Household.make(one)
})
afterAll(() => one.close())

async function asked(question: string, before: readonly string[] = []): Promise<string> {
  const profile = await requireProfile(one.engine.database.pool, home.person.uid)
  const finish = openQuestion(one.engine, profile, { question, before: [...before] })
  return (await finish()).answer.replaceAll('\n', ' ')
}

it('counts what is filed as a subscription, entered or seen, and names the rest', async () => {
  await home.template('Chess club', 1500, { categoryId: subscriptions })
  await home.template('Quarterly paper', 3000, { categoryId: subscriptions, interval: 3 })
  await home.template('Domain', 1200, { categoryId: subscriptions, frequency: 'yearly' })
  await home.template('Choir', 2000)
  await home.add('expenses', [
    ...home.monthly('Tunify', 1100, '08', { categoryId: subscriptions }),
    ...home.monthly('Kennel', 50_000, '09'),
  ])
  const answer = await asked('How much do my subscriptions cost?')
  // Twelve of 15 and of 11, four of 30 and one of 12.
  const [sum, month] = [12 * 1500 + 12 * 1100 + 4 * 3000 + 1200, 3700]
  expect([sum, month]).toEqual([44_400, sum / 12])
  expect(answer).toMatch(/^Your 4 subscriptions cost €444\.00 in the next twelve months, €37\.00 a/)
  expect(answer).toContain('Kennel, €500.00 a month; Choir, €20.00 a month. Those take €6,240.00')
})

it('says of a goal what its page and the dashboard say', async () => {
  const day = { targetOn: '2027-11-15' }
  await home.goal('Begun', 120_000, day, [])
  await home.goal('Slow', 120_000, day, [
    [100, '2026-08-05'],
    [100, '2026-09-05'],
    [100, '2026-10-05'],
  ])
  const { goals } = await readDashboard(await lookOf(one, home.person.uid), '2026-11')
  expect(goals.map(({ name, standing }) => [name, standing]).toSorted()).toEqual([
    ['Begun', 'new'],
    ['Slow', 'behind'],
  ])
  const answer = await asked('Am I on track with my goals?')
  expect(answer).toMatch(/^0 of 2 with a day are on track, and 1 is new\./)
  expect(answer).toContain('it is new, and wanted by 15 November 2027. Nothing was put in')
  expect(answer).toContain('it is behind for 15 November 2027.')
  expect(await asked('Which goals are behind?')).not.toContain('Begun')
})

it('tells who keeps no account that what is in it is not known', async () => {
  for (const question of ['How much is in my accounts?', 'What is my net worth?']) {
    expect(await asked(question)).toBe(
      'You keep no account here, so what is in the bank is not known.',
    )
  }
  expect(await asked('How much did I spend on account of Tunify?')).not.toContain('You keep no')
})

it('says that no refund came before what somebody of a group paid', async () => {
  const [groupId, me, sam] = [randomUUID(), randomUUID(), randomUUID()]
  await home.run('groups.create', {
    doc: { id: groupId, name: 'Camping', currency: 'EUR' },
    memberId: me,
    placeholders: [{ memberId: sam, name: 'Sam' }],
  })
  const bill = { id: randomUUID(), description: 'Tent', amount: 9000, currency: 'EUR' }
  const doc = {
    ...{ ...bill, date: '2026-11-02', payers: [{ memberId: me, amount: 9000 }] },
    split: { mode: 'equal', memberIds: [me, sam] },
  }
  await home.run('group_expenses.create', { groupId, doc })
  const paid = { from: sam, to: me, amount: 2500, currency: 'EUR' }
  const settlement = { id: randomUUID(), ...paid, date: '2026-11-10' }
  await home.run('settlements.createMany', { groupId, docs: [settlement] })
  const answer = await asked('Which refunds did I get this month?')
  expect(answer).toMatch(/^No refund is entered in November 2026/)
  expect(answer).toContain('€25.00 was paid to you in groups')
})

it('saves by cancelling only what is not due until the notice ends', async () => {
  const contract = { trialEnd: null, minTermEnd: '2027-03-31', noticeDays: 30, autoRenew: true }
  await home.template('Fencing', 3000, { contract })
  const answer = await asked('What if I cancel Fencing?', ['How much did I spend in October?'])
  // On the second of each month: four of twelve until the end of March.
  expect(answer).toContain('In the next twelve months that is €360.00.')
  expect(answer).toContain('€120.00 of it is due until it ends, so €240.00 would be saved.')
  expect(answer).not.toContain('October')
})
