import { randomUUIDv7 } from 'node:crypto'
import { expect, it } from 'vitest'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'

type Fields = Readonly<Record<string, unknown>>

const server = sharedServer()
const back = (amount: number, settledBy: string | null = null) => ({
  ...{ amount, from: 'Clara', dueOn: null, settledBy },
})

it('what is expected follows the incomes that pay it back, whoever writes them', async () => {
  const anna = await TestCaller.signUp(server.url)
  const push = async (name: string, args: Fields) => (await anna.push({ name, args }))[0]
  const earn = async (fields: Fields) => {
    const doc = newExpense({ id: randomUUIDv7(), description: 'From Clara', ...fields })
    expect(await push('incomes.create', { doc })).toMatchObject({ ok: true })
    return doc.id
  }
  const id = await anna.create({ amount: 1250, expectedBack: back(800) })
  const state = async () => (await anna.data('GET', `expenses/${id}`)).body.expectedBack
  const change = (name: string, one: string, patch: Fields) =>
    push(`${name}.update`, { id: one, patch })
  const first = await earn({ settles: id, amount: 300 })
  expect(await state()).toEqual({ ...back(800), received: 300 })
  await change('incomes', first, { amount: 350 })
  expect(await state()).toEqual({ ...back(800), received: 350 })
  const last = await earn({ settles: id, amount: 450, date: '2026-11-30' })
  expect(await state()).toEqual({ ...back(800, last), received: 350 })
  const isRefused = (at: string) => ({ ok: false, fields: { [at]: expect.any(String) } })
  expect(await change('incomes', last, { amount: 451 })).toMatchObject(isRefused('amount'))
  expect(await change('incomes', last, { currency: 'CHF' })).toMatchObject(isRefused('currency'))
  expect(await change('expenses', id, { currency: 'CHF' })).toMatchObject(isRefused('currency'))
  const less = { expectedBack: { ...back(799, last), received: 350 } }
  expect(await change('expenses', id, less)).toMatchObject(isRefused('expectedBack.amount'))
  const more = { expectedBack: { ...back(900, last), received: 350 } }
  expect(await change('expenses', id, more)).toMatchObject({ ok: true })
  expect(await state()).toEqual({ ...back(900), received: 800 })
  await push('incomes.delete', { id: first })
  expect(await state()).toEqual({ ...back(900), received: 450 })
  await push('incomes.deleteMany', { ids: [last] })
  expect(await state()).toEqual(back(900))
})
