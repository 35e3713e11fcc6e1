import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBudget, newBudget } from '../support/budget-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { addLoan, loanOf, newLoan, scheduleOf } from '../support/loans-fixture.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { must, run } from '../support/recurring-fixture.ts'

let one: TestEngine
let anna: Person
beforeAll(async () => {
  one = await openTestEngine({ at: '2026-11-17T10:00:00Z' })
})
afterAll(() => one.close())

const carrying = {
  period: 'weekly',
  startOn: '1990-01-01',
  rollover: { surplus: 'keep', deficit: 'carry', cap: null },
}

const fieldsOf = async (command: string, args: object) => {
  const result = await run(one, anna, command, { ...args })
  return 'fields' in result ? Object.keys(result.fields ?? {}) : result
}

const many = (count: number, fields: object = {}) => ({
  docs: Array.from({ length: count }, () => newBudget({ ...fields })),
})

describe('budgets that would be added up without end', () => {
  it('are refused by all their periods together, and make room when changed for less', async () => {
    anna = await newPerson(one)
    expect(await fieldsOf('budgets.createMany', many(11, carrying))).toEqual(['docs.0.startOn'])
    await must(one, anna, 'budgets.createMany', many(10, carrying))
    expect(await fieldsOf('budgets.create', { doc: newBudget(carrying) })).toEqual(['startOn'])
    const id = await addBudget(one, anna, { period: 'weekly', startOn: '1990-01-01' })
    const { rollover } = carrying
    expect(await fieldsOf('budgets.update', { id, patch: { rollover } })).toEqual(['startOn'])
    await addBudget(one, anna, { ...carrying, archived: true })
    await one.engine.database.pool.query('update budgets set rollover = $2 where id = $1', [
      ...[id, rollover],
    ])
    await must(one, anna, 'budgets.update', { id, patch: { name: 'Bread' } })
    await must(one, anna, 'budgets.update', { id, patch: { startOn: '2001-01-01' } })
  })

  it('are so many at once, but for those that are over or put away', async () => {
    anna = await newPerson(one)
    await must(one, anna, 'budgets.createMany', many(300))
    expect(await fieldsOf('budgets.create', { doc: newBudget() })).toEqual(['name'])
    const id = await addBudget(one, anna, { endOn: '2026-11-01' })
    expect(await fieldsOf('budgets.update', { id, patch: { endOn: null } })).toEqual(['name'])
    await addBudget(one, anna, { archived: true })
  })
})

describe('loans that would be paid without end', () => {
  const weekly = { frequency: 'weekly', termPeriods: 3000 }
  const loans = (count: number) => ({
    docs: Array.from({ length: count }, () => newLoan(weekly)),
  })

  it('are refused by all their payments together, and make room changed for less', async () => {
    anna = await newPerson(one)
    expect(await fieldsOf('loans.createMany', loans(11))).toEqual(['docs.10.termPeriods'])
    await must(one, anna, 'loans.createMany', loans(9))
    const id = await addLoan(one, anna, weekly)
    expect(await fieldsOf('loans.create', { doc: newLoan(weekly) })).toEqual(['termPeriods'])
    await must(one, anna, 'loans.update', { id, patch: { annualRateBps: 100 } })
    await must(one, anna, 'loans.update', { id, patch: { termPeriods: 100 } })
    await addLoan(one, anna)
  })

  it('are not counted again for a name, and stand as they stood', async () => {
    anna = await newPerson(one)
    const id = await addLoan(one, anna)
    const before = await loanOf(one, id)
    const { pool } = one.engine.database
    await pool.query('update amortization set balance = 7 where loan_id = $1', [id])
    const schedule = await scheduleOf(one, id)
    await must(one, anna, 'loans.update', { id, patch: { name: 'House', lender: null } })
    expect(await loanOf(one, id)).toEqual(before)
    expect(await scheduleOf(one, id)).toEqual(schedule)
  })
})
