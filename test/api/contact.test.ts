import type { Challenge } from 'altcha-lib'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactRoutes } from '#server/api/contact.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { barePages } from '#test/support/site-pages.ts'
import { proofOf } from '#test/support/way-in.ts'

const begunAt = Date.now()
const timeAfter = (minutes: number) => new Date(begunAt + minutes * 60_000).toISOString()

let stand: TestEngine
let app: Hono
beforeAll(async () => {
  // The library that checks a proof looks at the real clock.
  stand = await openTestEngine({ at: timeAfter(0), env: { CONTACTS_PER_HOUR: '12' } })
  app = contactRoutes(stand.engine, barePages)
})
afterAll(() => stand.close())

const origin = 'https://money.example.org'
const letter = { name: 'Carla', email: 'carla@example.org', topic: 'question', message: 'Hello' }
type Fields = Readonly<Record<string, string>>

const send = (fields: Fields, headers: Fields = {}, through = app) =>
  through.request(`${origin}/contact`, {
    method: 'POST',
    headers: { host: 'money.example.org', ...headers },
    body: new URLSearchParams(fields),
  })

async function openForm(through = app): Promise<string> {
  const html = await (await through.request(`${origin}/contact`)).text()
  return /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

let minute = 0
/** Somebody reads the page before they write. */
const takeTime = () => stand.moveTo(timeAfter(++minute))

async function stored() {
  const { rows } = await stand.engine.database.pool.query(
    'select name, email, topic, message, status, user_id from support_messages order by id',
  )
  return rows
}

const proof = async () => {
  const asked = await stand.engine.outside.captcha.begin()
  if (asked.provider !== 'altcha') throw new Error('another captcha is set')
  return proofOf(asked.challenge as unknown as Challenge)
}

describe('POST /contact without script', () => {
  it('takes a form that was open for a while, once', async () => {
    const token = await openForm()
    const tooSoon = await send({ ...letter, token })
    expect(tooSoon.status).toBe(422)
    expect(await tooSoon.text()).toMatch(/Refused.*value="Carla".*Hello<\/textarea>/)
    takeTime()
    const taken = await send({ ...letter, token })
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/contact?sent'])
    expect(await stored()).toEqual([{ ...letter, status: 'open', user_id: null }])
    expect((await send({ ...letter, token })).status).toBe(422)
    expect(await stored()).toHaveLength(1)
  })

  it('takes no form that was open for half a day', async () => {
    const token = await openForm()
    minute += 12 * 60
    takeTime()
    const before = await stored()
    expect((await send({ ...letter, token })).status).toBe(422)
    expect(await stored()).toEqual(before)
    minute -= 12 * 60
    takeTime()
  })

  it.each(['', 'x', '1.x.y', `${begunAt - 60_000}.abc.def`])(
    'takes no form we did not give out: %s',
    async (token) => {
      expect((await send({ ...letter, token })).status).toBe(422)
    },
  )

  it('says beside the field what to fix, and keeps what was written', async () => {
    const bad = { name: '', email: 'nobody', topic: 'corporate', message: '<b>"{{origin}}"' }
    const answer = await send({ ...bad, token: await openForm() })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    expect(html).toContain('Name: Enter your name.')
    expect(html).toContain('Email: Enter an email address, like anna@example.org.')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain('<option value="corporate" selected>')
    expect(html).toContain('&lt;b&gt;&quot;&#123;&#123;origin}}&quot;</textarea>')
    expect(html).not.toContain('Message:')
  })

  it('thanks a program that fills in what people do not see, and keeps nothing', async () => {
    const before = await stored()
    expect((await send({ ...letter, website: 'https://spam.example' })).status).toBe(303)
    expect(await stored()).toEqual(before)
  })

  it('refuses the form of another site, another kind of body and a flood of text', async () => {
    expect((await guarded({ ...letter }, { origin: 'https://evil.example' })).code).toBe(
      'not-allowed',
    )
    const text = { 'content-type': 'text/plain' }
    expect((await guarded(letter, text)).code).toBe('unsupported-type')
    expect((await guarded({ ...letter, message: 'x'.repeat(70_000) }, {})).code).toBe('too-large')
  })
})

/** What is thrown there is answered by the whole server; here it is looked at. */
async function guarded(fields: Fields, headers: Fields): Promise<{ code?: string }> {
  const watched = contactRoutes(stand.engine, barePages)
  let thrown: unknown
  watched.onError((error, c) => {
    thrown = error
    return c.text('', 500)
  })
  await send(fields, headers, watched)
  return (thrown ?? {}) as { code?: string }
}

describe('POST /contact with a proof of work', () => {
  it('goes through at once, and belongs to nobody for the address that was typed', async () => {
    const device = { address: '', userAgent: '' }
    const account = { email: 'carla@example.org', password: 'seven plain words', name: 'Carla' }
    const { uid } = await stand.engine.identity.signUp(account, device)
    const { pool } = stand.engine.database
    await pool.query('update users set email_verified = true where id = $1', [uid])
    const answer = await send({ ...letter, email: 'Carla@Example.org', captcha: await proof() })
    expect(answer.status).toBe(303)
    expect((await stored()).at(-1)).toMatchObject({ email: 'carla@example.org', user_id: null })
  })

  it('is theirs who are signed in, but for visitors of the demo', async () => {
    const device = { address: '', userAgent: '' }
    const account = { email: 'dora@example.org', password: 'seven plain words', name: 'Dora' }
    const { uid, token } = await stand.engine.identity.signUp(account, device)
    const authorization = `Bearer ${token}`
    expect((await send({ ...letter, captcha: await proof() }, { authorization })).status).toBe(303)
    expect((await stored()).at(-1)).toMatchObject({ email: letter.email, user_id: uid })
    const { pool } = stand.engine.database
    await pool.query('update users set demo_until = now() where id = $1', [uid])
    await send({ ...letter, captcha: await proof() }, { authorization })
    await send({ ...letter, captcha: await proof() }, { authorization: 'Bearer made-up' })
    expect((await stored()).slice(-2).map(({ user_id }) => user_id)).toEqual([null, null])
  })

  it('holds once, and is counted: fewer without it', async () => {
    const captcha = await proof()
    expect((await send({ ...letter, captcha })).status).toBe(303)
    expect((await send({ ...letter, captcha })).status).toBe(422)
    const token = await openForm()
    takeTime()
    const flooded = await send({ ...letter, token })
    expect(flooded.status).toBe(429)
    expect(Number(flooded.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await flooded.text()).toContain('Refused')
    expect((await send({ ...letter, captcha: await proof() })).status).toBe(303)
  })
})

describe('GET /contact', () => {
  it('stands on what the link says, and thanks who has written', async () => {
    const html = await (await app.request(`${origin}/contact?topic=corporate`)).text()
    expect(html).toContain('<option value="corporate" selected>')
    const sent = await (await app.request(`${origin}/contact?sent`)).text()
    expect(sent).toContain('Sent')
    expect(sent).not.toContain('<form>')
  })
})
