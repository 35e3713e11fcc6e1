import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#server/auth/identity.ts'
import { deliverNotices } from '#server/notifications/deliver-notices.ts'
import { keepSubscription, subscriptionsOf } from '#server/notifications/push-subscriptions.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newNotice, newPerson, type Person, tell } from '../support/notification-fixture.ts'
import { openPushService, type TestPushService } from '../support/push-endpoint.ts'
import { openSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'

let smtp: TestSmtpServer
let stand: TestEngine
beforeAll(async () => {
  smtp = await openSmtpServer()
  stand = await openTestEngine({ env: { SMTP_URL: smtp.url } })
})
afterAll(async () => {
  await stand.close()
  await smtp.close()
})
beforeEach(() => stand.moveTo('2026-03-31T10:00:00.000Z'))

const deliver = (at?: string) => {
  if (at) stand.moveTo(at)
  return deliverNotices(stand.engine, stand.now())
}
const mailsTo = ({ email }: Person) => smtp.mails.filter(({ to }) => to === email)
const waitingFor = async ({ uid }: Person) => {
  const { rowCount } = await stand.engine.database.pool.query(
    'select from notice_deliveries where user_id = $1',
    [uid],
  )
  return rowCount
}

describe('by mail', () => {
  it('comes at once, once, however often it is looked for', async () => {
    const anna = await newPerson(stand, { emailNotifications: true })
    const notice = newNotice(anna.uid, { title: 'Müsli over budget' })
    for (let round = 0; round < 10; round++) {
      await tell(stand, notice)
      await deliver()
    }
    const mails = mailsTo(anna)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('900.00 EUR on 1 March.\nhttp://localhost:3000/mcapp/expenses')
    expect(mails[0]?.text).toContain('Change that in your profile')
    expect(mails[0]?.messageId).toMatch(/^<notice-[0-9a-f-]{36}@localhost>$/)
    expect(await waitingFor(anna)).toBe(0)
  })

  it('comes to nobody who did not ask, has no proven address, or muted the kind', async () => {
    const nobody = [
      await newPerson(stand),
      await newPerson(stand, { emailNotifications: true, emailVerified: false }),
      await newPerson(stand, { emailNotifications: true, mutedEmail: ['recurring-posted'] }),
    ]
    for (const person of nobody) await tell(stand, newNotice(person.uid))
    await deliver()
    expect(nobody.flatMap(mailsTo)).toEqual([])
  })

  it('comes as one mail at eight in the morning when it is collected', async () => {
    const anna = await newPerson(stand, { emailNotifications: true, emailRhythm: 'daily' })
    for (const [hour, title] of ['First', 'Second', 'Third'].entries()) {
      stand.moveTo(`2026-03-31T1${hour}:00:00.000Z`)
      await tell(stand, newNotice(anna.uid, { title }))
      await deliver()
    }
    await deliver('2026-04-01T05:59:00.000Z')
    expect(mailsTo(anna)).toEqual([])
    await deliver('2026-04-01T06:00:00.000Z')
    await deliver('2026-04-01T06:01:00.000Z')
    const mails = mailsTo(anna)
    expect(mails.map(({ subject }) => subject)).toEqual(['3 new notifications'])
    expect(mails[0]?.text.match(/First|Second|Third/g)).toEqual(['First', 'Second', 'Third'])
  })

  it('keeps quiet hours, and says nothing of what was read meanwhile', async () => {
    const quiet = { quietFrom: '22:00', quietTo: '07:00' }
    const anna = await newPerson(stand, { emailNotifications: true, ...quiet })
    stand.moveTo('2026-03-31T21:00:00.000Z')
    await tell(stand, newNotice(anna.uid, { title: 'Seen' }))
    await tell(stand, newNotice(anna.uid, { title: 'Unseen' }))
    await deliver()
    expect(mailsTo(anna)).toEqual([])
    await stand.engine.database.pool.query(
      `update notifications set read = true where title = 'Seen'`,
    )
    await deliver('2026-04-01T05:00:00.000Z')
    expect(mailsTo(anna).map(({ subject }) => subject)).toEqual(['Unseen'])
    expect(await waitingFor(anna)).toBe(0)
  })

  it('is tried again when the mail server does not take it, and given up at last', async () => {
    const anna = await newPerson(stand, { emailNotifications: true })
    await tell(stand, newNotice(anna.uid))
    smtp.refuse(true)
    await deliver()
    expect(await waitingFor(anna)).toBe(1)
    expect(stand.logs.join('')).toContain('notifications were not handed over')
    smtp.refuse(false)
    await deliver('2026-03-31T10:04:59.000Z')
    expect(mailsTo(anna)).toEqual([])
    await deliver('2026-03-31T10:05:00.000Z')
    expect(mailsTo(anna)).toHaveLength(1)

    smtp.refuse(true)
    await tell(stand, newNotice(anna.uid))
    for (let hour = 11; hour < 16; hour++) await deliver(`2026-03-31T${hour}:59:00.000Z`)
    smtp.refuse(false)
    expect(await waitingFor(anna)).toBe(0)
    expect(mailsTo(anna)).toHaveLength(1)
  })
})

describe('as a push message', () => {
  let service: TestPushService
  let ben: Person
  beforeEach(async () => {
    service = await openPushService()
    ben = await newPerson(stand, { pushNotifications: true })
    await keepSubscription(stand.engine, ben satisfies Caller, service.subscription)
    return () => service.close()
  })

  it('reaches the browser, and only the browser can read it', async () => {
    const notice = newNotice(ben.uid, { title: 'Rent', body: 'Due today', link: '/mcapp/expenses' })
    for (let round = 0; round < 10; round++) {
      await tell(stand, notice)
      await deliver()
    }
    const [taken, ...more] = service.taken
    expect(more).toEqual([])
    expect(taken?.payload).toMatchObject({
      title: 'Rent',
      body: 'Due today',
      link: '/mcapp/expenses',
    })
    expect(taken?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(taken?.headers.authorization).toContain(`k=${stand.engine.outside.push.publicKey}`)
  })

  it('is one message when there are many', async () => {
    for (const title of ['a', 'b', 'c', 'd']) await tell(stand, newNotice(ben.uid, { title }))
    await deliver()
    expect(service.taken.map(({ payload }) => payload)).toEqual([
      {
        title: '4 new notifications',
        body: 'a\nb\nc\nd',
        link: '/mcapp/notifications',
        tag: 'several',
      },
    ])
  })

  it('comes so often in an hour, then later as one, but at once from the house', async () => {
    const sent = async (fields = {}) => {
      await tell(stand, newNotice(ben.uid, fields))
      await deliver()
      return service.taken.length
    }
    for (let turn = 1; turn <= 60; turn++) expect(await sent()).toBe(turn)
    for (let turn = 1; turn <= 5; turn++) expect(await sent()).toBe(60)
    expect(await sent({ kind: 'security', isFirm: true })).toBe(61)
    await stand.engine.database.pool.query('delete from rate_limits')
    await deliver('2026-03-31T11:00:00.000Z')
    expect(service.taken).toHaveLength(62)
    expect(service.taken.at(-1)?.payload).toMatchObject({ title: '5 new notifications' })
  })

  it('is not sent again to a browser that has gone', async () => {
    service.answer(410)
    await tell(stand, newNotice(ben.uid))
    await deliver()
    expect(await subscriptionsOf(stand.engine, ben.uid)).toEqual([])
    expect(await waitingFor(ben)).toBe(0)
  })

  it('is tried again when the service has trouble', async () => {
    service.answer(503)
    await tell(stand, newNotice(ben.uid))
    await deliver()
    service.answer(201)
    await deliver('2026-03-31T10:05:00.000Z')
    expect(service.taken).toHaveLength(1)
  })

  it('does not come any more when the session of that browser has ended', async () => {
    await stand.engine.identity.endSession(ben, ben.sessionId)
    await tell(stand, newNotice(ben.uid))
    await deliver()
    expect(service.taken).toEqual([])
  })
})

const byPush = { pushNotifications: true }

describe('a push service that never answers', () => {
  it('keeps neither mails nor other people waiting', async () => {
    const held: Socket[] = []
    const silent = createServer((socket) => held.push(socket.on('error', () => null)))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const working = await openPushService()
    const [mallory, ben] = [await newPerson(stand, byPush), await newPerson(stand, byPush)]
    const anna = await newPerson(stand, { emailNotifications: true })
    for (let at = 0; at < 3; at++) {
      const endpoint = `http://127.0.0.1:${port}/${at}`
      const subscription = { ...working.subscription, endpoint }
      await keepSubscription(stand.engine, mallory, subscription)
    }
    await keepSubscription(stand.engine, ben, working.subscription)
    for (const { uid } of [mallory, ben, anna]) await tell(stand, newNotice(uid))
    const delivering = deliver()
    await expect.poll(() => mailsTo(anna).length).toBe(1)
    await expect.poll(() => working.taken.length).toBe(1)
    // While mallory's first still waits for an answer.
    expect(held).toHaveLength(1)
    silent.close()
    for (const socket of held) socket.destroy()
    await delivering
    working.close()
  })
})
