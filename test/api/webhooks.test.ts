import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { WebhookMade } from '#contract/webhooks/entities.ts'
import { readEnding } from '#server/auth/ending.ts'
import { endedWords } from '#server/auth/warning-words.ts'
import { newExpense, TestCaller } from '../support/caller.ts'
import { sendWell, TestGroup } from '../support/group-fixture.ts'
import { madeToken, program } from '../support/token-fixture.ts'
import {
  isSigned,
  openWebhooks,
  titlesOf,
  type WebhookFixture,
} from '../support/webhook-fixture.ts'

let at: WebhookFixture
beforeAll(async () => {
  at = await openWebhooks()
})
afterAll(() => at.close())

const nothing = { headers: {}, body: '' }

describe('a webhook', () => {
  it('is made after a proof, is told, and its secret is answered once', async () => {
    const { anna, webhook, secret } = await at.hooked()
    expect(secret).toMatch(/^whsec_/)
    expect(webhook).toMatchObject({ url: at.receiver.url, place: 'all', state: 'on', waiting: 0 })
    const { rows } = await at.query('select w::text as row from webhooks w where user_id = $1', [
      anna.uid,
    ])
    expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length))
    const [title] = await titlesOf(anna)
    expect(title).toBe('Changes of your book are now sent to an address elsewhere')
    await at.query('update identity.sessions set proven_at = null where user_id = $1', [anna.uid])
    const again = await anna.call<ErrorBody>('POST', '/api/user/webhooks', {
      body: { url: at.receiver.url, place: 'all' },
    })
    expect(again.body.code).toBe('fresh-proof-needed')
  })

  it('is made by no token, and there are five at most', async () => {
    const { anna } = await at.hooked()
    const { secret } = await madeToken(anna, { may: 'full' })
    const ask = program(at.url, secret)
    expect((await ask('GET', '/api/user/webhooks')).status).toBe(403)
    for (let n = 0; n < 4; n++) await at.hooked({}, anna)
    await expect(at.hooked({}, anna)).rejects.toThrow('too-many-webhooks')
  })

  it.each([
    'http://example.org/hook',
    'https://127.0.0.1/hook',
    'https://localhost/hook',
    'https://10.0.0.7/hook',
    'https://192.168.1.20:8443/hook',
    'https://[::1]/hook',
    'https://[fd00::1]/hook',
    'https://2130706433/hook',
    'https://printer.local/hook',
    'https://user:secret@example.org/hook',
    'https://example.org:25/hook',
    'https://example.org/hook#part',
  ])('is refused for the address %s', async (url) => {
    await expect(at.hooked({ url })).rejects.toThrow('webhook-address')
  })

  it('is told of each change once, signed, with the row as it is', async () => {
    const { anna, secret, deliveries } = await at.hooked()
    const id = await anna.create({ description: 'Tea' })
    await at.round()
    await at.round()
    const heard = at.heardOf(anna)
    expect(heard).toHaveLength(1)
    const [first = nothing] = heard
    expect(JSON.parse(first.body)).toMatchObject({
      type: 'expenses.changed',
      data: { scope: anna.scope, id, row: { description: 'Tea', amount: 1250 } },
    })
    expect(isSigned(secret, first)).toBe(true)
    expect(isSigned(secret, { ...first, body: `${first.body} ` })).toBe(false)
    await anna.push({ name: 'expenses.delete', args: { id } })
    await at.round()
    expect(at.said(anna)[1]).toMatchObject({ type: 'expenses.changed', data: { id, row: null } })
    expect((await deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  })

  it('is told nothing of the profile, of notices, or of what it did not ask for', async () => {
    const { anna } = await at.hooked({ nouns: ['incomes'] })
    await anna.create()
    await anna.push({ name: 'users.update', args: { id: anna.uid, patch: { name: 'Anne' } } })
    await anna.push({
      name: 'incomes.create',
      args: { doc: { ...newExpense(), description: 'Salary' } },
    })
    await at.round()
    expect(at.said(anna).map(({ type }) => type)).toEqual(['incomes.changed'])
  })

  it('signs with both secrets for a day after another was made', async () => {
    const { anna, secret, ask } = await at.hooked()
    const rotated = await ask<WebhookMade>('user.webhooks.rotate')
    expect(rotated.body.secret).not.toBe(secret)
    await anna.create()
    await at.round()
    const [first = nothing] = at.heardOf(anna)
    const believed = (one: typeof first) =>
      [secret, rotated.body.secret].map((each) => isSigned(each, one))
    expect(believed(first)).toEqual([true, true])
    await at.query(`update webhooks set former_until = '2026-01-01' where user_id = $1`, [anna.uid])
    await anna.create()
    await at.round()
    expect(believed(at.heardOf(anna)[1] ?? nothing)).toEqual([false, true])
  })

  it('for a group hears of that group alone, and nothing once its owner has left', async () => {
    const anna = await TestCaller.signUp(at.url, 'Anna')
    const tom = await TestCaller.signUp(at.url, 'Tom')
    const group = await TestGroup.make(anna, ['Tom'])
    await group.join(tom)
    const { look } = await at.hooked({ place: group.id }, tom)
    await tom.create()
    await sendWell(anna, 'group_expenses.create', {
      groupId: group.id,
      doc: group.doc(900, 'Anna', ['Anna', 'Tom']),
    })
    await at.round()
    const heard = at.receiver.heard.filter(({ body }) => body.includes(group.id))
    const types = heard.map(({ body }) => JSON.parse(body).type)
    expect(types).toContain('group_expenses.changed')
    expect(types).not.toContain('expenses.changed')
    await sendWell(anna, 'groups.removeMember', { groupId: group.id, memberId: group.of('Tom') })
    await at.round()
    expect(await look()).toBeUndefined()
    const after = at.receiver.heard.filter(({ body }) => body.includes(group.id))
    expect(after).toHaveLength(heard.length)
  })

  it('is paused by a change of a way in, and goes on when its owner says so', async () => {
    const { anna, ask, look } = await at.hooked()
    const db = await at.connect()
    const had = await readEnding(db, anna.uid, at.later(0))
    db.release()
    expect(endedWords(had, { uid: anna.uid, sessionId: null })).toContain(
      'Your webhooks are paused.',
    )
    await anna.call('POST', '/api/user/password', {
      body: { current: 'four plain words', password: 'five other plain words' },
    })
    expect((await look())?.state).toBe('paused')
    await anna.create()
    await at.round()
    expect(at.heardOf(anna)).toEqual([])
    const on = { body: { state: 'on' } }
    expect((await ask('user.webhooks.change', on)).status).toBe(200)
    await at.round()
    expect(at.said(anna).map(({ type }) => type)).toEqual(['expenses.changed'])
  })
})
