import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SupportThread } from '#contract/staff/content.ts'
import type { PageAnswer } from '#contract/staff/lists.ts'
import type { SupportMessage } from '#contract/support/entities.ts'
import { sendReplies } from '#server/staff/content/answer-support.ts'
import { openStaffStand, type StaffStand } from '#test/support/staff.ts'

let stand: StaffStand
let token: string
beforeAll(async () => {
  // Only this machine reaches it, so mail waits in the outbox.
  stand = await openStaffStand({ TRUST_PROXY: '0' })
  token = (await stand.add({ role: 'support' })).token
})
afterAll(() => stand.close())

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

interface Mail {
  readonly to: string
  readonly text: string
}
function mailTo(email: string): readonly Mail[] {
  const folder = join(stand.dataDir, 'outbox')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Mail)
    .filter(({ to }) => to === email)
}

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
    expect(body).toMatchObject({ id, status: 'open', replies: [], isMailOn: false })
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

  it('keeps an answer that did not go, and the job sends it', async () => {
    const email = address()
    const id = await arrive(email)
    const { outside } = stand.engine
    const { send } = outside
    Object.assign(outside, { send: () => Promise.reject(new Error('no way out')) })
    const { body } = await reply(id, 'We are looking into it.')
    expect(body.replies[0]?.sentAt).toBeNull()
    Object.assign(outside, { send })
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
