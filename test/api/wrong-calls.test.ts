import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/calls/calls.ts'
import { everyCall } from '#contract/calls/every-call.ts'
import { errors } from '#contract/errors.ts'
import { type AdminCall, type AdminCallName, adminCalls } from '#contract/staff/calls.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { openStaffStand, type StaffStand } from '#test/support/staff.ts'

/** Of a shape that no call takes; the last is no JSON at all. */
const wrong = [
  ['[]', 'invalid-input'],
  ['{"no such field":1}', 'invalid-input'],
  ['{', 'malformed-request'],
] as const

type Facts = Omit<Call, 'isOpen'>
const ofUsers = Object.entries<Facts>(everyCall).filter(([name]) => !/^(?:admin|data)\./.test(name))
const ofStaff = Object.entries<AdminCall>(adminCalls) as [AdminCallName, AdminCall][]
const taking = <T extends Facts>(all: [string, T][], what: 'body' | 'query') =>
  all.filter(([, facts]) => facts[what])

const { url } = sharedServer()
let anna: TestCaller
let stand: StaffStand
let token: string
beforeAll(async () => {
  anna = await TestCaller.signUp(url)
  stand = await openStaffStand()
  token = (await stand.add({ role: 'super_admin' })).token
})
afterAll(() => stand.close())

const refusal = (code: keyof typeof errors) => ({ status: errors[code].status, body: { code } })
const filled = (path: string) => path.replaceAll(/:\w+/g, anna.uid)

describe('a call that is not as the contract says', () => {
  it.each(taking(ofUsers, 'body'))('%s is told so, by its body', async (_, { method, path }) => {
    for (const [raw, code] of wrong) {
      const answer = await anna.call(method, filled(path), { raw })
      expect(answer, raw).toMatchObject(refusal(code))
    }
  })

  it.each(taking(ofUsers, 'query'))('%s is told so, by its query', async (_, { method, path }) => {
    const answer = await anna.call(method, `${filled(path)}?no-such-field=1`)
    expect(answer).toMatchObject(refusal('invalid-input'))
  })

  it.each(ofUsers.filter(([, { auth }]) => auth === 'user'))(
    '%s is told so first, without a session',
    async (_, { method, path }) => {
      const answer = await call(`${url}${filled(path)}`, method)
      expect(answer).toMatchObject(refusal('not-signed-in'))
    },
  )

  it.each(taking(ofStaff, 'body'))('%s is told so, by its body', async (name) => {
    for (const [raw, code] of wrong) {
      const answer = await stand.ask(name as AdminCallName, { token, raw })
      expect(answer, raw).toMatchObject(refusal(code))
    }
  })

  it.each(taking(ofStaff, 'query'))('%s is told so, by its query', async (name) => {
    const query = { 'no-such-field': '1' }
    const answer = await stand.ask(name as AdminCallName, { token, query })
    expect(answer).toMatchObject(refusal('invalid-input'))
  })
})
