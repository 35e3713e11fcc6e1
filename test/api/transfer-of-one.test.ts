import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { AccountKeeper, anyWords } from '#test/support/accounts-fixture.ts'
import { TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { aSide } from '#test/support/standing.ts'

const server = sharedServer()

it('makes a transfer of one entry, with what is said of the other side or outside', async () => {
  const anna = new AccountKeeper(await TestCaller.signUp(server.url))
  const giro = await anna.account()
  const cash = await anna.account({ kind: 'cash' })
  const importId = await anna.imported()
  const drawn = { accountId: giro, amount: 10_000, importId, bankId: 'g9', notes: 'Trip' }
  const outId = await anna.entry('expenses', { ...drawn, description: 'Geldautomat' })
  const before = await anna.book()
  const { kept: _, ...side } = aSide(cash, { amount: 10_000 })
  const id = randomUUID()
  const little = { ...side, amount: 10_001 }
  await anna.refused('transfers.pair', { id }, anyWords('outId'))
  await anna.refused('transfers.pair', { id, outId, side: little }, anyWords('side'))
  await anna.same('transfers.pair', { id, outId, side })
  expect([await anna.rows('expenses'), await anna.rows('incomes')]).toEqual([[], []])
  expect(await anna.rows('transfers')).toMatchObject([
    { reason: 'own', from: { kept: { id: outId } }, to: { accountId: cash, kept: null } },
  ])
  await anna.same('transfers.unpair', { id, side: 'from' })
  await anna.must('transfers.delete', { id })
  expect(await anna.book()).toEqual(before)
  await anna.same('transfers.pair', { id, outId })
  expect(await anna.rows('transfers')).toMatchObject([{ reason: 'outside', to: null }])
  expect(await anna.rows('left_out_lines')).toEqual([])
  await anna.same('transfers.unpair', { id })
  expect(await anna.book()).toEqual(before)
})
