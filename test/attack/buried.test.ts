import { expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { TestCaller } from '#test/support/caller.ts'
import { pay } from '#test/support/group-people.ts'
import { prove } from '#test/support/proof.ts'
import { sendWell, TestGroup } from '../support/group-fixture.ts'
import { openFixture } from './open-fixture.ts'

const timeout = 600_000
const TURNS = 20
const { noticesOfOnePerHour } = limits

/** How many notices one member makes for another by doing the same things again and again. */
async function attack(bounds: Partial<typeof limits>): Promise<number> {
  const stand = await openFixture({})
  Object.assign(limits, bounds)
  const anna = await TestCaller.signUp(stand.url, 'Anna')
  const ben = await TestCaller.signUp(stand.url, 'Ben')
  const group = await TestGroup.make(anna)
  await group.join(ben)
  const args = { groupId: group.id }
  const told = async () => {
    const asked = 'select from notifications where scope = $1'
    return (await stand.engine.database.pool.query(asked, [`u:${anna.uid}`])).rowCount ?? 0
  }
  const before = await told()
  for (let turn = 0; turn < TURNS; turn++) {
    const id = await group.spend(ben, 100, 'Ben', ['Anna'])
    await sendWell(ben, 'group_expenses.delete', { ...args, id })
    await sendWell(ben, 'group_expenses.restore', { ...args, id })
    const doc = pay(group, 'Ben', 'Anna', 1)
    await sendWell(ben, 'settlements.claim', { ...args, doc })
  }
  const notices = (await told()) - before
  Object.assign(limits, { noticesOfOnePerHour })
  await stand.close()
  return notices
}

it('one member does not bury what another has to read', { timeout }, async () => {
  const notices = await attack({})
  prove('attack', 'Buried in notices', { acts: TURNS * 4, notices })
  // Claimed payments are counted by themselves: bills do not use up what is to be answered.
  expect(notices).toBeLessThanOrEqual(2 * noticesOfOnePerHour + 2)
})

it('a server that tells everything is found', { timeout }, async () => {
  const notices = await attack({ noticesOfOnePerHour: 10_000 as never })
  prove('attack', 'Buried in notices, planted without a bound', { acts: TURNS * 4, notices })
  expect(notices).toBeGreaterThan(2 * noticesOfOnePerHour + 2)
})
