import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNotices } from '#server/notifications/create-notice.ts'
import { dropOldNotices } from '#server/notifications/drop-old-notices.ts'
import { notify, notifyAll } from '#server/notifications/notify.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newNotice, newPerson, noticesOf, tell } from '../support/notification-fixture.ts'

let one: TestEngine
let other: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
  other = await openTestEngine({ databaseUrl: one.engine.config.databaseUrl ?? '' })
})
afterAll(() => Promise.all([one.close(), other.close()]))

describe('a notification', () => {
  it('is made once for its subject, kind and period, by however many servers', async () => {
    const { uid } = await newPerson(one)
    const notice = newNotice(uid)
    const tries = Array.from({ length: 10 }, (_, n) => tell(n % 2 === 0 ? one : other, notice))
    const told = await Promise.all(tries)
    expect(told.filter(Boolean)).toHaveLength(1)
    expect(await noticesOf(one, uid)).toHaveLength(1)
    expect(await tell(one, { ...notice, period: '2026-04' })).toBe(true)
    expect(await tell(one, { ...notice, kind: 'recurring-waiting' })).toBe(true)
    expect(await tell(one, { ...notice, subject: 'another' })).toBe(true)
  })

  it('is not made again when its reader has deleted it', async () => {
    const { uid } = await newPerson(one)
    const notice = newNotice(uid)
    await tell(one, notice)
    await one.engine.database.pool.query('delete from notifications where scope = $1', [`u:${uid}`])
    expect(await tell(one, notice)).toBe(false)
    expect(await noticesOf(one, uid)).toEqual([])
  })

  it('needs somebody to be for', async () => {
    const { database, clock } = one.engine
    await expect(
      database.transact((tx) => createNotices(tx, [''], () => newNotice(''), clock.now())),
    ).rejects.toMatchObject({ code: 'uid-required', message: 'uid required' })
  })

  it('is not made for who is suspended, or is not there', async () => {
    const { uid } = await newPerson(one, { status: 'suspended' })
    expect(await tell(one, newNotice(uid))).toBe(false)
    expect(await tell(one, newNotice('019b0000-0000-7000-8000-000000000000'))).toBe(false)
  })

  it('only logs when it cannot be made, and what it is about is saved all the same', async () => {
    const { uid } = await newPerson(one)
    const wrong = newNotice(uid, { link: 'https://elsewhere.example.org/' })
    await one.engine.database.transact(async (tx) => {
      await tx.client.query('update users set name = $2 where id = $1', [uid, 'Renamed'])
      expect(await notify(one.engine, tx, wrong, one.now())).toBe(false)
      expect(await notify(one.engine, tx, newNotice(''), one.now())).toBe(false)
      expect(await notify(one.engine, tx, newNotice(uid), one.now())).toBe(true)
    })
    const { rows } = await one.engine.database.pool.query('select name from users where id = $1', [
      uid,
    ])
    expect(rows).toEqual([{ name: 'Renamed' }])
    expect(await noticesOf(one, uid)).toHaveLength(1)
    expect(one.logs.join('')).toContain('a notification was not made')
  })

  it('that cannot be made costs nobody else theirs', async () => {
    const people: string[] = []
    for (let n = 0; n < 4; n++) people.push((await newPerson(one)).uid)
    const [first, wrong, unsaid, last] = people
    const notice = newNotice('')
    const link = 'https://elsewhere.example.org/'
    const told = await one.engine.database.transact((tx) =>
      notifyAll(
        one.engine,
        tx,
        people,
        ({ id: uid }) => {
          if (uid === unsaid) throw new RangeError('no words for that')
          return { ...notice, uid, ...(uid === wrong && { link }) }
        },
        one.now(),
      ),
    )
    expect(told).toBe(2)
    for (const uid of [first, last]) expect(await noticesOf(one, uid ?? '')).toHaveLength(1)
    for (const uid of [wrong, unsaid]) expect(await noticesOf(one, uid ?? '')).toEqual([])
    expect(one.logs.join('')).toContain('no words for that')
  })
})

describe('old notifications', () => {
  it('go when they were read half a year ago, or were never looked at for a year', async () => {
    const { uid } = await newPerson(one)
    for (const title of ['read', 'unread', 'ancient']) await tell(one, newNotice(uid, { title }))
    const { pool } = one.engine.database
    const age = (title: string, created: string, read: boolean) =>
      pool.query('update notifications set created_at = $2, read = $3 where title = $1', [
        title,
        created,
        read,
      ])
    await age('read', '2025-09-01', true)
    await age('unread', '2025-09-01', false)
    await age('ancient', '2025-01-01', false)
    await dropOldNotices(one.engine.database, one.now())
    expect((await noticesOf(one, uid)).map(({ title }) => title)).toEqual(['unread'])
  })
})
