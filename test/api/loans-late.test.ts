import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDashboard } from '#server/dashboard/read-dashboard.ts'
import { lookOf } from '../support/analytics-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { loanOf, newLoan, newPayment } from '../support/loans-fixture.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { must, run } from '../support/recurring-fixture.ts'

let one: TestEngine
let anna: Person
beforeAll(async () => {
  one = await openTestEngine({ at: '2026-03-20T10:00:00.000Z' })
  anna = await newPerson(one)
})
afterAll(() => one.close())

const show = async () => readDashboard(await lookOf(one, anna.uid), '2026-03')

describe('instalments that are late', () => {
  it('are one sum on the dashboard, and can be paid in one', async () => {
    const terms = { principal: 6_000_000, kind: 'interest-free', annualRateBps: 0, termPeriods: 24 }
    const days = { startOn: '2025-11-01', firstPaymentOn: '2025-12-10', trackFrom: '2025-11-01' }
    const doc = { ...newLoan({ ...terms, ...days }), name: 'Brother', posting: 'by-hand' }
    await must(one, anna, 'loans.create', { doc })
    const pay = (amount: number, date: string) =>
      must(one, anna, 'loans.pay', newPayment(doc.id, { amount, date }))
    await pay(250_000, '2025-12-10')
    await pay(250_000, '2026-01-10')
    await pay(100_000, '2026-03-03')
    const late = async () =>
      (await show()).upcoming.map(({ day, amount, isWaiting }) => ({ day, amount, isWaiting }))
    expect(await late()).toEqual([{ day: '2026-02-10', amount: 400_000, isWaiting: true }])
    await pay(400_000, '2026-03-20')
    expect(await late()).toEqual([])
    expect(await loanOf(one, doc.id)).toMatchObject({ nextDueOn: '2026-04-10' })
  })
})

describe('a payment of a day before the loan began', () => {
  it('is refused beside its day, new or moved there', async () => {
    const doc = newLoan({ trackFrom: '2026-03-01' })
    await must(one, anna, 'loans.create', { doc })
    const told = { fields: { date: 'Choose a day after the loan began.' } }
    const early = newPayment(doc.id, { date: '2026-02-28' })
    expect(await run(one, anna, 'loans.pay', early)).toMatchObject(told)
    const made = newPayment(doc.id, { date: '2026-03-05' })
    await must(one, anna, 'loans.pay', made)
    const moved = { id: made.id, patch: { date: '2026-02-28' } }
    const fields = { 'patch.date': told.fields.date }
    expect(await run(one, anna, 'loans.changePayment', moved)).toMatchObject({ fields })
  })
})
