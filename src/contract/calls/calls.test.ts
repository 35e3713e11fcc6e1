import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type Call, calls } from './calls.ts'
import { ownCalls } from './own-calls.ts'

/** The whole staff profile of section 3, so with its permissions too. */
const profile = 'id, email, displayName, role, permissions, createdAt, lastLoginAt, isActive'

/** Section 7 of the specification: method and path, payload, answer. */
const specified = `
  GET /api/groups/list | none | not shown
  POST /api/groups/create-expense | not shown | not shown
  GET /api/groups/get?groupId={id} | none | not shown
  POST /api/groups/create | not shown | not shown
  POST /api/groups/invite | not shown | not shown
  POST /api/groups/create-goal | not shown | not shown
  POST /api/groups/update-status | groupId, status | not shown
  POST /api/groups/invitations/accept | not shown | not shown
  POST /api/groups/invitations/reject | not shown | not shown
  POST /api/auth/login | email, password | user, token
  POST /api/auth/signup | email, password, name | user, token
  POST /api/auth/check-user-by-phone | phoneNumber | not shown
  POST /api/dashboard/data | month, year | not shown
  GET /api/user/usage | none | not shown
  POST /api/ai-advice | not shown | not shown
  POST /api/search | query | not shown
  GET /api/admin/auth | none | ${profile}`

const withoutToken = ['/api/auth/login', '/api/auth/signup', '/api/auth/check-user-by-phone']
const forStaff = ['/api/admin/auth']

const rows = specified
  .trim()
  .split('\n')
  .map((line) => {
    const [address = '', payload = '', answer = ''] = line.trim().split(' | ')
    return { address, payload, answer }
  })

const keysOf = (schema: z.ZodType | null | undefined): Record<string, boolean> => {
  const shape = (schema as z.ZodObject | null | undefined)?.shape ?? {}
  return Object.fromEntries(
    Object.entries(shape).map(([key, field]) => [key, !(field as z.ZodType).isOptional()]),
  )
}
const required = (schema: z.ZodType | null | undefined) =>
  Object.entries(keysOf(schema)).flatMap(([key, isRequired]) => (isRequired ? [key] : []))

const addressOf = (call: Call) => {
  const query = Object.keys(keysOf(call.query)).map((key) => `${key}={id}`)
  return `${call.method} ${call.path}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
const all: readonly Call[] = Object.values(calls)
const find = (address: string) => all.find((call) => addressOf(call) === address)

describe('section 7, calls', () => {
  it('has the 17 specified calls and no other', () => {
    expect(rows).toHaveLength(17)
    expect(all.map(addressOf).sort()).toEqual(rows.map((row) => row.address).sort())
  })

  it.each(rows.filter((row) => row.payload === 'none'))('$address sends no body', (row) => {
    expect(find(row.address)?.body).toBeNull()
  })

  it.each(rows.filter((row) => !/none|not shown/.test(row.payload)))(
    '$address needs exactly $payload',
    (row) => {
      expect(required(find(row.address)?.body).sort()).toEqual(row.payload.split(', ').sort())
    },
  )

  it.each(rows.filter((row) => row.answer !== 'not shown'))('$address answers $answer', (row) => {
    const answered = Object.keys(keysOf(find(row.address)?.answer))
    expect(answered.sort()).toEqual(row.answer.split(', ').sort())
  })

  it('asks for a token everywhere but at the doors', () => {
    const auth = (kind: Call['auth']) =>
      all.filter((call) => call.auth === kind).map((call) => call.path)
    expect(auth('none')).toEqual(withoutToken)
    expect(auth('admin')).toEqual(forStaff)
  })

  it('refuses a field it does not know', () => {
    const body = { email: 'anna@example.org', password: 'a long password here' }
    expect(calls['auth.login'].body.safeParse(body).success).toBe(true)
    expect(calls['auth.login'].body.safeParse({ ...body, role: 'admin' }).success).toBe(false)
  })

  it('adds calls of ours at addresses the specification does not use', () => {
    const taken = new Set(all.map((call) => `${call.method} ${call.path}`))
    const added = Object.values(ownCalls).map((call) => `${call.method} ${call.path}`)
    expect(added.filter((address) => taken.has(address))).toEqual([])
    expect(new Set(added).size).toBe(added.length)
  })
})
