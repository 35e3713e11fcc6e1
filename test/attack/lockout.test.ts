import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DistantPeople, openDistantPeople, password } from '#test/support/distant-people.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { wrongFor } from '#test/support/way-in.ts'

const timeout = 3_600_000
const home = '192.0.2.10'
const rounds = howMany(2, 10)

let people: DistantPeople
let database: Client
beforeAll(async () => {
  people = await openDistantPeople()
  database = new Client({ connectionString: people.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await people.close()
})

const stranger = (turn: number) => `203.0.113.${turn % 250}`
const nothing = async () => {}

/** Strangers guess, then the owner comes at home: how often they are kept out. */
async function keptOut(meanwhile: () => Promise<unknown> = nothing) {
  let [tries, out] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const [email, phone] = [await people.byEmail(home), await people.byPhone(home)]
    await meanwhile()
    for (let turn = 0; turn < 40; turn++, tries++) {
      const wrong = { email, password: 'none of these words' }
      await people.ask(stranger(turn), 'login', wrong)
    }
    const { code } = await people.sendCode(stranger(0), phone, 'login')
    for (let turn = 0; turn < 10; turn++, tries++) {
      await people.confirm(stranger(turn), phone, wrongFor(code))
    }
    for (let turn = 0; turn < 6; turn++, tries++) await people.forgot(stranger(turn), email)
    const statuses = [
      await people.forgot(home, email),
      (await people.ask(home, 'login', { email, password })).status,
      (await people.confirm(home, phone, code)).status,
    ]
    out += statuses.filter((status) => status !== 200).length
  }
  return { tries, out }
}

describe('strangers who guess', () => {
  it('keep nobody out where they came in before', { timeout }, async () => {
    const { tries, out } = await keptOut()
    prove('attack', 'Lockout', { owners: rounds * 3, 'wrong tries': tries, 'kept out': out })
    expect(out).toBe(0)
  })

  it('get no more than their share, from however many addresses', { timeout }, async () => {
    const email = await people.byEmail(home)
    const count = howMany(100, 1000)
    let allowed = 0
    for (let turn = 0; turn < count; turn++) {
      const address = `198.51.${turn >> 8}.${turn % 256}`
      const { status } = await people.ask(address, 'login', { email, password: 'not these words' })
      if (status === 401) allowed++
    }
    prove('attack', 'Guesses at one password by strangers', { tries: count, allowed })
    expect(allowed).toBeGreaterThanOrEqual(11)
    // Ten at once and one a minute: this takes less than a quarter of an hour.
    expect(allowed).toBeLessThanOrEqual(25)
  })
})

describe('a server that knows no place', () => {
  it('is found', { timeout }, async () => {
    const { out } = await keptOut(() => database.query('delete from identity.known_places'))
    prove('attack', 'Lockout, planted forgetting', { 'kept out': out })
    expect(out).toBeGreaterThan(0)
  })
})
