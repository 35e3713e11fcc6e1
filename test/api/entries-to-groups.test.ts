import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import { TestCaller } from '#test/support/caller.ts'
import { madeToken, program } from '#test/support/token-fixture.ts'
import { type Fixture, openFixture } from '../attack/open-fixture.ts'
import { TestGroup } from '../support/group-fixture.ts'

let one: Fixture
beforeAll(async () => {
  one = await openFixture({})
})
afterAll(() => one.close())

const countIn = async (table: string, scope: string) =>
  (await one.engine.database.pool.query(`select from ${table} where scope = $1`, [scope])).rowCount

describe('a line that is sent to a group', () => {
  it.each([
    ['wine 30 paid by petra', 'Who paid? Petra is no one member of the group.'],
    ['petra paid 30 wine', 'Who paid? Petra is no one member of the group.'],
    ['tea 3 in:nowhere', 'No open group of yours is called so, or several are.'],
  ])('and names nobody or nothing there is refused: %s', async (line, words) => {
    const anna = await TestCaller.signUp(one.url)
    const flat = await TestGroup.make(anna, ['Tom'], { name: 'Flat' })
    const { secret } = await madeToken(anna, { may: 'add', place: 'all' })
    const send = (body: object) => program(one.url, secret)('POST', '/api/entries', { body })
    expect(await send({ line, groupId: flat.id })).toMatchObject({
      status: 422,
      body: { fields: { line: words } },
    })
    expect(await countIn('group_expenses', flat.scope)).toBe(0)
  })

  it('is no expense of the own book where there is no such group', async () => {
    const anna = await TestCaller.signUp(one.url)
    const { secret } = await madeToken(anna, { may: 'add', place: 'all' })
    const body = { line: 'tea 3 in:nowhere' }
    expect((await program(one.url, secret)('POST', '/api/entries', { body })).status).toBe(422)
    expect(await countIn('expenses', `u:${anna.uid}`)).toBe(0)
  })
})

/** Nobody sees what a program's line was taken for before it is written. */
describe('a line that says two things', () => {
  it.each([
    ['transfer 100 from bank to savings', 'This moves money between accounts.'],
    ['transfer from bank to savings 100', 'This moves money between accounts.'],
    ['pizza 47 split with Nobody Club', 'No open group of yours is called so'],
    ['dinner 91 in group Nobody', 'No open group of yours is called so'],
    ['tea 3.20 4.10', '“3.20” and “4.10”'],
    ['coffee 3.20 cake 4.10', '“3.20” and “4.10”'],
    ['10.50 12.50 lunch', '“12.50” and “10.50”'],
    ['tea 3,20€ 5$', '“5$” and “3,20€”'],
    ['flight 212 345,67', '“345,67”, or “212 345,67”'],
    ['tea 3.20 yesterday monday', '“yesterday” and “monday”'],
  ])('is refused, and both are named: %s', async (line, words) => {
    const anna = await TestCaller.signUp(one.url)
    const { secret } = await madeToken(anna, { may: 'add', place: 'all' })
    const sent = { body: { line } }
    const { status, body } = await program(one.url, secret)<ErrorBody>('POST', '/api/entries', sent)
    expect({ status, said: body.fields?.line }).toEqual({
      status: 422,
      said: expect.stringContaining(words),
    })
    expect(await countIn('expenses', `u:${anna.uid}`)).toBe(0)
  })

  it.each([
    ['airport transfer from Prague to the hotel 40', 4000],
    ['iPhone 15 899.00', 89_900],
    ['beer 0.33l 2.50', 250],
    ['salt 1.20 12.11.', 120],
    ['shared taxi 12', 1200],
    ['flight 1 200,50 €', 120_050],
    ['flight 12 345,67', 1_234_567],
  ])('is written where it says one: %s', async (line, amount) => {
    const anna = await TestCaller.signUp(one.url)
    const { secret } = await madeToken(anna, { may: 'add', place: 'all' })
    const sent = { body: { line } }
    const added = await program(one.url, secret)('POST', '/api/entries', sent)
    expect(added).toMatchObject({ status: 200, body: { entry: { amount } } })
  })

  it('is refused with a group of its sender’s that its token is not for', async () => {
    const anna = await TestCaller.signUp(one.url)
    const flat = await TestGroup.make(anna, ['Tom'], { name: 'Flat' })
    const send = async (place: string) => {
      const { secret } = await madeToken(anna, { may: 'add', place })
      const body = { line: 'dinner 90 split with Flat' }
      return program(one.url, secret)('POST', '/api/entries', { body })
    }
    expect(await send('book')).toMatchObject({
      status: 422,
      body: { fields: { line: 'This token is for one place, and the line names another.' } },
    })
    expect(await send('all')).toMatchObject({ status: 200, body: { entry: { groupId: flat.id } } })
  })
})
