import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readProfile } from '#server/users/profiles.ts'
import { openTestIdentity } from '#test/support/identity.ts'

const password = 'four plain words'
const second = 1000
const day = 86_400 * second

let door: Awaited<ReturnType<typeof openTestIdentity>>
beforeAll(async () => {
  door = await openTestIdentity()
})
afterAll(() => door.close())

let people = 0
const newcomer = () => ({ email: `person${people++}@example.org`, password, name: 'Anna Berg' })
const count = async (table: string) => {
  const { rows } = await door.database.pool.query(`select count(*) as n from ${table}`)
  return rows[0].n as number
}

describe('signing up', () => {
  it('writes the profile with every specified default', async () => {
    const person = { ...newcomer(), currency: 'CHF', country: 'CH' }
    const { uid } = await door.identity.signUp(person)
    const now = door.clock.now().toISOString()
    expect(uid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
    expect(await readProfile(door.database.pool, uid)).toEqual({
      id: uid,
      name: 'Anna Berg',
      phone: null,
      email: person.email,
      emailVerified: false,
      avatar: `/api/avatars/${uid}.svg`,
      country: 'CH',
      currency: 'CHF',
      timezone: 'UTC',
      locale: 'en-GB',
      emailNotifications: false,
      pushNotifications: false,
      emailRhythm: 'immediate',
      mutedEmail: [],
      mutedPush: [],
      quietFrom: null,
      quietTo: null,
      aiConsentTo: null,
      scanConsentTo: null,
      role: 'user',
      roles: null,
      status: 'active',
      subscriptionEndDate: null,
      aiAdviceCount: 0,
      aiAdviceLastReset: now,
      demoUntil: null,
      guestOf: null,
      lastLogin: now,
      createdAt: now,
      createdBy: uid,
      updatedAt: now,
      updatedBy: uid,
    })
  })

  it('leaves neither identity nor profile when one of them fails', async () => {
    const before = [await count('identity.users'), await count('users')]
    await door.database.pool.query(
      `alter table users add constraint no_ghosts check (name <> 'Ghost')`,
    )
    const ghost = { ...newcomer(), name: 'Ghost' }
    await expect(door.identity.signUp(ghost)).rejects.toThrow()
    expect([await count('identity.users'), await count('users')]).toEqual(before)
    await door.identity.signUp({ ...ghost, name: 'Flesh' })
  })

  it('lets one of many at once have an address, and the others hear that it is taken', async () => {
    const person = newcomer()
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => door.identity.signUp(person)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const attempt of tries) {
      if (attempt.status === 'fulfilled') continue
      expect(attempt.reason).toMatchObject({
        code: 'email-taken',
        fields: { email: expect.any(String) },
      })
    }
  })
})

describe('signing in', () => {
  it('notes the time and knows the caller by the new token', async () => {
    const person = newcomer()
    const { uid } = await door.identity.signUp(person)
    door.pass(second)
    const { token } = await door.identity.signIn(person)
    expect(await door.identity.whoIs(token)).toMatchObject({ uid })
    const profile = await readProfile(door.database.pool, uid)
    expect(profile?.lastLogin).toBe(door.clock.now().toISOString())
  })

  it('answers the same for a wrong password and an unknown address', async () => {
    const person = newcomer()
    await door.identity.signUp(person)
    const wrong = { code: 'wrong-credentials' }
    await expect(
      door.identity.signIn({ email: person.email, password: 'not this one' }),
    ).rejects.toMatchObject(wrong)
    await expect(
      door.identity.signIn({ email: 'nobody@example.org', password }),
    ).rejects.toMatchObject(wrong)
  })

  it.each(['suspended', 'deleted'])(
    'tells a %s user so, after the right password only',
    async (status) => {
      const person = newcomer()
      const { uid } = await door.identity.signUp(person)
      await door.database.pool.query('update users set status = $2 where id = $1', [uid, status])
      await expect(door.identity.signIn(person)).rejects.toMatchObject({
        code: 'account-not-active',
      })
      await expect(
        door.identity.signIn({ ...person, password: 'not this one' }),
      ).rejects.toMatchObject({ code: 'wrong-credentials' })
    },
  )
})

describe('a session', () => {
  it('is kept as a hash only', async () => {
    const { token } = await door.identity.signUp(newcomer())
    const { rows } = await door.database.pool.query<{ token: string }>(
      'select token from identity.sessions',
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map((row) => row.token)).not.toContain(token)
    for (const row of rows) expect(await door.identity.whoIs(row.token)).toBeNull()
  })

  it('ends at once here and within a moment in another process', async () => {
    const elsewhere = door.open()
    const { token } = await door.identity.signUp(newcomer())
    expect(await elsewhere.whoIs(token)).not.toBeNull()
    expect(await door.identity.whoIs(token)).not.toBeNull()
    await door.identity.signOut(token)
    expect(await door.identity.whoIs(token)).toBeNull()
    door.pass(2 * second)
    expect(await elsewhere.whoIs(token)).toBeNull()
  })

  it('does not come back by a look that began before it ended', async () => {
    const { token } = await door.identity.signUp(newcomer())
    const looks = Array.from({ length: 20 }, () => door.identity.whoIs(token))
    await Promise.all([...looks, door.identity.signOut(token)])
    expect(await door.identity.whoIs(token)).toBeNull()
  })

  it('ends within a moment for a suspended user', async () => {
    const { uid, token } = await door.identity.signUp(newcomer())
    expect(await door.identity.whoIs(token)).not.toBeNull()
    await door.database.pool.query(`update users set status = 'suspended' where id = $1`, [uid])
    door.pass(2 * second)
    expect(await door.identity.whoIs(token)).toBeNull()
  })

  it('lives 14 days after its last use', async () => {
    const used = await door.identity.signUp(newcomer())
    const left = await door.identity.signUp(newcomer())
    door.pass(10 * day)
    expect(await door.identity.whoIs(used.token)).not.toBeNull()
    door.pass(10 * day)
    expect(await door.identity.whoIs(used.token)).not.toBeNull()
    expect(await door.identity.whoIs(left.token)).toBeNull()
  })

  it('ends after 90 days however much it is used', async () => {
    const { token } = await door.identity.signUp(newcomer())
    for (let passed = 0; passed < 90; passed += 10) {
      expect(await door.identity.whoIs(token)).not.toBeNull()
      door.pass(10 * day)
    }
    expect(await door.identity.whoIs(token)).toBeNull()
  })

  it('gets another token once a day, and the one before is over', async () => {
    const { token, uid } = await door.identity.signUp(newcomer())
    expect(await door.identity.renew(token)).toBe(token)
    door.pass(day)
    const both = await Promise.all([door.identity.renew(token), door.identity.renew(token)])
    const [renewed = ''] = both.map(String)
    expect(new Set(both).size).toBe(1)
    expect(renewed).not.toBe(token)
    expect(await door.identity.whoIs(token)).toBeNull()
    // The answer was lost: asking again gives the same.
    door.pass(5 * day)
    expect(await door.identity.renew(token)).toBe(renewed)
    expect(await door.identity.whoIs(renewed)).toMatchObject({ uid })
    // A call that was under way ends nothing, and finds nothing out.
    door.pass(29 * second)
    expect(await door.identity.whoIs(token)).toBeNull()
    expect(await door.identity.renew(token)).toBeNull()
    door.pass(day)
    expect(await door.identity.whoIs(renewed)).toMatchObject({ uid })
    expect(await door.identity.renew(renewed)).not.toBe(renewed)
  })

  it('gets another token with every proof, which counts for that one alone', async () => {
    const { token } = await door.identity.signUp(newcomer())
    const caller = await door.identity.whoIs(token)
    if (!caller) throw new Error('nobody came in')
    door.pass(700 * second)
    const proven = await door.identity.renewProven(caller, token)
    expect(proven).not.toBe(token)
    expect(await door.identity.whoIs(token)).toBeNull()
    expect((await door.identity.howProven(token)).isRecent).toBe(false)
    expect((await door.identity.howProven(proven)).isRecent).toBe(true)
    await expect(door.identity.renewProven(caller, token)).rejects.toThrow('Not signed in')
  })

  it('tells a token again that was never used, without the proof it was given for', async () => {
    const { token } = await door.identity.signUp(newcomer())
    const caller = await door.identity.whoIs(token)
    if (!caller) throw new Error('nobody came in')
    const proven = await door.identity.renewProven(caller, token)
    expect(await door.identity.renew(token)).toBe(proven)
    expect((await door.identity.howProven(proven)).isRecent).toBe(false)
  })

  it('is over, renewed or current without being used by the question', async () => {
    const { token } = await door.identity.signUp(newcomer())
    expect(await door.identity.stateOf(token)).toBe('current')
    door.pass(day)
    const renewed = String(await door.identity.renew(token))
    await door.identity.whoIs(renewed)
    door.pass(day)
    // A stream that was open all the while takes nobody's session.
    expect(await door.identity.stateOf(token)).toBe('renewed')
    expect(await door.identity.stateOf(renewed)).toBe('current')
    await door.identity.signOut(renewed)
    expect(await door.identity.stateOf(token)).toBe('ended')
  })

  it('ends for both when a token that was renewed is used', async () => {
    const { token } = await door.identity.signUp(newcomer())
    door.pass(day)
    const renewed = String(await door.identity.renew(token))
    expect(await door.identity.whoIs(renewed)).not.toBeNull()
    door.pass(31 * second)
    expect(await door.identity.whoIs(token)).toBeNull()
    expect(await door.identity.whoIs(renewed)).toBeNull()
    // Whoever took it and renewed it first is out as well once its owner comes.
    const taken = await door.identity.signUp(newcomer())
    door.pass(day)
    const thiefs = String(await door.identity.renew(taken.token))
    await door.identity.whoIs(thiefs)
    door.pass(day)
    expect(await door.identity.whoIs(taken.token)).toBeNull()
    expect(await door.identity.whoIs(thiefs)).toBeNull()
  })

  it('notes its last use every few minutes, not at every call', async () => {
    const { token } = await door.identity.signUp(newcomer())
    const caller = await door.identity.whoIs(token)
    // The list says of the session that asks that it is used now: what is noted is asked apart.
    const lastUse = async () => {
      const { rows } = await door.database.pool.query<{ at: Date }>(
        'select updated_at as at from identity.sessions where user_id = $1',
        [caller?.uid],
      )
      return rows[0]?.at.toISOString()
    }
    const begun = await lastUse()
    door.pass(4 * 60 * second)
    await door.identity.whoIs(token)
    expect(await lastUse()).toBe(begun)
    door.pass(60 * second)
    await door.identity.whoIs(token)
    expect(await lastUse()).toBe(door.clock.now().toISOString())
  })

  it('that ended is swept away at the next login', async () => {
    const person = newcomer()
    const { uid } = await door.identity.signUp(person)
    door.pass(31 * day)
    await door.identity.signIn(person)
    expect(await count(`identity.sessions where user_id = '${uid}'`)).toBe(1)
  })

  it.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}\0`, 'a'.repeat(100_000)])(
    'does not exist for a made-up token',
    async (token) => {
      expect(await door.identity.whoIs(token)).toBeNull()
    },
  )
})
