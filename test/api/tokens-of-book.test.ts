import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TokenMade } from '#contract/tokens/entities.ts'
import { TestCaller } from '#test/support/caller.ts'
import { madeToken, program } from '#test/support/token-fixture.ts'
import { type Fixture, openFixture } from '../attack/open-fixture.ts'
import { TestGroup } from '../support/group-fixture.ts'

let one: Fixture
beforeAll(async () => {
  one = await openFixture({})
})
afterAll(() => one.close())

it('a token for the own book is told nothing of groups', async () => {
  const [anna, ben] = [await TestCaller.signUp(one.url), await TestCaller.signUp(one.url, 'Ben')]
  const group = await TestGroup.make(anna, [], { name: 'Quiet Lisbon' })
  await group.join(ben)
  await group.spend(ben, 4000, 'Ben', ['Ben', String(anna.session.user.name)])
  const { scope } = anna
  const ask = async (made: TokenMade, path: string) => {
    const answer = await program(one.url, made.secret)('GET', path)
    return { status: answer.status, text: JSON.stringify(answer.body) }
  }
  const own = await madeToken(anna, { may: 'read', place: 'book' })
  const all = await madeToken(anna, { may: 'read' })
  for (const name of ['notifications', 'received_invitations', 'proposals', 'advice_answers']) {
    const path = `/api/data/users/${anna.uid}/${name}`
    expect((await ask(own, path)).status, name).toBe(404)
    expect((await ask(all, path)).status, name).toBe(200)
  }
  for (const path of [`snapshot?scope=${scope}`, `pull?scope=${scope}&since=0`]) {
    const mine = await ask(own, `/api/sync/${path}`)
    expect(mine.status).toBe(200)
    expect(mine.text).not.toMatch(/Quiet Lisbon|"notifications"/)
    expect((await ask(all, `/api/sync/${path}`)).text).toContain('Quiet Lisbon')
  }
})
