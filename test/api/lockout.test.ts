import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DistantPeople, openDistantPeople, password } from '#test/support/distant-people.ts'
import { wrongFor } from '#test/support/way-in.ts'

let people: DistantPeople
beforeAll(async () => {
  people = await openDistantPeople()
})
afterAll(() => people.close())

const home = '192.0.2.10'
const elsewhere = '203.0.113.99'

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
