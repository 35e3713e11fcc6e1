import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { postInstalments } from '#server/loans/post-instalments.ts'
import { remindInstalments } from '#server/loans/remind-instalments.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import {
  addLoan,
  expensesOf,
  loanOf,
  newPayment,
  paymentsOf,
  scheduleOf,
} from '../support/loans-fixture.ts'
import { newPerson, noticesOf } from '../support/notification-fixture.ts'
import { must } from '../support/recurring-fixture.ts'

let one: TestEngine
let others: readonly TestEngine[]
beforeAll(async () => {
  one = await openTestEngine({ at: '2026-03-15T10:00:00.000Z' })
  const { databaseUrl } = one.engine.config
  const beside = { at: '2026-03-15T10:00:00.000Z', ...(databaseUrl && { databaseUrl }) }
  others = [await openTestEngine(beside), await openTestEngine(beside)]
})
afterAll(() => Promise.all([one, ...others].map((engine) => engine.close())))
afterEach(() => one.engine.database.pool.query('truncate loans, amortization'))

const newOwner = (timezone = 'Europe/Berlin') => {
  one.moveTo('2026-03-15T10:00:00.000Z')
  return newPerson(one, { timezone })
}

/** What the job does at this time, on three servers at once. */
async function postAt(instant: string): Promise<void> {
  one.moveTo(instant)
  const at = new Date(instant)
  await Promise.all([one, ...others].map(({ engine }) => postInstalments(engine, at)))
}

async function remindAt(instant: string): Promise<void> {
  one.moveTo(instant)
  await remindInstalments(one.engine, one.now())
}

describe('an instalment that is due', () => {
  it('becomes a payment and an expense, once, with what is paid back told apart', async () => {
    const anna = await newOwner()
    const id = await addLoan(one, anna, { posting: 'expense' })
    for (let replay = 0; replay < 5; replay++) await postAt('2026-04-01T08:00:00Z')
    const [row] = await scheduleOf(one, id)
    expect(await paymentsOf(one, id)).toMatchObject([
      { date: '2026-04-01', amount: 103_280, principalPart: row?.principal, interestPart: 6_000 },
    ])
    expect(await expensesOf(one, anna.uid)).toEqual([
      {
        date: '2026-04-01',
        amount: 103_280,
        description: 'Car',
        loanId: id,
        loanPrincipal: row?.principal,
      },
    ])
    expect(await loanOf(one, id)).toMatchObject({ nextDueOn: '2026-05-01', balance: row?.balance })
  })

  it('is caught up with after months, to the end and no further', async () => {
    const anna = await newOwner()
    const id = await addLoan(one, anna, { fees: [{ name: 'Fee', amount: 100, when: 'each' }] })
    await postAt('2026-07-15T08:00:00Z')
    expect((await paymentsOf(one, id)).map(({ date }) => date)).toEqual([
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
      '2026-07-01',
    ])
    await postAt('2030-01-01T08:00:00Z')
    const payments = await paymentsOf(one, id)
    expect(payments).toHaveLength(12)
    expect(payments.reduce((sum, { principalPart }) => sum + principalPart, 0)).toBe(1_200_000)
    expect(payments.reduce((sum, { feesPart }) => sum + feesPart, 0)).toBe(1_200)
    expect(await expensesOf(one, anna.uid)).toEqual([])
    expect(await loanOf(one, id)).toMatchObject({ status: 'paid', nextDueOn: null, balance: 0 })
  })

  it('begins its day where its owner lives', async () => {
    const [east, west] = [await newOwner('Pacific/Auckland'), await newOwner('America/Los_Angeles')]
    const ids = [await addLoan(one, east), await addLoan(one, west)]
    const posted = async () =>
      (await Promise.all(ids.map((id) => paymentsOf(one, id)))).map((list) => list.length)
    await postAt('2026-03-31T10:59:00Z')
    expect(await posted()).toEqual([0, 0])
    await postAt('2026-03-31T11:00:00Z')
    expect(await posted()).toEqual([1, 0])
    await postAt('2026-04-01T07:00:00Z')
    expect(await posted()).toEqual([1, 1])
  })

  it('is left to its owner where that is wanted, or where it is paid already', async () => {
    const anna = await newOwner()
    const byHand = await addLoan(one, anna, { posting: 'by-hand' })
    const inPart = await addLoan(one, anna)
    const archived = await addLoan(one, anna, { status: 'archived' })
    await must(one, anna, 'loans.pay', newPayment(inPart, { amount: 100_000 }))
    await postAt('2026-04-02T08:00:00Z')
    expect(await paymentsOf(one, byHand)).toEqual([])
    expect(await paymentsOf(one, archived)).toEqual([])
    expect((await paymentsOf(one, inPart)).map(({ amount }) => amount)).toEqual([100_000, 3_280])
  })

  it('that was taken back is not entered again', async () => {
    const anna = await newOwner()
    const id = await addLoan(one, anna, { posting: 'expense' })
    await postAt('2026-04-01T08:00:00Z')
    const { rows } = await one.engine.database.pool.query<{ id: string }>(
      'select id from payments where loan_id = $1',
      [id],
    )
    await must(one, anna, 'loans.removePayment', { id: rows[0]?.id })
    await postAt('2026-05-01T08:00:00Z')
    await postAt('2026-05-02T08:00:00Z')
    // The oldest one that is open is paid by it; what was taken back is the one after it.
    expect(await paymentsOf(one, id)).toMatchObject([{ date: '2026-05-01', dueOn: '2026-04-01' }])
    expect((await expensesOf(one, anna.uid)).map(({ date }) => date)).toEqual(['2026-05-01'])
    expect(await loanOf(one, id)).toMatchObject({ nextDueOn: '2026-05-01' })
    await must(one, anna, 'loans.pay', newPayment(id, { amount: 50_000, date: '2026-05-10' }))
    await postAt('2026-06-01T08:00:00Z')
    expect((await paymentsOf(one, id)).map(({ amount }) => amount)).toEqual([
      103_280, 50_000, 103_280,
    ])
    expect(await loanOf(one, id)).toMatchObject({ nextDueOn: '2026-06-01', nextDueAmount: 53_280 })
  })

  it('is entered from an earlier day on when the day is moved, and not twice', async () => {
    const anna = await newOwner()
    const early = { startOn: '2025-12-01', firstPaymentOn: '2026-01-01' }
    const id = await addLoan(one, anna, early)
    await postAt('2026-04-02T08:00:00Z')
    await must(one, anna, 'loans.update', { id, patch: { trackFrom: '2026-02-01' } })
    expect(await paymentsOf(one, id)).toMatchObject([{ date: '2026-04-01', dueOn: '2026-02-01' }])
    await postAt('2026-04-02T08:01:00Z')
    await postAt('2026-04-02T08:02:00Z')
    const paid = await paymentsOf(one, id)
    expect(paid).toHaveLength(3)
    expect(paid.map(({ dueOn }) => dueOn).toSorted()).toEqual([
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
    ])
    expect(await loanOf(one, id)).toMatchObject({ nextDueOn: '2026-05-01' })
  })
})

describe('a reminder', () => {
  it('comes once, some days before, and not for what is paid', async () => {
    const anna = await newOwner()
    const id = await addLoan(one, anna, { remindDays: 5 })
    await remindAt('2026-03-26T21:59:00Z')
    expect(await noticesOf(one, anna.uid)).toEqual([])
    for (let replay = 0; replay < 10; replay++) await remindAt('2026-03-27T12:00:00Z')
    const titles = async () => (await noticesOf(one, anna.uid)).map(({ title }) => title)
    expect(await titles()).toEqual(['Car: payment due on 1 April'])
    await must(one, anna, 'loans.pay', newPayment(id))
    await must(one, anna, 'loans.pay', newPayment(id, { date: '2026-04-28' }))
    await remindAt('2026-04-29T12:00:00Z')
    expect(await titles()).toHaveLength(1)
    await remindAt('2026-05-30T12:00:00Z')
    expect((await titles()).toSorted()).toEqual([
      'Car: payment due on 1 April',
      'Car: payment due on 1 June',
    ])
  })

  it('comes on the day itself before that is posted, or not at all', async () => {
    const [anna, ben] = [await newOwner(), await newOwner()]
    await addLoan(one, anna, { remindDays: 0 })
    await addLoan(one, ben, { remindDays: null })
    await remindAt('2026-04-01T08:00:00Z')
    await postAt('2026-04-01T08:00:00Z')
    await remindAt('2026-04-01T08:01:00Z')
    expect(await noticesOf(one, anna.uid)).toHaveLength(1)
    expect(await noticesOf(one, ben.uid)).toEqual([])
  })
})
