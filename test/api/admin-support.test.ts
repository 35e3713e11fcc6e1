import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SupportThread } from '#contract/staff/content.ts'
import type { PageAnswer } from '#contract/staff/lists.ts'
import type { SupportMessage } from '#contract/support/entities.ts'
import { sendReplies } from '#server/staff/content/answer-support.ts'
import { openSmtpServer, type TestSmtpServer } from '#test/support/smtp-server.ts'
import { openStaffStand, type StaffStand } from '#test/support/staff.ts'

let smtp: TestSmtpServer
let stand: StaffStand
let token: string
beforeAll(async () => {
  smtp = await openSmtpServer()
  stand = await openStaffStand({ TRUST_PROXY: '0', SMTP_URL: smtp.url })
  token = (await stand.add({ role: 'support' })).token
})
afterAll(async () => {
  await stand.close()
  await smtp.close()
})

/** As the contact page keeps it; how it does is tried where the page is. */
async function arrive(email: string, message = 'How do I\nimport a statement?'): Promise<string> {
  const id = randomUUID()
  await stand.database.pool.query(
    `insert into support_messages
        (id, created_at, name, email, topic, message, status, updated_at)
      values ($1, $2, 'Carla', $3, 'question', $4, 'open', $2)`,
    [id, stand.clock.now(), email, message],
  )
  return id
}

const mailTo = (email: string) => smtp.mails.filter(({ to }) => to === email)

const address = () => `${randomUUID()}@example.org`
const reply = (id: string, text: unknown, replyId = randomUUID()) =>
  stand.ask<SupportThread>('admin.support.reply', {
    token,
    at: { id },
    body: { id: replyId, text },
  })

describe('a message to support', () => {
  it('is found by its status and words', async () => {
    const id = await arrive(address(), 'My honeypot is empty')
    const find = async (query: Record<string, string>) =>
      (
        await stand.ask<PageAnswer<SupportMessage>>('admin.support.list', { token, query })
      ).body.rows.map((row) => row.id)
    expect(await find({ search: 'HONEYPOT' })).toEqual([id])
    expect(await find({ search: 'honeypot', status: 'closed' })).toEqual([])
    const { body } = await stand.ask<SupportThread>('admin.support.get', { token, at: { id } })
    expect(body).toMatchObject({ id, status: 'open', replies: [], isMailOn: true })
  })

  it('is answered by mail, once, and is answered then', async () => {
    const email = address()
    const id = await arrive(email)
    const replyId = randomUUID()
    const first = await reply(id, ' Under Expenses, choose Import. ', replyId)
    expect(first.body).toMatchObject({
      status: 'answered',
      replies: [{ text: 'Under Expenses, choose Import.', staffName: 'Anna Berg' }],
    })
    expect(first.body.replies[0]?.sentAt).not.toBeNull()
    await reply(id, 'Under Expenses, choose Import.', replyId)
    const mails = mailTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Hello,\n\nUnder Expenses, choose Import.')
    expect(mails[0]?.text).not.toContain('import a statement')
    const { rows } = await stand.database.pool.query(
      'select action from audit_log where target = $1',
      [id],
    )
    expect(rows).toEqual([{ action: 'support.reply' }])
  })

  it('is answered once however often one answer is posted, also without mail', async () => {
    const email = address()
    const id = await arrive(email)
    const replyId = randomUUID()
    const sent = () => mailTo(email).length
    await Promise.all([1, 2, 3].map(() => reply(id, 'Once.', replyId)))
    expect(sent()).toBe(1)
    const other = await reply(id, 'Another answer.', replyId)
    expect(other).toMatchObject({ status: 422, body: { code: 'key-reused' } })
    const { config, outside } = stand.engine
    const { mail } = config
    const { send } = outside
    let tries = 0
    Object.assign(config, { mail: null })
    Object.assign(outside, { send: async () => void tries++ })
    const next = randomUUID()
    for (const _ of [1, 2, 3]) await reply(id, 'Twice.', next)
    Object.assign(config, { mail })
    Object.assign(outside, { send })
    expect(tries).toBe(1)
  })

  it('shows and finds the address by the rule of users', async () => {
    const email = `a7qxk.berg.${randomUUID()}@hidden.example.org`
    const id = await arrive(email)
    const seen = async (by: string, search = '') => {
      const query = { search }
      const { body } = await stand.ask<PageAnswer<SupportMessage>>('admin.support.list', {
        ...{ token: by, query },
      })
      const thread = await stand.ask<SupportThread>('admin.support.get', { token: by, at: { id } })
      return [body.rows.find((row) => row.id === id)?.email, thread.body.email]
    }
    const hidden = 'a…@hidden.example.org'
    expect(await seen(token)).toEqual([hidden, hidden])
    expect((await reply(id, 'We are here.')).body.email).toBe(hidden)
    expect(mailTo(email)).toHaveLength(1)
    expect(await seen(token, email)).toEqual([hidden, hidden])
    expect((await seen(token, '7qxk.berg'))[0]).toBeUndefined()
    const { token: moderator } = await stand.add({ role: 'moderator' })
    expect(await seen(moderator, '7qxk.berg')).toEqual([email, email])
  })

  it('keeps an answer that did not go, and the job sends it', async () => {
    const email = address()
    const id = await arrive(email)
    smtp.refuse(true)
    const { body } = await reply(id, 'We are looking into it.')
    expect([body.replies[0]?.sentAt, body.status]).toEqual([null, 'open'])
    smtp.refuse(false)
    await sendReplies(stand.engine, stand.clock.now())
    expect(mailTo(email)).toHaveLength(0)
    stand.pass(61_000)
    await sendReplies(stand.engine, stand.clock.now())
    await sendReplies(stand.engine, stand.clock.now())
    expect(mailTo(email)).toHaveLength(1)
    const { body: after } = await stand.ask<SupportThread>('admin.support.get', {
      token,
      at: { id },
    })
    expect(after.replies[0]?.sentAt).not.toBeNull()
    expect(after.status).toBe('answered')
  })

  it('is not answered while no mail is set up, and is once it is', async () => {
    const email = address()
    const id = await arrive(email)
    const { config } = stand.engine
    const { mail } = config
    const set = (now: typeof mail) => Object.assign(config, { mail: now })
    set(null)
    const { body } = await reply(id, 'Kept for later.')
    expect(body).toMatchObject({ status: 'open', isMailOn: false, replies: [{ sentAt: null }] })
    stand.pass(61_000)
    const before = mailTo(email).length
    await sendReplies(stand.engine, stand.clock.now())
    expect(mailTo(email)).toHaveLength(before)
    set(mail)
    await sendReplies(stand.engine, stand.clock.now())
    const { body: after } = await stand.ask<SupportThread>('admin.support.get', {
      ...{ token, at: { id } },
    })
    expect(after).toMatchObject({ status: 'answered', replies: [{ sentAt: expect.any(String) }] })
  })

  it('is closed and opened again', async () => {
    const id = await arrive(address())
    for (const status of ['closed', 'open']) {
      const { body } = await stand.ask<SupportThread>('admin.support.status', {
        token,
        at: { id },
        body: { status },
      })
      expect(body.status).toBe(status)
    }
  })

  it('is deleted by those who may', async () => {
    const id = await arrive(address())
    const at = { id }
    expect((await stand.ask('admin.support.delete', { token, at })).status).toBe(403)
    const boss = await stand.add({ role: 'super_admin' })
    const answer = await stand.ask('admin.support.delete', { token: boss.token, at })
    expect(answer.status).toBe(200)
    expect((await stand.ask('admin.support.get', { token, at })).status).toBe(404)
  })

  it('takes no empty answer, and none to nobody', async () => {
    const id = await arrive(address())
    for (const text of ['', '  ', null, 'x'.repeat(5001)]) {
      expect((await reply(id, text)).status).toBe(422)
    }
    expect((await reply(randomUUID(), 'Hello')).status).toBe(404)
  })
})

describe('reading a message to support', () => {
  it('is noted, once an hour', async () => {
    const [one, other] = [await arrive(address()), await arrive(address())]
    const { id: staffId, token: reader } = await stand.add({ role: 'support' })
    const noted = async () =>
      (
        await stand.database.pool.query(
          'select action, target from audit_log where staff_id = $1 order by seq',
          [staffId],
        )
      ).rows.filter(({ action }) => action.startsWith('support.'))
    const readAll = async () => {
      await stand.ask('admin.support.list', { token: reader })
      for (const id of [one, one, other]) {
        await stand.ask('admin.support.get', { token: reader, at: { id } })
      }
    }
    const once = [
      { action: 'support.list', target: null },
      { action: 'support.view', target: one },
      { action: 'support.view', target: other },
    ]
    await readAll()
    await readAll()
    expect(await noted()).toEqual(once)
    stand.pass(3_600_000)
    const again = await stand.enter(staffId)
    await stand.ask('admin.support.get', { token: again, at: { id: one } })
    expect(await noted()).toEqual([...once, { action: 'support.view', target: one }])
  })
})
