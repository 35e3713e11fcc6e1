import { describe, expect, it } from 'vitest'
import { errors } from '#contract/errors.ts'
import { incomes } from '#contract/ledger/incomes.ts'
import { ModelServer } from '#test/support/replica-server.ts'
import { Profile, Tab, until } from '#test/support/replica-world.ts'
import { createdIncomes, IncomeNotCreated } from './created-income.ts'
import { newId } from './new-id.ts'

const income = (amount: number) => ({
  ...incomes.defaults,
  id: newId(),
  amount,
  currency: 'EUR',
  description: 'Salary',
  date: '2026-03-31',
})

async function open() {
  const server = new ModelServer(newId())
  const tab = new Tab(new Profile(newId()), server, Math.random)
  await until(() => tab.replica.status().phase === 'live')
  return { server, tab }
}

describe('creating an income', () => {
  it('throws the code, the message and what was sent when it is refused', async () => {
    const { tab } = await open()
    const command = { name: 'incomes.create', args: { doc: income(13) } }
    const [key = ''] = await tab.replica.mutate([command])
    const failed = createdIncomes(tab.replica, key, command)
    await expect(failed).rejects.toBeInstanceOf(IncomeNotCreated)
    await expect(failed).rejects.toMatchObject({
      name: 'IncomeNotCreated',
      code: 'invalid-input',
      message: errors['invalid-input'].message,
      payload: command.args.doc,
    })
  })

  it('throws everything that was sent, when it was many', async () => {
    const { tab } = await open()
    const command = { name: 'incomes.createMany', args: { docs: [income(100), income(13)] } }
    const [key = ''] = await tab.replica.mutate([command])
    await expect(createdIncomes(tab.replica, key, command)).rejects.toMatchObject({
      payload: command.args.docs,
    })
  })

  it('waits for the server, even offline, and is quiet when all is well', async () => {
    const { tab, server } = await open()
    tab.setOnline(false)
    const command = { name: 'incomes.create', args: { doc: income(100) } }
    const [key = ''] = await tab.replica.mutate([command])
    let isDone = false
    const done = createdIncomes(tab.replica, key, command).then(() => {
      isDone = true
    })
    await until(() => tab.replica.status().phase === 'offline')
    expect(isDone).toBe(false)
    tab.setOnline(true)
    await done
    expect(server.rows('incomes').size).toBe(1)
  })
})
