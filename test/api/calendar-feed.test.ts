import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CalendarMade } from '#contract/calendar/entities.ts'
import { ownCalls } from '#contract/calls/own-calls.ts'
import { TestCaller } from '../support/caller.ts'
import { newTemplate } from '../support/recurring-fixture.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const address = '/api/user/calendar'
const today = () => new Date().toISOString().slice(0, 10)

async function make(person: TestCaller, withAmounts: boolean): Promise<string> {
  const { status, body } = await person.call<CalendarMade>('POST', address, {
    body: { withAmounts },
  })
  expect(status).toBe(200)
  return body.path
}

it('shows a year ahead to whoever has its address, until it is taken back', async () => {
  const anna = await TestCaller.signUp(server.url)
  const startOn = today()
  const rent = newTemplate({ startOn, autoPost: false, amount: 123_456 })
  const pay = newTemplate({ description: 'Pay; net, mostly', startOn, frequency: 'yearly' })
  const paused = newTemplate({ description: 'Old paper', startOn, active: false })
  const results = await anna.push(
    { name: 'expense_templates.createMany', args: { docs: [rent, paused] } },
    { name: 'income_templates.create', args: { doc: pay } },
  )
  expect(results.map(({ ok }) => ok)).toEqual([true, true])
  expect((await anna.call('GET', address)).body).toEqual({ feed: null })

  const path = await make(anna, false)
  const answer = await fetch(`${server.url}${path}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await answer.text()
  expect(text.match(/SUMMARY:Rent\r\n/g)?.length).toBeGreaterThanOrEqual(12)
  expect(text).toContain('SUMMARY:Pay\\; net\\, mostly\r\n')
  expect(text).not.toContain('Old paper')
  expect(text).not.toContain('1,234')

  const other = await make(anna, true)
  expect((await fetch(`${server.url}${path}`)).status).toBe(404)
  expect(await (await fetch(`${server.url}${other}`)).text()).toContain('1\\,234.56')
  expect((await anna.call('GET', address)).body).toMatchObject({ feed: { withAmounts: true } })
  expect((await anna.call('DELETE', address)).status).toBe(200)
  expect((await fetch(`${server.url}${other}`)).status).toBe(404)

  const tokens = [path, other].map((made) => made.slice('/calendar/'.length, -'.ics'.length))
  for (const token of tokens) {
    expect(token).toHaveLength(43)
    expect(server.logs.join('')).not.toContain(token)
  }
})

it('is nothing without a right address, and only its owner makes one', async () => {
  for (const file of ['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), '%00.ics']) {
    const path = ownCalls['calendar.read'].path.replace(':file', file)
    expect((await fetch(`${server.url}${path}`)).status, file).toBe(404)
  }
  for (const method of ['GET', 'DELETE']) {
    expect((await fetch(`${server.url}${address}`, { method })).status).toBe(401)
  }
  const anna = await TestCaller.signUp(server.url)
  expect((await anna.call('POST', address, { body: {} })).status).toBe(422)
})
