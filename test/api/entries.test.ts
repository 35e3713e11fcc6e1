import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EntryLineAnswer } from '#contract/entries/calls.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { TokenBody } from '#contract/tokens/entities.ts'
import { TestCaller } from '#test/support/caller.ts'
import { madeToken, program } from '#test/support/token-fixture.ts'
import { type Fixture, openFixture } from '../attack/open-fixture.ts'
import { sendWell, TestGroup } from '../support/group-fixture.ts'

let one: Fixture
beforeAll(async () => {
  one = await openFixture({})
})
afterAll(() => one.close())

const rows = async (table: string, uid: string) =>
  (
    await one.engine.database.pool.query(
      `select description, amount::int, currency, date::text from ${table} where scope = $1
        order by created_at, id`,
      [`u:${uid}`],
    )
  ).rows

/** Somebody who writes from Britain in pounds, with a program that may add. */
async function sender(fields: Partial<TokenBody> = {}) {
  const anna = await TestCaller.signUp(one.url)
  await one.engine.database.pool.query(
    `update users set locale = 'en-GB', currency = 'GBP', timezone = 'Europe/London'
      where id = $1`,
    [anna.uid],
  )
  const { secret } = await madeToken(anna, { may: 'add', place: 'book', ...fields })
  const ask = program(one.url, secret)
  const add = <T = EntryLineAnswer>(body: object, headers: Readonly<Record<string, string>> = {}) =>
    ask<T>('POST', '/api/entries', { body, headers })
  return { anna, ask, add, secret }
}

const today = () => one.engine.clock.now().toISOString().slice(0, 10)

describe('a line', () => {
  it('becomes what the app would make of it, and says how it was read', async () => {
    const { anna, add } = await sender()
    const { status, body } = await add({ line: 'coffee 3.20 cash #trip' })
    expect(status).toBe(200)
    expect(body.entry).toMatchObject({
      ...{ kind: 'expense', amount: 320, currency: 'GBP', date: today(), description: 'coffee' },
      ...{ category: 'Coffee and snacks', tags: ['trip'], paymentMethod: 'cash', groupId: null },
    })
    expect(body.said).toBe('coffee, £3.20, Today, Coffee and snacks')
    expect(body.understood).toEqual(
      expect.arrayContaining([
        { part: 'amount', text: '3.20' },
        { part: 'payment', text: 'cash' },
        { part: 'tag', text: '#trip' },
      ]),
    )
    expect(body.repeated).toBe(false)
    const kept = { description: 'coffee', amount: 320, currency: 'GBP', date: today() }
    expect(await rows('expenses', anna.uid)).toEqual([kept])
    expect((await anna.data('GET', `expenses/${body.entry.id}`)).body).toMatchObject({
      categoryId: body.entry.categoryId,
      paymentMethod: 'cash',
    })
  })

  it('is an income where it says so, on the day it is told', async () => {
    const { anna, add } = await sender()
    const { body } = await add({ line: '+2500 salary', on: '2026-03-30' })
    expect(body.entry).toMatchObject({ kind: 'income', amount: 250_000, date: '2026-03-30' })
    expect(await rows('incomes', anna.uid)).toHaveLength(1)
  })

  it('is a bill of a group, shared equally and paid by its sender', async () => {
    const anna = await TestCaller.signUp(one.url)
    const group = await TestGroup.make(anna, ['Tom'])
    const { secret } = await madeToken(anna, { may: 'add', place: group.id })
    const sent = { body: { line: 'pizza 20.01' } }
    const { body } = await program(one.url, secret)<EntryLineAnswer>('POST', '/api/entries', sent)
    expect(body.entry).toMatchObject({ kind: 'group expense', groupId: group.id, amount: 2001 })
    const path = `/api/data/groups/${group.id}/expenses/${body.entry.id}`
    const bill = (await anna.call<{ shares: readonly { amount: number }[] }>('GET', path)).body
    expect(bill.shares.map(({ amount }) => amount).sort()).toEqual([1000, 1001])
    const sharesPath = `/api/data/users/${anna.uid}/group_shares`
    const mine = (await anna.call<{ documents: readonly { share: number }[] }>('GET', sharesPath))
      .body
    expect(body.bill).toEqual({
      ...{ paidBy: ['you'], sharedBy: 2, isEqual: true, iPaid: 2001 },
      myPart: mine.documents[0]?.share,
    })
    expect(body.said).toMatch(/, Lisbon, paid by you, shared equally by 2, your part .*owed/)
    expect(await rows('expenses', anna.uid)).toEqual([])
  })

  it.each([
    ['tea', 'no-amount', undefined],
    ['tea 3.20 31/11', 'invalid-input', 'Which day?'],
    ['tea 90 pesos', 'invalid-input', 'Which currency?'],
    ['3.20', 'invalid-input', 'Say what it was.'],
    ['iPhone 15', 'no-amount', undefined],
    ['500 from checking to savings', 'invalid-input', 'This moves money between accounts.'],
    ['withdrew 300 cash', 'invalid-input', 'This moves money between accounts.'],
    ['rent 950 every month', 'invalid-input', 'It comes again.'],
    ['sofa 900 in 6 instalments', 'invalid-input', 'It is paid in parts.'],
    ['refund amazon 30', 'invalid-input', 'Money that comes back'],
    ['tea 3.20\ncoffee 2', 'invalid-input', 'Write one line'],
    ['x'.repeat(501), 'invalid-input', 'Use at most 500'],
  ])('with something a form would ask about is refused: %s', async (line, code, words) => {
    const { anna, add } = await sender()
    const { status, body } = await add<ErrorBody>({ line })
    expect({ status, code: body.code }).toEqual({ status: 422, code })
    if (words) expect(body.fields?.line).toContain(words)
    expect(await rows('expenses', anna.uid)).toEqual([])
  })

  it('is not written by a token that only reads, or where it may not', async () => {
    const reading = await sender({ may: 'read' })
    expect((await reading.add({ line: 'tea 3' })).status).toBe(403)
    const { anna, add } = await sender()
    const group = await TestGroup.make(anna)
    expect((await add({ line: 'tea 3', groupId: group.id })).status).toBe(404)
    // It is not told whether there is such a group.
    for (const line of ['tea 3 in:lisbon', 'tea 3 in:nowhere']) {
      expect((await add({ line })).body).toMatchObject({
        fields: { line: 'This token is for one place, and the line names another.' },
      })
    }
    expect(await rows('expenses', anna.uid)).toEqual([])
  })
})

describe('a line that is sent again', () => {
  it.each([
    ['with a key', { key: 'shortcut-1' }],
    ['without one, within a minute', {}],
  ])('%s is one entry, also three at once', async (_, key) => {
    const { anna, add } = await sender()
    const sent = await Promise.all([1, 2, 3].map(() => add({ line: 'tea 3.20', ...key })))
    const later = await add({ line: 'tea 3.20', ...key })
    expect(later.body.repeated).toBe(true)
    const answers = [...sent, later]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.entry.id)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.undo)).size).toBe(1)
    expect(answers.filter(({ body }) => !body.repeated)).toHaveLength(1)
    expect(await rows('expenses', anna.uid)).toHaveLength(1)
  })

  it('is a second one where it is meant, or a minute later', async () => {
    const { anna, add } = await sender()
    await add({ line: 'tea 3.20' })
    await add({ line: 'tea 3.20', again: true })
    await one.engine.database.pool.query(
      `update entry_lines set at = at - interval '61 seconds' where user_id = $1`,
      [anna.uid],
    )
    expect((await add({ line: 'tea 3.20' })).body.repeated).toBe(false)
    expect(await rows('expenses', anna.uid)).toHaveLength(3)
  })

  it('is refused with the key of another line', async () => {
    const { add } = await sender()
    const header = { 'Idempotency-Key': 'shortcut-1' }
    expect((await add({ line: 'tea 3.20' }, header)).status).toBe(200)
    const other = await add<ErrorBody>({ line: 'tea 4.20' }, header)
    expect(other).toMatchObject({ status: 422, body: { code: 'key-reused' } })
  })
})

describe('what a line has written', () => {
  it('is read by the names of the place its token is for, and by no others', async () => {
    const anna = await TestCaller.signUp(one.url)
    const flat = await TestGroup.make(anna, ['Tom'], { name: 'Flat' })
    await TestGroup.make(anna, ['Eva'], { name: 'Secretclub' })
    const doc = { id: randomUUID(), name: 'Zurichgold', kind: 'savings', currency: 'EUR' }
    const account = { ...doc, openingBalance: 0, openingOn: '2026-03-01' }
    await anna.push({ name: 'accounts.create', args: { doc: account } })
    const said = async (place: string, line: string) => {
      const { secret } = await madeToken(anna, { may: 'add', place })
      const { body } = await program(one.url, secret)<EntryLineAnswer>('POST', '/api/entries', {
        body: { line },
      })
      return [body.entry.groupId, body.entry.description, body.entry.accountId]
    }
    expect(await said('all', 'tea 3 zurichgold')).toEqual([null, 'tea', doc.id])
    expect(await said(flat.id, 'tea 3 zurichgold')).toEqual([flat.id, 'tea zurichgold', null])
  })

  it('that names another group than the one it is sent to is refused', async () => {
    const anna = await TestCaller.signUp(one.url)
    const flat = await TestGroup.make(anna, ['Tom'], { name: 'Flat' })
    await TestGroup.make(anna, ['Eva'], { name: 'Trip' })
    const { secret } = await madeToken(anna, { may: 'add', place: 'all' })
    const send = (line: string) =>
      program(one.url, secret)('POST', '/api/entries', { body: { line, groupId: flat.id } })
    expect(await send('tea 3 in:trip')).toMatchObject({
      status: 422,
      body: { fields: { line: 'It names another group than the one it is sent to.' } },
    })
    expect(await send('tea 3 in:flat')).toMatchObject({ status: 200 })
    expect(await send('zoe paid 3 tea in:flat')).toMatchObject({
      status: 422,
      body: { fields: { line: 'Who paid? Zoe is no one member of the group.' } },
    })
    const paid = await send('tom paid 60 cleaning in:flat')
    expect(paid).toMatchObject({
      status: 200,
      body: {
        entry: { description: 'cleaning' },
        bill: { paidBy: ['Tom'], sharedBy: 2, myPart: 3000, iPaid: 0 },
        said: expect.stringMatching(/paid by Tom, .*your part €30\.00, so you owe €30\.00$/),
      },
    })
    const { rows } = await one.engine.database.pool.query(
      `select payers, members from group_expenses e join groups g on g.id = e.group_id
        where e.description = 'cleaning' and g.id = $1`,
      [flat.id],
    )
    const [{ payers, members }] = rows
    const tom = members.find((member: { name: string }) => member.name === 'Tom')
    expect(payers).toEqual([{ memberId: tom.memberId, amount: 6000 }])
  })

  it('is not taken back once somebody has changed what it became', async () => {
    const anna = await TestCaller.signUp(one.url)
    const group = await TestGroup.make(anna, ['Tom'])
    const { secret } = await madeToken(anna, { may: 'add', place: group.id })
    const ask = program(one.url, secret)
    const sent = { body: { line: 'pizza 20' } }
    const { entry, undo } = (await ask<EntryLineAnswer>('POST', '/api/entries', sent)).body
    await one.engine.database.pool.query(
      `update group_expenses set created_at = created_at - interval '1 minute' where id = $1`,
      [entry.id],
    )
    const change = { id: entry.id, version: 1, patch: { description: 'Pizza and rent' } }
    await sendWell(anna, 'group_expenses.update', { groupId: group.id, ...change })
    expect(await ask('POST', '/api/entries/undo', { body: { undo } })).toMatchObject({
      status: 409,
      body: { code: 'stale-edit' },
    })
  })

  it('is taken back by its sender for ten minutes, and by nobody else', async () => {
    const { anna, ask, add } = await sender()
    const other = await sender()
    const { undo } = (await add({ line: 'tea 3.20' })).body
    const take = (by: typeof ask) => by('POST', '/api/entries/undo', { body: { undo } })
    expect((await take(other.ask)).status).toBe(404)
    const second = program(one.url, (await madeToken(anna, { may: 'add' })).secret)
    expect((await take(second)).status).toBe(404)
    expect((await take(ask)).status).toBe(200)
    expect((await take(ask)).status).toBe(200)
    expect(await rows('expenses', anna.uid)).toEqual([])
    // What was taken back can be said again at once.
    const again = (await add({ line: 'tea 3.20' })).body
    expect(again.repeated).toBe(false)
    await one.engine.database.pool.query(
      `update entry_lines set at = at - interval '11 minutes' where user_id = $1`,
      [anna.uid],
    )
    const late = { body: { undo: again.undo } }
    expect((await ask('POST', '/api/entries/undo', late)).status).toBe(404)
    expect(await rows('expenses', anna.uid)).toHaveLength(1)
  })
})

describe('the recipes', () => {
  const text = readFileSync(new URL('../../docs/automation.md', import.meta.url), 'utf8')
  const recipes = [...text.matchAll(/^```sh\n(curl[^`]*)```$/gm)].map(([, recipe]) => recipe ?? '')

  it('for curl work as they stand', async () => {
    expect(recipes.length).toBeGreaterThan(1)
    const { anna, secret } = await sender({ may: 'full' })
    for (const recipe of recipes) {
      const line = recipe.replaceAll('https://money.example.org', one.url)
      const env = { ...process.env, TOKEN: secret, ME: anna.uid }
      const { stdout } = await promisify(execFile)('sh', ['-c', line], { env })
      expect(JSON.parse(stdout), recipe).not.toHaveProperty('code')
    }
    expect(await rows('expenses', anna.uid)).not.toEqual([])
  })
})
