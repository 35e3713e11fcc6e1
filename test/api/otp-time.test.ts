import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CodeUse, newCode, takeCode } from '#server/auth/phone/phone-codes.ts'
import { messageKinds } from '#server/outside/message-budgets.ts'
import { openTestIdentity } from '#test/support/identity.ts'
import { newPhone, wrongFor } from '#test/support/way-in.ts'

const minute = 60_000

let door: Awaited<ReturnType<typeof openTestIdentity>>
beforeAll(async () => {
  door = await openTestIdentity()
})
afterAll(() => door.close())

const newUse = (): CodeUse => ({ phoneNumber: newPhone(), purpose: 'login', uid: null })
/** All from one strange network. */
const from = { network: '203.0.113.7', counted: '' }
const faultOf = (use: CodeUse, code: string) =>
  takeCode(door, use, code, from).then(
    () => null,
    (error) => error.code,
  )

describe('a code in time', () => {
  it('lives five minutes and then says so', async () => {
    const use = newUse()
    const code = await newCode(door, use, from)
    door.pass(5 * minute - 1)
    expect(await faultOf(use, wrongFor(code))).toBe('wrong-code')
    door.pass(1)
    expect(await faultOf(use, code)).toBe('code-expired')
  })

  it('can be guessed at five times in half an hour, then once for each that is sent', async () => {
    const use = newUse()
    for (let sent = 0; sent < 3; sent++) {
      const wrong = wrongFor(await newCode(door, use, from))
      for (let turn = 0; turn < 3; turn++) {
        const isLate = sent * 3 + turn >= 5 && turn > 0
        expect(await faultOf(use, wrong)).toBe(isLate ? 'too-many-requests' : 'wrong-code')
      }
    }
    door.pass(30 * minute)
    expect(await faultOf(use, await newCode(door, use, from))).toBeNull()
  })

  it('has five tries of its own, also across the end of the half hour', async () => {
    const use = newUse()
    expect(await faultOf(use, wrongFor(await newCode(door, use, from)))).toBe('wrong-code')
    door.pass(28 * minute)
    const code = await newCode(door, use, from)
    for (let turn = 0; turn < 4; turn++) await faultOf(use, wrongFor(code))
    door.pass(2 * minute)
    expect(await faultOf(use, wrongFor(code))).toBe('wrong-code')
    expect(await faultOf(use, code)).toBe('code-expired')
  })

  it('allows at most 360 guesses at a number in a day', async () => {
    const use = newUse()
    let guesses = 0
    // As many codes as one number is sent in an hour.
    const every = 60 / messageKinds['known-code'].sms.to.hour
    for (let passed = 0; passed < 1440; passed += every) {
      const wrong = wrongFor(await newCode(door, use, from))
      for (let turn = 0; turn < 6; turn++) {
        if ((await faultOf(use, wrong)) === 'wrong-code') guesses++
      }
      door.pass(every * minute)
    }
    expect(guesses).toBeGreaterThan(0)
    expect(guesses).toBeLessThanOrEqual(360)
  })

  it('is not kept from who asked for it by what strangers guess', async () => {
    const use = newUse()
    const code = await newCode(door, use, from)
    const elsewhere = { network: '198.51.100.9', counted: '' }
    const guess = (text: string) => takeCode(door, use, text, elsewhere).catch(({ code }) => code)
    for (let turn = 0; turn < 9; turn++) await guess(wrongFor(code))
    expect(await guess(code)).toBe('too-many-requests')
    expect(await faultOf(use, code)).toBeNull()
  })

  it('of a known place stays when a stranger asks for one', async () => {
    const use = newUse()
    const home = { network: '192.0.2.1', counted: '192.0.2.1' }
    const mine = await newCode(door, use, home)
    const other = await newCode(door, use, from)
    for (let turn = 0; turn < 9; turn++) await faultOf(use, wrongFor(other))
    const attempt = takeCode(door, use, mine, home)
    expect(await attempt.catch(({ code }) => code)).toBeUndefined()
    expect(await faultOf(use, other)).toBe('otp-not-sent')
  })

  it('is forgiven its wrong guesses once the right one came', async () => {
    const use = newUse()
    const code = await newCode(door, use, from)
    for (let turn = 0; turn < 4; turn++) await faultOf(use, wrongFor(code))
    expect(await faultOf(use, code)).toBeNull()
    const next = await newCode(door, use, from)
    expect(await faultOf(use, wrongFor(next))).toBe('wrong-code')
    expect(await faultOf(use, next)).toBeNull()
  })

  it('for changing a number is good for whoever asked only', async () => {
    const phoneNumber = newPhone()
    const [anna, ben] = await Promise.all(
      ['anna', 'ben'].map(async (name) => {
        const email = `${name}@example.org`
        const person = { email, password: 'four plain words', name: 'Somebody' }
        return (await door.identity.signUp(person)).uid
      }),
    )
    const use = { phoneNumber, purpose: 'change', uid: anna ?? null } as const
    const code = await newCode(door, use, from)
    expect(await faultOf({ ...use, uid: ben ?? null }, code)).toBe('otp-not-sent')
    expect(await faultOf({ ...use, uid: null }, code)).toBe('otp-not-sent')
    expect(await faultOf(use, code)).toBeNull()
  })

  it('is drawn evenly', async () => {
    const seen = Array.from({ length: 10 }, () => 0)
    const use = newUse()
    for (let turn = 0; turn < 400; turn++) {
      for (const digit of await newCode(door, use, from))
        seen[Number(digit)] = (seen[Number(digit)] ?? 0) + 1
    }
    const expected = 240
    const chi = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // Nine degrees of freedom: more than this happens once in a hundred thousand runs.
    expect(chi).toBeLessThan(40)
  })
})

describe('whether a number is known', () => {
  it('is found out by the same work for every number', async () => {
    const known = newPhone()
    await door.identity.signUpByPhone(known, { name: 'Anna' })
    const { pool } = door.database
    const ask = async (phoneNumber: string) => {
      const asked: unknown[] = []
      const query = pool.query.bind(pool)
      pool.query = ((statement: { text?: string }, ...rest: []) => {
        asked.push(statement.text ?? statement)
        return query(statement as never, ...rest)
      }) as typeof pool.query
      const isKnown = await door.identity.isPhoneKnown(phoneNumber)
      pool.query = query
      return { isKnown, asked }
    }
    const yes = await ask(known)
    const no = await ask(newPhone())
    expect([yes.isKnown, no.isKnown]).toEqual([true, false])
    expect(yes.asked).toHaveLength(1)
    expect(yes.asked).toEqual(no.asked)
  })
})
