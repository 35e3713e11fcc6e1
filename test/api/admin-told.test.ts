import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecoveryCodesAnswer, TotpEnrolAnswer } from '#contract/identity/second-factor.ts'
import type { IssuedPasswordAnswer } from '#contract/staff/entities.ts'
import { codeAt, stepAt } from '#server/auth/second-factor/totp.ts'
import type { Job } from '#server/jobs/job.ts'
import { runDue } from '#server/jobs/run-due.ts'
import { carryOut, readOrder } from '#server/staff/operator.ts'
import { fromBase32 } from '#test/support/second-factor.ts'
import { openStaffStand, type StaffStand } from '#test/support/staff.ts'
import { outboxOf } from '#test/support/way-in.ts'

const password = 'four plain words'
const other = 'five quite plain words'

let stand: StaffStand
beforeAll(async () => {
  // Only this machine reaches it, so mail waits in the outbox.
  stand = await openStaffStand({ TRUST_PROXY: '0' })
})
afterAll(() => stand.close())

type Staff = Awaited<ReturnType<StaffStand['add']>>

async function mailsTo({ email }: Pick<Staff, 'email'>) {
  await stand.engine.outside.close()
  return outboxOf({ url: '', dataDir: stand.dataDir }, email)
}

async function toldTo(staff: Pick<Staff, 'email'>) {
  const mails = await mailsTo(staff)
  for (const { text } of mails) expect(text).toContain('Tell whoever runs the server at once.')
  return mails.map(({ subject }) => subject).sort()
}

const post = <T>({ token }: Pick<Staff, 'token'>, path: string, body: unknown) =>
  stand.send<T>('POST', `/api/admin/${path}`, { token, body })

const rights = 'What you may do as Moneycomb staff was changed'
const another = 'There is another super admin of Moneycomb'
const changed = 'Your Moneycomb staff password was changed'
const reset = 'Your Moneycomb staff account was reset: a new password, and no second factor'

describe('somebody on the staff is told by mail', () => {
  it('that their password is another one', async () => {
    const staff = await stand.add({ password })
    await post(staff, 'password', { current: 'not these words', password: other })
    expect(await toldTo(staff)).toEqual([])
    await post(staff, 'password', { current: password, password: other })
    expect(await toldTo(staff)).toEqual([changed])
  })

  it('once, if they may do everything, that what is relied on fails', async () => {
    const [boss, viewer] = [await stand.add({ role: 'super_admin' }), await stand.add()]
    let isBroken = true
    const job: Job = {
      ...{ name: 'relied-on', title: 'What is relied on', everyS: 60 },
      trouble: 'Moneycomb could not do it',
      run: async () => {
        if (isBroken) throw new Error('no room')
      },
    }
    const runIt = () => {
      stand.pass(3_600_000)
      return runDue(stand.engine, [job], stand.clock.now())
    }
    await runIt()
    await runIt()
    const told = await mailsTo(boss)
    expect(told.map(({ subject }) => subject)).toEqual(['Moneycomb could not do it'])
    expect(told[0]?.text).toContain('System, Jobs')
    isBroken = false
    await runIt()
    isBroken = true
    await runIt()
    expect(await mailsTo(boss)).toHaveLength(2)
    expect(await mailsTo(viewer)).toEqual([])
  })

  it('that a second factor was set up, and turned off', async () => {
    const staff = await stand.add({ password })
    const { body } = await post<TotpEnrolAnswer>(staff, 'totp/enrol', { password })
    const code = () => codeAt(fromBase32(body.secret), stepAt(stand.clock.now()))
    await post(staff, 'totp/confirm', { code: code() })
    stand.pass(30_000)
    await post(staff, 'totp/disable', { password, code: code() })
    expect(await toldTo(staff)).toEqual([
      'A second factor was set up for your Moneycomb staff account',
      'The second factor of your Moneycomb staff account was turned off',
    ])
  })

  it('that somebody reset it, whoever did', async () => {
    const [boss, staff] = [await stand.add({ role: 'super_admin' }), await stand.add({ password })]
    const given = await stand.ask<IssuedPasswordAnswer>('admin.staff.reset', {
      token: boss.token,
      at: { id: staff.id },
    })
    const known = { email: staff.email, password: given.body.password }
    await stand.send('POST', '/api/admin/login/password', {
      body: { ...known, newPassword: other },
    })
    await carryOut(stand.engine, readOrder(['reset-password', '--email', staff.email]))
    expect(await toldTo(staff)).toEqual([reset, reset, changed].sort())
  })

  it('that they may do something else, and super admins that there is another', async () => {
    const [boss, other] = [
      await stand.add({ role: 'super_admin' }),
      await stand.add({ role: 'super_admin' }),
    ]
    const staff = await stand.add()
    const change = (body: object) =>
      stand.ask('admin.staff.change', { token: boss.token, at: { id: staff.id }, body })
    await change({ displayName: 'Another name' })
    expect(await toldTo(staff)).toEqual([])
    await change({ role: 'support' })
    expect([await toldTo(staff), await toldTo(other)]).toEqual([[rights], []])
    await change({ role: 'super_admin' })
    await change({ role: 'super_admin' })
    expect([await toldTo(staff), await toldTo(other), await toldTo(boss)]).toEqual([
      [rights, rights],
      [another],
      [another],
    ])
    const body = { email: 'new@example.org', displayName: 'Nina Neu', role: 'super_admin' }
    await stand.ask('admin.staff.create', { token: boss.token, body })
    expect(await toldTo(other)).toEqual([another, another])
    const mails = outboxOf({ url: '', dataDir: stand.dataDir }, other.email)
    const texts = mails.map(({ text }) => text).join()
    expect(texts).toContain(`Another name (${staff.email}) may do everything`)
    expect(texts).toContain('Nina Neu (new@example.org) may do everything')
  })

  it('that a recovery code let somebody in, or new ones were made', async () => {
    const staff = await stand.add({ password })
    const { body } = await post<TotpEnrolAnswer>(staff, 'totp/enrol', { password })
    const code = codeAt(fromBase32(body.secret), stepAt(stand.clock.now()))
    await post(staff, 'totp/confirm', { code })
    const made = await post<RecoveryCodesAnswer>(staff, 'totp/recovery', undefined)
    const totp = made.body.recoveryCodes[0]
    await stand.send('POST', '/api/admin/login', {
      body: { email: staff.email, password, totp },
    })
    expect(await toldTo(staff)).toEqual([
      'A recovery code let somebody into your Moneycomb staff account',
      'A second factor was set up for your Moneycomb staff account',
      'New recovery codes were made for your Moneycomb staff account',
    ])
  })
})
