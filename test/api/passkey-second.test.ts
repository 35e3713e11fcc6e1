import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { PasskeyRow } from '#contract/identity/passkeys.ts'
import type { WaysAnswer } from '#contract/identity/security-events.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { passkeyPlace } from '#server/auth/passkeys/passkey-place.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { softAuthenticator } from '#test/support/soft-authenticator.ts'
import { type FactorStand, openFactorStand } from '#test/support/two-factor.ts'

let stand: FactorStand
const place = { rpId: 'localhost', origin: '' }
beforeAll(async () => {
  stand = await openFactorStand()
  place.origin = passkeyPlace(stand.one.engine.config)?.origin ?? ''
})
afterAll(() => stand.close())

interface Asked {
  readonly options: { readonly challenge: string }
}

const sql = (text: string, values: readonly unknown[]) =>
  stand.one.engine.database.pool.query(text, [...values])

describe('a passkey as the second of two things', () => {
  const ask = (ticket: string) =>
    call<ErrorBody & Asked>(`${stand.here}/api/auth/second/options`, 'POST', { body: { ticket } })
  const asked = async (ticket: string) => (await ask(ticket)).body
  const plain = () => call<Asked>(`${stand.here}/api/auth/passkey/options`, 'POST')
  const enter = (response: object) =>
    call<ErrorBody>(`${stand.here}/api/auth/passkey`, 'POST', { body: { response } })
  const give = (body: object, at = stand.here) =>
    call<ErrorBody & Partial<SessionAnswer>>(`${at}/api/auth/second/passkey`, 'POST', { body })

  /** Somebody with an authenticator app and a passkey, who has just given their password. */
  async function withBoth() {
    const { person, email } = await stand.withFactor()
    const device = softAuthenticator(place)
    const options = await person.call<Asked>('POST', '/api/user/passkeys/options')
    const made = { name: 'My phone', response: device.make(options.body) }
    const added = await person.call<PasskeyRow>('POST', '/api/user/passkeys', { body: made })
    expect(added.status).toBe(200)
    const step = (await stand.logIn(email)).body.second
    return { person, email, device, id: added.body.id, step, ticket: step?.ticket ?? '' }
  }

  it('lets in instead of the code, once, and only who has one is offered that', async () => {
    const { person, device, step, ticket } = await withBoth()
    expect(step?.methods).toEqual(['totp', 'recovery', 'passkey'])
    const options = await asked(ticket)
    expect(options.options).toMatchObject({ allowCredentials: [{ id: device.id }] })
    const given = { ticket, response: device.give(options) }
    const answers = await Promise.all([...[give(given), give(given, stand.there)], give(given)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const session = answers.find(({ status }) => status === 200)?.body
    expect(session).toMatchObject({ user: { id: person.uid } })
    const entered = new TestCaller(stand.here, session as SessionAnswer)
    const [passkey] = (await entered.call<WaysAnswer>('GET', '/api/user/ways')).body.passkeys
    expect(passkey?.lastUsedAt).toBe(stand.one.now().toISOString())
    expect((await ask(ticket)).body.code).toBe('ticket-over')
  })

  it('takes nobody else’s, no challenge of another step, and none that was removed', async () => {
    const [anna, ben] = [await withBoth(), await withBoth()]
    const refused = async (response: object, ticket = anna.ticket) =>
      (await give({ ticket, response })).body.code
    expect(await refused(ben.device.give(await asked(anna.ticket)))).toBe('passkey-refused')
    expect(await refused(anna.device.give(await asked(ben.ticket)))).toBe('passkey-refused')
    expect(await refused(anna.device.give((await plain()).body))).toBe('passkey-refused')
    const other = anna.device.give(await asked(anna.ticket))
    expect((await enter(other)).body.code).toBe('passkey-refused')
    expect(await refused(other, 'x'.repeat(43))).toBe('ticket-over')
    const locked = anna.device.give(await asked(anna.ticket), { isLocked: true })
    expect(await refused(locked)).toBe('passkey-refused')
    const again = (await stand.logIn(anna.email)).body.second?.ticket ?? ''
    const late = anna.device.give(await asked(again))
    await sql('delete from identity.passkeys where id = $1', [anna.id])
    expect(await refused(late, again)).toBe('passkey-refused')
    const without = (await stand.logIn(anna.email)).body.second
    expect(without?.methods).toEqual(['totp', 'recovery'])
  })

  it('counts its tries with those of codes, and lets in nobody who is suspended', async () => {
    const { device, ticket } = await withBoth()
    const ready = { ticket, response: device.give(await asked(ticket)) }
    for (let i = 0; i < 5; i++) await stand.give(ticket, String(100_000 + i))
    expect((await ask(ticket)).body.code).toBe('ticket-over')
    expect((await give(ready)).body.code).toBe('ticket-over')
    const other = await withBoth()
    const response = other.device.give(await asked(other.ticket))
    await sql(`update users set status = 'suspended' where id = $1`, [other.person.uid])
    const shut = await give({ ticket: other.ticket, response })
    expect(shut.body.code).toBe('account-not-active')
  })
})
