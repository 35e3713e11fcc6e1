import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiverKey } from '#server/outside/receiver-key.ts'
import { type DistantPeople, openDistantPeople, password } from '#test/support/distant-people.ts'
import { wrongFor } from '#test/support/way-in.ts'

let people: DistantPeople
beforeAll(async () => {
  people = await openDistantPeople()
})
afterAll(() => people.close())

const home = '192.0.2.10'
const elsewhere = '203.0.113.99'
const travelling = '198.51.100.200'
const mine = 'the-mark-of-a-browser-of-mine'

async function query(text: string, values: readonly unknown[]) {
  const database = new Client({ connectionString: people.databaseUrl })
  await database.connect()
  const { rows } = await database.query(text, [...values]).finally(() => database.end())
  return rows
}

const guess = (address: string, email: string) =>
  people.ask(address, 'login', { email, password: 'none of these words' })

describe('wrong passwords', () => {
  it('from elsewhere do not keep the right one out where it was used before', async () => {
    const email = await people.byEmail(home)
    for (let turn = 0; turn < 25; turn++) await guess(`203.0.113.${turn}`, email)
    expect((await guess(elsewhere, email)).status).toBe(429)
    expect((await people.ask(home, 'login', { email, password })).status).toBe(200)
    // What its owner does takes nothing of what strangers have used up.
    expect((await guess(elsewhere, email)).status).toBe(429)
  })

  it('from elsewhere make others wait a minute, not a quarter of an hour', async () => {
    const email = await people.byEmail(home)
    for (let turn = 0; turn < 25; turn++) await guess(elsewhere, email)
    const answer = await fetch(`${people.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.4' },
      body: JSON.stringify({ email, password }),
    })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })

  it('of all strangers together are eleven in the first minute, from wherever', async () => {
    const email = await people.byEmail(home)
    const tries = Array.from({ length: 60 }, (_, turn) => guess(`198.51.100.${turn}`, email))
    const answers = await Promise.all(tries)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(11)
  })

  it('at an address nobody has are limited in the same way', async () => {
    const email = `${crypto.randomUUID()}@example.org`
    const tries = Array.from({ length: 30 }, () => guess(home, email))
    const answers = await Promise.all(tries)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(11)
  })
})

describe('a code somebody else asked for and guessed at', () => {
  it('does not stop the owner, who types that code or asks for one at home', async () => {
    for (const isAsking of [false, true]) {
      const phone = await people.byPhone(home)
      const { code: stolen } = await people.sendCode(elsewhere, phone, 'login')
      for (let turn = 0; turn < 8; turn++) await people.confirm(elsewhere, phone, wrongFor(stolen))
      const code = isAsking ? (await people.sendCode(home, phone, 'login')).code : stolen
      expect((await people.confirm(home, phone, code)).status).toBe(200)
    }
  })

  it('does not stop the owner somewhere new, who asks for one and types it right', async () => {
    const phone = await people.byPhone(home)
    const guessed = '198.51.100.77'
    const { code } = await people.sendCode(elsewhere, phone, 'login')
    for (let turn = 0; turn < 8; turn++) await people.confirm(guessed, phone, wrongFor(code))
    expect((await people.confirm(guessed, phone, code)).status).toBe(429)
    expect((await people.confirm(elsewhere, phone, code)).status).toBe(200)
  })

  it('leaves the owner as many codes as before', async () => {
    const phone = await people.byPhone(home)
    await people.sendCode(elsewhere, phone, 'login')
    expect((await people.sendCode(elsewhere, phone, 'login')).status).toBe(429)
    const { code } = await people.sendCode(home, phone, 'login')
    expect((await people.confirm(home, phone, code)).status).toBe(200)
  })
})

describe('strangers who ask for links for a new password', () => {
  const mailsTo = (email: string) => people.resetsTo(email).length

  it('use up nothing of who asks where they came in before', async () => {
    const email = await people.byEmail(home)
    for (let turn = 0; turn < 5; turn++) {
      expect(await people.forgot(`203.0.113.${turn}`, email)).toBe(200)
    }
    expect(await people.forgot(elsewhere, email)).toBe(429)
    await expect.poll(() => mailsTo(email)).toBe(5)
    expect(await people.forgot(home, email)).toBe(200)
    await expect.poll(() => mailsTo(email)).toBe(6)
  })

  it('use up nothing of a browser its owner came in by, wherever it is', async () => {
    const email = await people.byEmail(home)
    const login = { email, password }
    expect((await people.ask(home, 'login', login, mine)).status).toBe(200)
    for (let turn = 0; turn < 6; turn++) await people.forgot(`203.0.113.${turn}`, email)
    expect(await people.forgot(travelling, email)).toBe(429)
    expect(await people.forgot(travelling, email, mine)).toBe(200)
    await expect.poll(() => mailsTo(email)).toBe(6)
  })

  it('whose mails are used up leave the link that was sent before', async () => {
    const email = await people.byEmail(home)
    expect(await people.forgot(home, email)).toBe(200)
    await expect.poll(() => mailsTo(email)).toBe(1)
    const [token] = people.resetsTo(email)
    const full = `insert into rate_limits (bucket, used, resets_at)
      values ($1, 1000, now() + interval '1 hour')`
    await query(full, [`out:mail:reset-link:to:${receiverKey(email)}:day`])
    expect(await people.forgot(elsewhere, email)).toBe(200)
    const unsent = `select 1 from identity.mail_links l join identity.users u on u.id = l.user_id
      where l.purpose = 'reset' and u.email = $1`
    await expect.poll(async () => (await query(unsent, [email])).length).toBe(2)
    const body = { token, password: 'another four words' }
    expect((await people.ask(home, 'password/reset', body)).status).toBe(200)
  })
})

describe('codes that strangers ask for', () => {
  const askedFor = async (phone: string) => {
    for (let turn = 0; turn < 6; turn++) {
      await people.sendCode(`203.0.113.${turn}`, phone, 'login')
      // They waited between two of them.
      await query(`delete from rate_limits where bucket like 'again:%'`, [])
    }
  }

  it('take none from a browser its owner came in by, wherever it is', async () => {
    const phone = await people.byPhone(home)
    const { code } = await people.sendCode(home, phone, 'login', mine)
    expect((await people.confirm(home, phone, code, mine)).status).toBe(200)
    await askedFor(phone)
    const sent = await people.sendCode(travelling, phone, 'login', mine)
    expect(sent.status).toBe(200)
    expect((await people.confirm(travelling, phone, sent.code, mine)).status).toBe(200)
  })

  it('take none from who came in there by password', async () => {
    const phone = await people.byPhone(home)
    const email = `${crypto.randomUUID()}@example.org`
    await query(
      `update identity.users set email = $2, email_verified = true where phone_number = $1`,
      [phone, email],
    )
    const hash = `insert into identity.accounts
        (id, user_id, provider_id, account_id, password, created_at, updated_at)
      select gen_random_uuid(), u.id, 'credential', u.id, a.password, now(), now()
      from identity.users u, identity.users o join identity.accounts a on a.user_id = o.id
      where u.phone_number = $1 and o.email = $2`
    await query(hash, [phone, await people.byEmail(home)])
    await askedFor(phone)
    expect((await people.ask(travelling, 'login', { email, password })).status).toBe(200)
    expect((await people.sendCode(travelling, phone, 'login')).status).toBe(200)
  })

  it('do not hold up an owner with a new browser in a new place', async () => {
    const phone = await people.byPhone(home)
    await askedFor(phone)
    const sent = await people.sendCode(travelling, phone, 'login')
    expect(sent.status).toBe(200)
    // What a stranger asks for or guesses meanwhile ends nothing of it.
    await people.sendCode('203.0.113.50', phone, 'login')
    for (let turn = 0; turn < 6; turn++) {
      await people.confirm('203.0.113.50', phone, wrongFor(sent.code))
    }
    expect((await people.confirm(travelling, phone, sent.code)).status).toBe(200)
  })

  it('are at most two an hour more for each network, and twelve for all of them', async () => {
    const phone = await people.byPhone(home)
    await askedFor(phone)
    let sent = 0
    // Each one takes a proof of work, so a network that is known to be refused is not asked again.
    for (let turn = 0; turn < 7; turn++) {
      for (let time = 0; time < (turn === 0 ? 3 : 2); time++) {
        const { status } = await people.sendCode(`198.51.100.${turn}`, phone, 'login')
        if (status === 200) sent++
        await query(`delete from rate_limits where bucket like 'again:%'`, [])
      }
      if (turn === 0) expect(sent).toBe(2)
    }
    expect(sent).toBe(11)
  }, 180_000)
})
