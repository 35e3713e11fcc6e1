import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
