import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { earmarksOf } from '#domain/goals/earmarks.ts'
import { AccountKeeper, anyWords } from '#test/support/accounts-fixture.ts'
import { TestCaller } from '#test/support/caller.ts'
import { newGoal, newMove } from '#test/support/goals-fixture.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { aSide } from '#test/support/standing.ts'

const { url } = sharedServer()
let anna: AccountKeeper
let giro: string
let savings: string
let goalId: string
beforeEach(async () => {
  anna = new AccountKeeper(await TestCaller.signUp(url))
  giro = await anna.account()
  savings = await anna.account({ kind: 'savings', name: 'Savings' })
  const doc = newGoal({ accountId: savings })
  await anna.must('goals.create', { doc })
  goalId = doc.id
})

const sides = async () =>
  (await anna.rows('transfers')).map(({ from, to }) => [from, to].map((side) => side))

describe('money for a goal that is kept in an account', () => {
  it('moves there with one command, and both are taken back with one', async () => {
    const transfer = { id: randomUUID(), otherId: giro }
    const put = newMove(goalId, 5000, { transfer })
    await anna.same('goals.contribute', put)
    expect(await sides()).toMatchObject([
      [
        { accountId: giro, amount: 5000, date: put.date },
        { accountId: savings, amount: 5000 },
      ],
    ])
    expect(await anna.rows('contributions')).toMatchObject([{ transferId: transfer.id }])
    const back = newMove(goalId, 2000, { transfer: { id: randomUUID(), otherId: giro } })
    await anna.same('goals.withdraw', back)
    expect(await sides()).toHaveLength(2)
    await anna.same('goals.removeContribution', { id: back.id, withTransfer: true })
    await anna.same('goals.removeContribution', { id: put.id, withTransfer: true })
    expect([await anna.rows('transfers'), await anna.rows('contributions')]).toEqual([[], []])
  })

  it('is spoken for there, and moves nothing by itself', async () => {
    await anna.same('goals.contribute', newMove(goalId, 3800))
    await anna.same('goals.contribute', newMove(goalId, 200, { accountId: giro }))
    expect(await anna.rows('transfers')).toEqual([])
    const [goals, money] = [await anna.rows('goals'), await anna.rows('contributions')]
    const found = earmarksOf(goals as never, money as never)
    expect([found.get(savings), found.get(giro)]).toMatchObject([
      [{ goalId, amount: 3800 }],
      [{ amount: 200 }],
    ])
  })

  it('stays when only the transfer is deleted, and the other way round', async () => {
    const id = randomUUID()
    const put = newMove(goalId, 5000, { transfer: { id, otherId: giro } })
    await anna.must('goals.contribute', put)
    await anna.must('transfers.delete', { id })
    expect(await anna.rows('contributions')).toMatchObject([{ amount: 5000, transferId: null }])
    const next = newMove(goalId, 100, { transfer: { id: randomUUID(), otherId: giro } })
    await anna.must('goals.contribute', next)
    await anna.same('goals.removeContribution', { id: next.id })
    expect(await anna.rows('transfers')).toHaveLength(1)
  })

  it('is refused where that cannot be', async () => {
    const dollars = await anna.account({ currency: 'USD' })
    const house = await anna.account({ kind: 'asset' })
    const loose = newGoal()
    await anna.must('goals.create', { doc: loose })
    const transfer = (otherId: string) => ({ transfer: { id: randomUUID(), otherId } })
    const other = anyWords('transfer.otherId')
    const put = (to: string, more: object) => newMove(to, 100, { ...more })
    await anna.refused('goals.contribute', put(loose.id, transfer(giro)), other)
    await anna.refused('goals.contribute', put(goalId, transfer(dollars)), other)
    await anna.refused('goals.contribute', put(goalId, transfer(savings)), other)
    const account = anyWords('accountId')
    await anna.refused('goals.contribute', put(goalId, { accountId: dollars }), account)
    for (const accountId of [dollars, house, randomUUID()]) {
      await anna.refused('goals.update', { id: goalId, patch: { accountId } }, account)
    }
    const ben = new AccountKeeper(await TestCaller.signUp(url))
    const [theirs, second] = [await ben.account(), await ben.account()]
    const sides = { from: aSide(theirs), to: aSide(second) }
    const moved = { id: randomUUID(), ...sides }
    await ben.must('transfers.create', { doc: moved })
    for (const more of [{ accountId: theirs }, { transferId: moved.id }]) {
      const [field = ''] = Object.keys(more)
      await anna.refused('goals.contribute', put(goalId, more), anyWords(field))
    }
    await anna.refused('goals.contribute', put(goalId, transfer(theirs)), {})
    expect([await anna.rows('contributions'), await anna.rows('transfers')]).toEqual([[], []])
    expect(await anna.push('accounts.delete', { id: savings })).toMatchObject({ code: 'in-use' })
  })
})
