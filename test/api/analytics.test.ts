import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { analyticsCalls } from '#contract/analytics/calls.ts'
import type { CalendarAnswer, FlowAnswer, MerchantsAnswer } from '#contract/analytics/entities.ts'
import type { RowsAnswer } from '#contract/analytics/rows.ts'
import { call, TestCaller } from '../support/caller.ts'
import { TestGroup } from '../support/group-fixture.ts'
import { sharedServer } from '../support/shared-server.ts'

const march = { from: '2026-03-01', to: '2026-03-31' }
const bodies = {
  'analytics.flow': march,
  'analytics.merchants': march,
  'analytics.calendar': march,
  'analytics.change': { ...march, beforeFrom: '2026-02-01', beforeTo: '2026-02-28' },
  'analytics.position': march,
  'analytics.owed': march,
  'analytics.forecast': {},
  'analytics.foreseen': { kind: 'expense', day: '2026-03-31' },
  'analytics.rows': { ...march, kind: 'expense' },
} as const satisfies Record<keyof typeof analyticsCalls, object>
const names = Object.keys(bodies) as (keyof typeof bodies)[]

const { url } = sharedServer()
let anna: TestCaller
let ben: TestCaller
let group: TestGroup
beforeAll(async () => {
  anna = await TestCaller.signUp(url)
  ben = await TestCaller.signUp(url, 'Ben')
  await anna.create({ amount: 1000, merchant: 'Linden Market', date: '2026-03-02' })
  await anna.create({ amount: 3000, description: 'Lamp', date: '2026-03-05' })
  group = await TestGroup.make(anna, ['Cleo'])
  await group.spend(anna, 6000, 'Anna Berg', ['Anna Berg', 'Cleo'], { date: '2026-03-07' })
})

const ask = <T = Readonly<Record<string, unknown>>>(
  person: TestCaller,
  name: keyof typeof bodies,
  more: object = {},
) => person.call<T>('POST', analyticsCalls[name].path, { body: { ...bodies[name], ...more } })

const spending = async (more: object = {}) =>
  (await ask<FlowAnswer>(anna, 'analytics.flow', more)).body.totals.spending

describe.each(names)('%s', (name) => {
  it.each(['share', 'paid', 'group'])('answers as it says it does, by %s', async (lens) => {
    const { status, body } = await ask(anna, name, { lens })
    expect(status).toBe(200)
    const answer: z.ZodType = analyticsCalls[name].answer
    expect(answer.safeParse(body).error).toBeUndefined()
  })

  it('answers somebody who has nothing yet', async () => {
    const { status, body } = await ask(ben, name)
    expect(status).toBe(200)
    const answer: z.ZodType = analyticsCalls[name].answer
    expect(answer.safeParse(body).error).toBeUndefined()
  })

  it('asks who is calling, and refuses what it does not understand', async () => {
    const { path } = analyticsCalls[name]
    const nobody = await call(`${url}${path}`, 'POST', { body: bodies[name] })
    expect(nobody).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
    for (const more of [{ uid: ben.uid }, { lens: 'everyone' }, { groupId: 7 }, { to: 'soon' }]) {
      const { status, body } = await ask(anna, name, more)
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'invalid-input' })
    }
  })

  it('lets nobody look into a group they are not in', async () => {
    const { status, body } = await ask(ben, name, { lens: 'group', groupId: group.id })
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'not-allowed' })
  })
})

describe('a look at a book', () => {
  it('is by my share unless it is asked for otherwise', async () => {
    expect(await spending()).toBe(7000)
    expect(await spending({ lens: 'share' })).toBe(7000)
    expect(await spending({ lens: 'paid' })).toBe(10_000)
    expect(await spending({ lens: 'group' })).toBe(6000)
    expect(await spending({ lens: 'group', groupId: group.id })).toBe(6000)
  })

  it('knows at once of what was just written, changed and deleted', async () => {
    const cleo = await TestCaller.signUp(url, 'Cleo')
    const today = async () =>
      (await ask<CalendarAnswer>(cleo, 'analytics.calendar')).body.days.map((one) => [
        one.day,
        one.spending,
        one.count,
      ])
    expect(await today()).toEqual([])
    const id = await cleo.create({ amount: 500, date: '2026-03-09' })
    expect(await today()).toEqual([['2026-03-09', 500, 1]])
    const change = { id, patch: { date: '2026-03-10', amount: 700 } }
    await cleo.push({ name: 'expenses.update', args: change })
    expect(await today()).toEqual([['2026-03-10', 700, 1]])
    await cleo.push({ name: 'expenses.delete', args: { id } })
    expect(await today()).toEqual([])
  })

  it('calls an income behind a figure what it is called, beside where it came from', async () => {
    const dora = await TestCaller.signUp(url)
    const income = { id: crypto.randomUUID(), amount: 900, currency: 'EUR', date: '2026-03-09' }
    const doc = { ...income, description: 'Bonus', source: 'Lakeside School' }
    await dora.push({ name: 'incomes.create', args: { doc } })
    const { body } = await ask<RowsAnswer>(dora, 'analytics.rows', { kind: 'income' })
    expect(body.rows).toMatchObject([{ description: 'Bonus', payee: 'Lakeside School' }])
  })

  it('finds the rows of a payee in whatever case, and goes on where a page ended', async () => {
    const payee = { payee: 'linden market' }
    const { body } = await ask<RowsAnswer>(anna, 'analytics.rows', payee)
    expect(body).toMatchObject({ total: 1000, count: 1, next: null })
    expect(body.rows[0]).toMatchObject({ payee: 'Linden Market', description: 'Bread' })
    const wrong = await ask(anna, 'analytics.rows', { after: 'the beginning' })
    expect(wrong).toMatchObject({ status: 422, body: { fields: { after: expect.any(String) } } })
  })

  it('refuses a time that ends before it begins, or is endless', async () => {
    for (const span of [
      { from: '2026-03-31', to: '2026-03-01' },
      { from: '1990-01-01', to: '2026-03-01' },
      { from: '9999-12-01', to: '9999-12-31' },
    ]) {
      const { status } = await ask(anna, 'analytics.flow', span)
      expect(status).toBe(422)
    }
    const long = { from: '2020-01-01', to: '2026-03-31', by: 'day' }
    const { body } = await ask(anna, 'analytics.flow', long)
    expect(body).toMatchObject({ fields: { by: expect.any(String) } })
  })

  it('is what is known, and says what has no rate', async () => {
    const dora = await TestCaller.signUp(url, 'Dora')
    await dora.create({ currency: 'SYP', date: '1999-03-01', amount: 100 })
    await dora.create({ currency: 'EUR', date: '1999-03-02', amount: 250 })
    const span = { from: '1999-02-01', to: '1999-03-31' }
    const { body } = await ask<FlowAnswer>(dora, 'analytics.flow', span)
    const days = { from: '1999-03-01', to: '1999-03-01' }
    const lacking = { currency: 'SYP', ...days, amount: 100 }
    expect(body.totals.spending).toBe(250)
    expect(body.missing).toEqual([lacking])
    expect(body.totals.missing).toEqual({ income: [], spending: [lacking] })
    expect(body.buckets.flatMap(({ missing }) => missing ?? [])).toHaveLength(1)
    expect(body.categories.map(({ missing }) => missing)).toEqual([[{ ...lacking, bucket: 4 }]])
    const { body: shops } = await ask<MerchantsAnswer>(dora, 'analytics.merchants', span)
    expect(shops).toMatchObject({ total: 250, missing: [lacking] })
    const { body: days31 } = await ask<CalendarAnswer>(dora, 'analytics.calendar', span)
    expect(days31.days[0]).toMatchObject({ spending: 0, missing: { spending: [lacking] } })
  })
})
