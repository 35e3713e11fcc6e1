import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IssuedPasswordAnswer, TotpEnrolAnswer } from '#contract/entities/admins.ts'
import { carryOut, readOrder } from '#server/staff/operator.ts'
import { codeAt, stepAt } from '#server/staff/totp.ts'
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

async function toldTo({ email }: Pick<Staff, 'email'>) {
  await stand.engine.outside.close()
  const mails = outboxOf({ url: '', dataDir: stand.dataDir }, email)
  for (const { text } of mails) expect(text).toContain('Tell whoever runs the server at once.')
  return mails.map(({ subject }) => subject).sort()
}

const post = <T>({ token }: Pick<Staff, 'token'>, path: string, body: unknown) =>
  stand.send<T>('POST', `/api/admin/${path}`, { token, body })

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
})
