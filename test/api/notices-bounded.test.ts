import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { deliverNotices } from '#server/notifications/deliver-notices.ts'
import { takeBudget } from '#server/outside/take-budget.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { NoticeGroup } from '../support/notice-group.ts'
import { newNotice, noticesOf, tell } from '../support/notification-fixture.ts'
import { outboxOf } from '../support/way-in.ts'

let one: TestEngine
let flat: NoticeGroup<'Anna' | 'Ben' | 'Cleo'>
beforeAll(async () => {
  one = await openTestEngine({ at: '2026-11-17T10:00:00Z', env: { MAILS_PER_HOUR: '200' } })
})
afterAll(() => one.close())
beforeEach(async () => {
  flat = await NoticeGroup.of(one, ['Anna', 'Ben', 'Cleo'])
  await flat.begin()
})

const told = async (name: 'Anna' | 'Cleo') => noticesOf(one, flat.of(name).uid)

/** So many times over, what somebody with bad intent can do for nothing. */
async function claim(name: 'Ben' | 'Cleo', times: number) {
  for (let turn = 0; turn < times; turn++) await flat.pay(name, name, 'Anna')
}

describe('what one person does again and again', () => {
  it('is told so many times an hour, and then as one', async () => {
    const before = (await told('Anna')).length
    await claim('Ben', 40)
    const heard = await told('Anna')
    expect(heard.length - before).toBeLessThanOrEqual(limits.noticesOfOnePerHour + 1)
    expect(heard.at(-1)).toMatchObject({
      ...{ title: 'More by Ben', link: `/mcapp/groups/${flat.groupId}?tab=activity` },
      body:
        'So much happened that it is told as one: 20 so far. ' +
        'All of it is in the record of the group.',
      data: { count: 20, groupId: flat.groupId },
    })
    await claim('Cleo', 1)
    expect((await told('Anna')).at(-1)?.title).toContain('Cleo')
    one.moveTo(new Date(one.now().getTime() + 3_700_000).toISOString())
    await claim('Ben', 1)
    expect((await told('Anna')).at(-1)?.title).not.toBe('More by Ben')
  })

  it('does not use up what is to be answered, or that they are removed', async () => {
    for (let turn = 0; turn < 25; turn++) await flat.bill('Ben', 'Anna', 100)
    expect((await told('Anna')).at(-1)).toMatchObject({ title: 'More by Ben', data: { count: 6 } })
    await claim('Ben', 1)
    expect((await told('Anna')).at(-1)?.kind).toBe('settlement-claimed')
    for (let turn = 0; turn < 25; turn++) await flat.bill('Anna', 'Cleo', 100)
    expect((await told('Cleo')).map(({ title }) => title)).toContain('More by Anna')
    await flat.pay('Anna', 'Cleo', 'Anna', 2500)
    await flat.act('Anna', 'groups.removeMember', { memberId: flat.idOf('Cleo') })
    expect((await told('Cleo')).at(-1)?.kind).toBe('member-removed')
  })

  it('does not keep from somebody what the house has to say', async () => {
    await claim('Ben', 40)
    expect(await tell(one, newNotice(flat.of('Anna').uid, { kind: 'security' }))).toBe(true)
    expect((await told('Anna')).at(-1)?.kind).toBe('security')
  })

  it('is known no longer as theirs once they are gone', async () => {
    await claim('Ben', 1)
    const byBen = () =>
      one.engine.database.pool.query('select from notice_keys where by_user = $1', [
        flat.of('Ben').uid,
      ])
    expect((await byBen()).rowCount).toBeGreaterThan(0)
    await deleteAccount(one.engine, flat.of('Ben').uid)
    expect((await byBen()).rowCount).toBe(0)
  })
})

describe('mails about it', () => {
  const deliver = async () => {
    await deliverNotices(one.engine, one.now(), undefined, ['mail'])
    await one.engine.outside.close()
  }
  const mails = (name: 'Anna' | 'Cleo') =>
    outboxOf({ url: '', dataDir: one.dataDir }, flat.of(name).email)

  beforeEach(() =>
    one.engine.database.pool.query(
      `update users set email_rhythm = 'immediate', email_notifications = true`,
    ),
  )

  it('are put off when somebody has caused enough, and others’ are not', async () => {
    await deliver()
    const { length } = mails('Anna')
    const key = `out:mail:notice:from:${flat.of('Ben').uid}:hour`
    await one.engine.database.pool.query(
      `insert into rate_limits values ($1, 200, now() + interval '1 hour')
        on conflict (bucket) do update set used = 200`,
      [key],
    )
    await claim('Ben', 2)
    await claim('Cleo', 1)
    await deliver()
    const sent = mails('Anna').slice(length)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.subject).toContain('Cleo')
    await one.engine.database.pool.query('delete from rate_limits where bucket = $1', [key])
    one.moveTo(new Date(one.now().getTime() + 3_700_000).toISOString())
    await deliver()
    expect(mails('Anna').at(-1)?.text).toContain('Ben')
  })

  it('reach who heard little although many others had all there is', async () => {
    const { database, config } = one.engine
    const message = { kind: 'notice', channel: 'mail', text: '' } as const
    const flood = async (to: string) => {
      for (let turn = 0; turn < 20; turn++) {
        await takeBudget(database, config, { ...message, to, from: { who: [randomUUID()] } })
      }
    }
    for (const to of ['a@y.z', 'b@y.z', 'c@y.z', 'd@y.z']) await flood(to).catch(() => null)
    await expect(flood('e@y.z')).rejects.toMatchObject({ code: 'too-many-requests' })
    await claim('Ben', 1)
    await deliver()
    expect(mails('Anna').at(-1)?.subject).toContain('Ben')
  })
})
