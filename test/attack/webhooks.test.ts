import { expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { deliverDue } from '#server/webhooks/deliver.ts'
import { readLogs } from '#server/webhooks/read-log.ts'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { prove } from '#test/support/proof.ts'
import { openReceiver } from '#test/support/webhook-receiver.ts'
import { openFixture } from './open-fixture.ts'

const { webhooksOfUser, webhookPostsPerMinute } = limits
const CHANGES = 100

/** How often one person has a host called in a moment, by as many hooks as they may have. */
async function attack(bounds: Partial<typeof limits>): Promise<number> {
  const receiver = await openReceiver()
  const { engine, url, close } = await openFixture({ WEBHOOK_ALLOW: receiver.allow })
  const anna = await TestCaller.signUp(url, 'Anna')
  for (let n = 0; n < webhooksOfUser; n++) {
    const body = { url: receiver.url, place: 'all' }
    expect((await anna.call('POST', '/api/user/webhooks', { body })).status).toBe(200)
  }
  const docs = Array.from({ length: CHANGES }, () => newExpense())
  await anna.push({ name: 'expenses.createMany', args: { docs } })
  Object.assign(limits, bounds)
  await readLogs(engine, engine.clock.now())
  await Promise.all([1, 2].map(() => deliverDue(engine, engine.clock.now())))
  await deliverDue(engine, engine.clock.now())
  Object.assign(limits, { webhookPostsPerMinute })
  await close()
  await receiver.close()
  return receiver.heard.length
}

it('one person does not have a host called without end', async () => {
  const posts = await attack({})
  prove('attack', 'Posts of webhooks', { changes: CHANGES * webhooksOfUser, posts })
  expect(posts).toBeGreaterThanOrEqual(webhookPostsPerMinute)
  // Two servers send at once, and neither waits for what the other has under way.
  expect(posts).toBeLessThan(webhookPostsPerMinute + 10)
})

it('posts without a bound are found', async () => {
  const posts = await attack({ webhookPostsPerMinute: 1_000_000 as never })
  prove('attack', 'Posts of webhooks, planted without a bound', { posts })
  expect(posts).toBeGreaterThanOrEqual(CHANGES * webhooksOfUser)
})
