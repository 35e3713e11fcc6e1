import { afterAll, beforeAll, expect, it } from 'vitest'
import { remindCancel } from '#server/recurring/remind-cancel.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson, noticesOf } from '../support/notification-fixture.ts'
import { addTemplate } from '../support/recurring-fixture.ts'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())

const contract = { trialEnd: null, minTermEnd: '2027-03-31', noticeDays: 30, autoRenew: true }
const phone = { description: 'Phone', startOn: '2026-04-01', contract }

async function remindAt(instant: string) {
  one.moveTo(instant)
  await remindCancel(one.engine, one.now())
}

it('tells of the last day to cancel twice, however often it looks', async () => {
  one.moveTo('2026-04-01T10:00:00Z')
  const anna = await newPerson(one, { timezone: 'Europe/Berlin' })
  await addTemplate(one, anna, phone)
  await addTemplate(one, anna, { ...phone, description: 'Paused', active: false })
  const titles = async () => (await noticesOf(one, anna.uid)).map(({ title }) => title)

  await remindAt('2027-02-14T22:00:00Z')
  expect(await titles()).toEqual([])
  for (let replay = 0; replay < 10; replay++) await remindAt('2027-02-14T23:30:00Z')
  expect(await titles()).toEqual(['Phone: cancel by 1 March 2027'])
  for (let replay = 0; replay < 10; replay++) await remindAt('2027-02-26T10:00:00Z')
  expect(await titles()).toHaveLength(2)
  await remindAt('2027-03-02T10:00:00Z')
  expect(await titles()).toHaveLength(2)
})

it('tells of the next term when one was missed', async () => {
  one.moveTo('2026-04-01T10:00:00Z')
  const ben = await newPerson(one)
  await addTemplate(one, ben, phone)
  await remindAt('2028-02-25T10:00:00Z')
  expect((await noticesOf(one, ben.uid)).map(({ title }) => title)).toEqual([
    'Phone: cancel by 1 March 2028',
  ])
})
