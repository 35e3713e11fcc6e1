import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookupVia } from '#server/outside/public-address.ts'
import { TestCaller } from '../support/caller.ts'
import { openWebhooks, titlesOf, type WebhookFixture } from '../support/webhook-fixture.ts'

let at: WebhookFixture
beforeAll(async () => {
  at = await openWebhooks()
})
afterAll(() => at.close())

const DAY_MS = 86_400_000

/** What can be done with one that is there. */
const names = [
  ...(['user.webhooks.deliveries', 'user.webhooks.again', 'user.webhooks.test'] as const),
  ...(['user.webhooks.rotate', 'user.webhooks.end'] as const),
]

describe('what could not be delivered', () => {
  it('is tried again under the same id until it arrives, later each time', async () => {
    const { anna, deliveries, look } = await at.hooked()
    at.receiver.answer(500)
    await anna.create()
    await at.round()
    await at.round()
    expect(at.heardOf(anna)).toHaveLength(1)
    expect((await deliveries())[0]).toMatchObject({ state: 'waiting', tries: 1, lastStatus: 500 })
    expect((await look())?.failingSince).not.toBeNull()
    await at.round(6000)
    expect(at.heardOf(anna)).toHaveLength(2)
    await at.round(6000)
    expect(at.heardOf(anna)).toHaveLength(2)
    at.receiver.answer(200)
    await at.round(60_000)
    expect(new Set(at.heardOf(anna).map(({ id }) => id)).size).toBe(1)
    expect((await deliveries())[0]).toMatchObject({ state: 'sent', tries: 3, lastStatus: 200 })
    expect((await look())?.failingSince).toBeNull()
  })

  it('waits as long as the receiver asks, and follows no redirect', async () => {
    const { anna } = await at.hooked()
    at.receiver.answer(429, { 'retry-after': '3600' })
    await anna.create()
    await at.round()
    await at.round(60_000)
    expect(at.heardOf(anna)).toHaveLength(1)
    at.receiver.answer(307, { location: at.receiver.url })
    await at.round(3_700_000)
    expect(at.heardOf(anna)).toHaveLength(2)
    at.receiver.answer(200)
    await at.round(3 * 3_600_000)
    expect(at.heardOf(anna)).toHaveLength(3)
  })

  it.each([
    ['says that it is gone', 410, 0, 'answered that it is gone (410).'],
    ['has failed for five days', 500, 5 * DAY_MS, 'did not take them for five days.'],
  ])('turns off what %s, and tells its owner so', async (_, status, failedMs, words) => {
    const { anna, look } = await at.hooked()
    await at.query('update webhooks set failing_since = $2 where user_id = $1', [
      anna.uid,
      at.later(-failedMs),
    ])
    at.receiver.answer(status)
    await anna.create()
    await at.round()
    at.receiver.answer(200)
    expect((await look())?.state).toBe('off')
    expect(await titlesOf(anna)).toContain('Changes are no longer sent to an address of yours')
    const { rows } = await at.query('select body from notifications where scope = $1', [anna.scope])
    expect(rows.some(({ body }) => body.includes(words))).toBe(true)
  })

  it('is sent again when asked, under the id it had, and a test comes at once', async () => {
    const { anna, ask, deliveries } = await at.hooked()
    await anna.create()
    await at.round()
    const [{ id } = { id: '' }] = await deliveries()
    expect((await ask('user.webhooks.again', { delivery: id })).status).toBe(200)
    await at.round()
    expect(at.heardOf(anna).filter((one) => one.id === id)).toHaveLength(2)
    expect((await ask('user.webhooks.test')).status).toBe(200)
    expect((await deliveries())[0]).toMatchObject({ type: 'test', state: 'sent' })
    const by = await TestCaller.signUp(at.url)
    for (const name of names) expect((await ask(name, { by, delivery: id })).status).toBe(404)
    expect((await ask('user.webhooks.end')).status).toBe(200)
    expect((await ask('user.webhooks.end')).status).toBe(404)
  })

  it('begins again where the log was shortened meanwhile', async () => {
    const { anna, webhook } = await at.hooked()
    await anna.create()
    await at.query('update webhook_cursors set rev = 0 where webhook_id = $1', [webhook.id])
    await at.query('update sync_scope set horizon = rev where scope = $1', [anna.scope])
    await at.round()
    expect(at.said(anna)).toMatchObject([{ type: 'book.reset', data: { scope: anna.scope } }])
  })
})

describe('an address that leads elsewhere by the time it is used', () => {
  it('is not reached: neither one that was changed nor a name that leads home', async () => {
    const { anna, deliveries } = await at.hooked()
    const home = new URL(at.url)
    await at.query('update webhooks set url = $2 where user_id = $1', [
      anna.uid,
      `http://127.0.0.1:${home.port}/api/user/export`,
    ])
    await anna.create()
    await at.round()
    expect((await deliveries())[0]).toMatchObject({ state: 'waiting', lastStatus: null })
    const asked: string[] = []
    // Public to whoever asks first, and this machine to whoever connects: it is asked but once.
    const rebinding = lookupVia((name, _, found) => {
      asked.push(name)
      const address = asked.length === 1 ? '127.0.0.1' : '8.8.8.8'
      found(null, [{ address, family: 4 }])
    })
    await at.query(`update webhooks set url = 'https://rebind.example.org/' where user_id = $1`, [
      anna.uid,
    ])
    await at.round(60_000, rebinding)
    expect(asked).toEqual(['rebind.example.org'])
    expect((await deliveries())[0]).toMatchObject({ state: 'waiting', lastStatus: null })
    await at.query('delete from webhooks where user_id = $1', [anna.uid])
  })
})
