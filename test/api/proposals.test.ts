import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { NotificationRow } from '#contract/notifications/entities.ts'
import type { ProposalRow } from '#contract/proposals/entities.ts'
import type { CommandResult } from '#contract/sync.ts'
import type { tokensAnswer } from '#contract/tokens/entities.ts'
import { expireProposals } from '#server/proposals/commands.ts'
import { TestAssistant } from '#test/support/assistant-fixture.ts'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { madeToken, program } from '#test/support/token-fixture.ts'
import { type Fixture, openFixture } from '../attack/open-fixture.ts'
import { sendWell, TestGroup } from '../support/group-fixture.ts'

let one: Fixture
beforeAll(async () => {
  one = await openFixture({})
})
afterAll(() => one.close())

interface Listed<Row> {
  readonly documents: readonly Row[]
}
const listed = async <Row>(person: TestCaller, name: string) =>
  (await person.data<Listed<Row>>('GET', name)).body.documents
const proposalsOf = (person: TestCaller) => listed<ProposalRow>(person, 'proposals')
const expensesOf = (person: TestCaller) => listed<{ id: string }>(person, 'expenses')

const signUp = (name?: string) => TestCaller.signUp(one.url, name)
const adding = (person: TestCaller, place = 'all') =>
  TestAssistant.of(person, { may: 'add', place })
const newKey = () => `key-${randomUUID()}`

type Answer = 'accept' | 'decline' | 'reopen'
async function answer(person: TestCaller, how: Answer, id: string): Promise<CommandResult> {
  const [result] = await person.push({ name: `proposals.${how}`, args: { id } })
  return result as CommandResult
}

async function proposed(person: TestCaller, line = 'tea 3.20', place = 'all') {
  const assistant = await adding(person, place)
  const { answer: said, refused } = await assistant.ask('propose_entry', { key: newKey(), line })
  expect(refused).toBeNull()
  return { assistant, proposal: said.proposal }
}

describe('a proposal', () => {
  it('writes nothing, and is told to its owner', async () => {
    const anna = await signUp()
    const { assistant, proposal } = await proposed(anna, 'tea 3.20 #trip')
    expect(proposal).toMatchObject({ description: 'tea', amount: 320, state: 'waiting' })
    expect(await expensesOf(anna)).toEqual([])
    expect(await proposalsOf(anna)).toMatchObject([
      { id: proposal.id, madeBy: 'Script', tokenId: assistant.tokenId, state: 'waiting' },
    ])
    const notices = await listed<NotificationRow>(anna, 'notifications')
    expect(notices).toContainEqual(
      expect.objectContaining({
        kind: 'proposal',
        title: 'Script proposes an entry',
        body: expect.stringMatching(
          /^tea, €3\.20, .*\. Nothing is written before you accept it\.$/,
        ),
      }),
    )
  })

  it('says who paid, who shares it and what its owner would owe', async () => {
    const anna = await signUp()
    const group = await TestGroup.make(anna, ['Tom'], { name: 'Flat' })
    const { assistant, proposal } = await proposed(anna, 'tom paid 60 cleaning in:flat')
    const words = 'Flat, paid by Tom, shared equally by 2, your part €30.00, so you owe €30.00'
    expect(proposal).toMatchObject({
      groupId: group.id,
      bill: { paidBy: ['Tom'], sharedBy: 2, isEqual: true, myPart: 3000, iPaid: 0 },
      said: expect.stringContaining(words),
    })
    const [listedOne] = (await assistant.ask('my_proposals', {})).answer.proposals
    expect(listedOne?.said).toBe(proposal.said)
    const notices = await listed<NotificationRow>(anna, 'notifications')
    expect(notices.find(({ kind }) => kind === 'proposal')?.body).toContain(words)
  })

  it('goes through the account that the app would propose', async () => {
    const anna = await signUp()
    const doc = { id: randomUUID(), name: 'Giro', kind: 'current', currency: 'EUR' }
    const account = { ...doc, openingBalance: 0, openingOn: '2026-03-01' }
    await anna.push({ name: 'accounts.create', args: { doc: account } })
    const { assistant, proposal } = await proposed(anna)
    expect(proposal).toMatchObject({ accountId: doc.id, said: expect.stringMatching(/Giro$/) })
    const entry = { kind: 'income', amount: 500, description: 'Sold a bike' }
    const fields = await assistant.ask('propose_entry', { key: newKey(), entry })
    expect(fields.answer.proposal.accountId).toBe(doc.id)
  })

  it('becomes the entry when its owner accepts it, once however often', async () => {
    const anna = await signUp()
    const { assistant, proposal } = await proposed(anna)
    const results = await Promise.all(
      Array.from({ length: 3 }, () => answer(anna, 'accept', proposal.id)),
    )
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(await expensesOf(anna)).toMatchObject([
      { description: 'tea', amount: 320, createdBy: anna.uid },
    ])
    expect((await assistant.ask('my_proposals', {})).answer.proposals).toMatchObject([
      { id: proposal.id, state: 'accepted' },
    ])
    const notices = await listed<NotificationRow>(anna, 'notifications')
    expect(notices.find(({ kind }) => kind === 'proposal')?.read).toBe(true)
  })

  it('is taken back as it was accepted, and accepted again', async () => {
    const anna = await signUp()
    const { proposal } = await proposed(anna, '+2500 salary')
    expect(await answer(anna, 'accept', proposal.id)).toMatchObject({ ok: true })
    expect(await listed(anna, 'incomes')).toHaveLength(1)
    expect(await answer(anna, 'reopen', proposal.id)).toMatchObject({ ok: true })
    expect(await listed(anna, 'incomes')).toEqual([])
    expect(await answer(anna, 'accept', proposal.id)).toMatchObject({ ok: true })
    expect(await listed(anna, 'incomes')).toHaveLength(1)
  })

  it('is declined, and then over until that is taken back', async () => {
    const anna = await signUp()
    const { proposal } = await proposed(anna)
    expect(await answer(anna, 'decline', proposal.id)).toMatchObject({ ok: true })
    expect(await answer(anna, 'accept', proposal.id)).toMatchObject({ code: 'proposal-over' })
    expect(await answer(anna, 'reopen', proposal.id)).toMatchObject({ ok: true })
    expect(await answer(anna, 'accept', proposal.id)).toMatchObject({ ok: true })
  })

  it('is over after a week, and gone a month later', async () => {
    const anna = await signUp()
    const { proposal } = await proposed(anna)
    const days = (count: number) => new Date(one.engine.clock.now().getTime() + count * 86_400_000)
    await expireProposals(one.engine, days(6))
    expect(await proposalsOf(anna)).toMatchObject([{ state: 'waiting' }])
    await expireProposals(one.engine, days(8))
    expect(await proposalsOf(anna)).toMatchObject([{ state: 'expired' }])
    for (const how of ['accept', 'decline', 'reopen'] as const) {
      expect(await answer(anna, how, proposal.id)).toMatchObject({ code: 'proposal-over' })
    }
    await expireProposals(one.engine, days(38))
    expect(await proposalsOf(anna)).toEqual([])
  })

  it('is checked again when it is accepted', async () => {
    const anna = await signUp()
    const doc = { id: randomUUID(), name: 'Bees', type: 'expense' }
    await anna.push({ name: 'categories.create', args: { doc } })
    const entry = { kind: 'expense', amount: 500, description: 'Hive', categoryId: doc.id }
    const assistant = await adding(anna)
    const { answer: said } = await assistant.ask('propose_entry', { key: newKey(), entry })
    await anna.push({ name: 'categories.delete', args: { id: doc.id } })
    const refused = await answer(anna, 'accept', said.proposal.id)
    expect(refused).toMatchObject({ ok: false, code: 'invalid-input' })
    expect(await proposalsOf(anna)).toMatchObject([{ state: 'waiting' }])
    expect(await expensesOf(anna)).toEqual([])
  })

  it('of a group becomes a bill, shared equally and paid by its owner', async () => {
    const anna = await signUp()
    const group = await TestGroup.make(anna, ['Tom'])
    const { proposal } = await proposed(anna, 'pizza 24', group.id)
    expect(proposal).toMatchObject({ groupId: group.id, amount: 2400 })
    expect(await answer(anna, 'accept', proposal.id)).toMatchObject({ ok: true })
    const path = `/api/groups/get?groupId=${group.id}`
    const balances = async () =>
      (await anna.call<{ balances: readonly { amount: number }[] }>('GET', path)).body.balances
    expect((await balances()).map(({ amount }) => amount).sort()).toEqual([-1200, 1200])
    expect(await answer(anna, 'reopen', proposal.id)).toMatchObject({ ok: true })
    expect(await balances()).toEqual([])
  })

  it('is refused with the key of another', async () => {
    const assistant = await adding(await signUp())
    const asked = { key: newKey(), line: 'tea 3.20' }
    const { answer: first } = await assistant.ask('propose_entry', asked)
    const other = await assistant.ask('propose_entry', { ...asked, line: 'cake 4' })
    expect(other.refused).toContain('key')
    const again = await assistant.ask('propose_entry', asked)
    expect(again.answer).toMatchObject({ repeated: true, proposal: { id: first.proposal.id } })
  })

  it('is one for each key', async () => {
    const anna = await signUp()
    const assistant = await adding(anna)
    const asked = { key: newKey(), line: 'tea 3.20' }
    const all = await Promise.all(
      Array.from({ length: 3 }, () => assistant.ask('propose_entry', asked)),
    )
    expect(new Set(all.map((each) => each.answer.proposal.id)).size).toBe(1)
    expect(all.filter((each) => each.answer.repeated)).toHaveLength(2)
    expect(await proposalsOf(anna)).toHaveLength(1)
  })

  it('is one of fifty that wait', async () => {
    const anna = await signUp()
    const { assistant } = await proposed(anna)
    await one.engine.database.pool.query(
      `insert into proposals (id, scope, command, made_by, token_id, state, expires_at, created_at,
          updated_at)
        select gen_random_uuid(), scope, command, made_by, token_id, state, expires_at, created_at,
          updated_at from proposals, generate_series(1, 49) where scope = $1`,
      [anna.scope],
    )
    const { refused } = await assistant.ask('propose_entry', { key: newKey(), line: 'cake 4' })
    expect(refused).toContain('50 proposals')
  })

  it.each([
    ['no amount', { line: 'tea' }, 'amount'],
    ['neither of both', {}, 'either a line or an entry'],
    ['both', { line: 'tea 3', entry: newExpense() }, 'entry'],
    ['what is no day', { line: 'tea 3.20 31/11' }, 'day'],
    [
      'a category that is not there',
      { entry: { kind: 'expense', amount: 1, description: 'x', categoryId: randomUUID() } },
      'no such category',
    ],
    ['a group of others', { line: 'tea 3', groupId: randomUUID() }, 'not here'],
  ])('with %s is refused', async (_, asked, words) => {
    const anna = await signUp()
    const { refused } = await (await adding(anna)).ask('propose_entry', { key: newKey(), ...asked })
    expect(refused?.toLowerCase()).toContain(words.toLowerCase())
    expect(await proposalsOf(anna)).toEqual([])
  })
})

describe('a token', () => {
  it('proposes only where it may add', async () => {
    const anna = await signUp()
    const group = await TestGroup.make(anna, ['Tom'])
    for (const place of ['all', 'book', group.id]) {
      const reading = await TestAssistant.of(anna, { may: 'read', place })
      expect(await reading.tools()).not.toContain('propose_entry')
      const asked = reading.ask('propose_entry', { key: newKey(), line: 'tea 3' })
      await expect(asked).rejects.toThrow('not found')
    }
    const book = await adding(anna, 'book')
    const asked = { key: newKey(), line: 'tea 3', groupId: group.id }
    expect((await book.ask('propose_entry', asked)).refused).not.toBeNull()
    expect(await proposalsOf(anna)).toEqual([])
  })

  it('answers no proposal, whatever else it may', async () => {
    const anna = await signUp()
    const { proposal } = await proposed(anna)
    for (const may of ['read', 'add', 'full'] as const) {
      const ask = program(one.url, (await madeToken(anna, { may })).secret)
      for (const how of ['accept', 'decline', 'reopen'] as const) {
        const command = { key: newKey(), name: `proposals.${how}`, args: { id: proposal.id } }
        const said = await ask('POST', '/api/sync/push', { body: { commands: [command] } })
        expect(JSON.stringify(said.body)).toContain('token-may-not')
      }
    }
    expect(await proposalsOf(anna)).toMatchObject([{ state: 'waiting' }])
    const ben = await signUp('Ben')
    expect(await answer(ben, 'accept', proposal.id)).toMatchObject({ code: 'not-found' })
  })

  it('is told of its own proposals alone', async () => {
    const anna = await signUp()
    await proposed(anna)
    const other = await adding(anna)
    expect((await other.ask('my_proposals', {})).answer.proposals).toEqual([])
  })

  it('takes along what it proposed when it ends, and what it asked stays to be read', async () => {
    const anna = await signUp()
    const { assistant, proposal } = await proposed(anna)
    const { proposal: other } = await proposed(anna, 'cake 4')
    const tokens = () => anna.call<z.infer<typeof tokensAnswer>>('GET', '/api/user/tokens')
    expect((await tokens()).body.ended).toEqual([])
    await anna.call('DELETE', `/api/user/tokens/${assistant.tokenId}`)
    expect(await answer(anna, 'accept', proposal.id)).toMatchObject({ ok: false })
    expect(await answer(anna, 'accept', other.id)).toMatchObject({ ok: true })
    const { ended } = (await tokens()).body
    expect(ended).toMatchObject([{ id: assistant.tokenId, name: 'Script' }])
    const path = `/api/user/tokens/${assistant.tokenId}/asked`
    expect(await anna.call('GET', path)).toMatchObject({
      body: { asked: [{ tool: 'propose_entry' }] },
    })
  })

  it('of a group its owner has left proposes what nobody can accept', async () => {
    const [anna, ben] = [await signUp(), await signUp('Ben')]
    const group = await TestGroup.make(anna)
    await group.join(ben)
    const { proposal } = await proposed(ben, 'pizza 24', group.id)
    const member = { groupId: group.id, memberId: group.of('Ben') }
    await sendWell(anna, 'groups.removeMember', member)
    expect(await answer(ben, 'accept', proposal.id)).toMatchObject({ ok: false })
  })
})
