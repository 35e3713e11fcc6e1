import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import {
  addLoan,
  expensesOf,
  loanOf,
  newLoan,
  newPayment,
  paymentsOf,
  scheduleOf,
} from '../support/loans-fixture.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { must, run } from '../support/recurring-fixture.ts'

let one: TestEngine
let anna: Person
beforeAll(async () => {
  one = await openTestEngine({ at: '2026-03-15T10:00:00.000Z' })
  anna = await newPerson(one)
})
afterAll(() => one.close())

const add = (fields = {}) => addLoan(one, anna, fields)
const pay = (id: string, fields = {}) => must(one, anna, 'loans.pay', newPayment(id, fields))
const refused = async (name: string, args: Readonly<Record<string, unknown>>) => {
  const result = await run(one, anna, name, args)
  return 'fields' in result ? result.fields : result
}
const count = async (table: string, id: string) => {
  const text = `select count(*)::int as n from ${table} where loan_id = $1`
  return (await one.engine.database.pool.query<{ n: number }>(text, [id])).rows[0]?.n
}

describe('a loan', () => {
  it('has its schedule and its standing when it is made', async () => {
    const id = await add()
    const rows = await scheduleOf(one, id)
    expect(rows).toHaveLength(12)
    expect(rows[0]).toMatchObject({ date: '2026-04-01', payment: 103_280, interest: 6_000 })
    expect(rows.at(-1)).toMatchObject({ date: '2027-03-01', balance: 0 })
    expect(rows.reduce((sum, { principal }) => sum + principal, 0)).toBe(1_200_000)
    expect(await loanOf(one, id)).toEqual({
      status: 'active',
      nextDueOn: '2026-04-01',
      nextDueAmount: 103_280,
      endsOn: '2027-03-01',
      balance: 1_200_000,
    })
  })

  it('counts as paid until it was added, and as done when it is over', async () => {
    const running = await add({ startOn: '2025-12-01', firstPaymentOn: '2026-01-01' })
    const rows = await scheduleOf(one, running)
    expect(await loanOf(one, running)).toMatchObject({
      nextDueOn: '2026-04-01',
      balance: rows[2]?.balance,
    })
    const over = await add({ startOn: '2024-01-01', firstPaymentOn: '2024-02-01' })
    expect(await loanOf(one, over)).toMatchObject({ status: 'paid', nextDueOn: null, balance: 0 })
    const tracked = { trackFrom: '2024-12-01', startOn: '2024-01-01', firstPaymentOn: '2024-02-01' }
    expect(await loanOf(one, await add(tracked))).toMatchObject({ nextDueOn: '2024-12-01' })
  })

  it.each([
    [{ payment: 5_000, termPeriods: null }, ['payment']],
    [{ annualRateBps: 1, payment: 30, termPeriods: null }, ['payment']],
    [{ termPeriods: null }, ['termPeriods']],
    [{ firstPaymentOn: '2026-02-28' }, ['firstPaymentOn']],
    [{ kind: 'equal-principal', payment: 5_000 }, ['payment']],
    [{ annualRateBps: 387.12345 }, ['annualRateBps']],
    [{ balloon: 1_200_001 }, ['balloon']],
    [
      {
        rateChanges: [
          { from: '2026-06-01', rateBps: 5 },
          { from: '2026-05-01', rateBps: 5 },
        ],
      },
      ['rateChanges.1.from'],
    ],
  ])('is refused with %j', async (fields, wrong) => {
    const found = await refused('loans.create', { doc: newLoan(fields) })
    expect(Object.keys(found ?? {})).toEqual(wrong)
  })

  it('takes rates of eighths, and a long loan in chunks', async () => {
    const id = await add({ annualRateBps: 387.5, frequency: 'weekly', termPeriods: 2080 })
    expect(await count('amortization', id)).toBe(2080)
  })
})

describe('other terms', () => {
  it('recreate the schedule, and the one before is kept', async () => {
    const id = await add()
    const before = await scheduleOf(one, id)
    await must(one, anna, 'loans.update', { id, patch: { termPeriods: 24 } })
    expect(await scheduleOf(one, id)).toHaveLength(24)
    const { rows } = await one.engine.database.pool.query(
      `select v.why, v.totals, (select json_agg(json_build_object('period', period, 'date', date,
          'payment', payment, 'principal', principal, 'interest', interest, 'extra', extra,
          'balance', balance) order by period)
        from loan_version_rows r where r.version_id = v.id) as rows
        from loan_versions v where v.loan_id = $1`,
      [id],
    )
    expect(rows).toMatchObject([
      { why: 'terms', totals: { payment: 103_280, periods: 12, endsOn: '2027-03-01' } },
    ])
    expect(rows[0].rows).toEqual(before)
  })

  it('are no other terms when only the name changes, and old versions go in the end', async () => {
    const id = await add()
    await must(one, anna, 'loans.update', { id, patch: { name: 'Old car', posting: 'by-hand' } })
    expect(await count('loan_versions', id)).toBe(0)
    for (let term = 13; term < 43; term++) {
      await must(one, anna, 'loans.update', { id, patch: { termPeriods: term } })
    }
    expect(await count('loan_versions', id)).toBe(24)
    const { rows } = await one.engine.database.pool.query(
      'select count(distinct version_id)::int as n from loan_version_rows where loan_id = $1',
      [id],
    )
    expect(rows).toEqual([{ n: 24 }])
  })
})

describe('a payment', () => {
  it('goes to the oldest open instalment, in parts if need be', async () => {
    const id = await add({ fees: [{ name: 'Account', amount: 200, when: 'each' }] })
    await pay(id, { amount: 5_000 })
    expect(await loanOf(one, id)).toMatchObject({ nextDueOn: '2026-04-01', nextDueAmount: 98_480 })
    await pay(id, { amount: 98_480, date: '2026-04-03' })
    expect(await paymentsOf(one, id)).toMatchObject([
      { dueOn: '2026-04-01', feesPart: 200, interestPart: 4_800, principalPart: 0 },
      { dueOn: '2026-04-01', feesPart: 0, interestPart: 1_200, principalPart: 97_280 },
    ])
    expect(await loanOf(one, id)).toMatchObject({
      nextDueOn: '2026-05-01',
      nextDueAmount: 103_480,
      balance: 1_200_000 - 97_280,
    })
    expect(await refused('loans.pay', newPayment(id, { amount: 103_481 }))).toMatchObject({
      amount: expect.stringMatching(/1[.,]034[.,]80.* is open/),
    })
  })

  it('on top ends it sooner or lowers what follows, and can be taken back', async () => {
    const [shorter, lower] = [await add(), await add()]
    const extra = { type: 'extra-principal', amount: 300_000, date: '2026-04-16' }
    await pay(shorter, { ...extra, effect: 'shorter' })
    expect(await loanOf(one, shorter)).toMatchObject({ endsOn: '2026-12-01', balance: 900_000 })
    const payment = newPayment(lower, { ...extra, effect: 'lower' })
    await must(one, anna, 'loans.pay', payment)
    const rows = await scheduleOf(one, lower)
    expect(rows[1]).toMatchObject({ payment: 103_280, extra: 300_000 })
    expect(rows).toHaveLength(12)
    expect(rows[2]?.payment).toBeLessThan(76_000)
    await must(one, anna, 'loans.removePayment', { id: payment.id })
    expect((await scheduleOf(one, lower))[2]).toMatchObject({ payment: 103_280, extra: 0 })
    const { rows: versions } = await one.engine.database.pool.query(
      'select why from loan_versions where loan_id = $1 order by created_at, id',
      [lower],
    )
    expect(versions).toEqual([{ why: 'extra' }, { why: 'removed' }])
  })

  it('made late changes what those after it were for', async () => {
    const id = await add({ dayCount: 'act/365' })
    const due = async () => (await loanOf(one, id))?.nextDueAmount
    await pay(id, { amount: await due(), expenseId: randomUUID() })
    await pay(id, { amount: await due(), date: '2026-05-01' })
    const [, before] = await paymentsOf(one, id)
    const extra = {
      type: 'extra-principal',
      amount: 300_000,
      date: '2026-03-11',
      effect: 'shorter',
    }
    await pay(id, extra)
    const [, first, second] = await paymentsOf(one, id)
    expect(second?.interestPart).toBeLessThan(before?.interestPart ?? 0)
    expect(second?.amount).toBe((second?.interestPart ?? 0) + (second?.principalPart ?? 0))
    const expense = (await expensesOf(one, anna.uid)).find(({ loanId }) => loanId === id)
    expect(expense?.loanPrincipal).toBe(first?.principalPart)
  })

  it.each([
    [{ type: 'extra-principal', amount: 5 }, ['effect']],
    [{ effect: 'lower' }, ['effect']],
    [{ type: 'extra-principal', amount: 1_200_001, effect: 'shorter' }, ['amount']],
    [{ type: 'extra-principal', amount: 5, effect: 'shorter', date: '2026-02-28' }, ['date']],
    [{ type: 'extra-principal', amount: 5, effect: 'lower', date: '2029-01-01' }, ['amount']],
    [{ amount: 0 }, ['amount']],
    [{ type: 'bonus' }, ['type']],
  ])('is refused with %j, and nothing is stored', async (fields, wrong) => {
    const id = await add()
    const found = await refused('loans.pay', newPayment(id, fields))
    expect(Object.keys(found ?? {})).toEqual(wrong)
    expect(await paymentsOf(one, id)).toEqual([])
  })

  it('of the last instalment makes it paid, and taken back makes it open again', async () => {
    const id = await add({ termPeriods: 1 })
    const payment = newPayment(id, { amount: 1_206_000, expenseId: randomUUID() })
    await must(one, anna, 'loans.pay', payment)
    expect(await loanOf(one, id)).toMatchObject({ status: 'paid', nextDueOn: null, balance: 0 })
    expect(await refused('loans.pay', newPayment(id))).toHaveProperty('amount')
    await must(one, anna, 'loans.removePayment', { id: payment.id })
    expect(await loanOf(one, id)).toMatchObject({ status: 'active', nextDueOn: '2026-04-01' })
    expect((await expensesOf(one, anna.uid)).filter(({ loanId }) => loanId === id)).toEqual([])
  })

  it('is nobody else’s business', async () => {
    const ben = await newPerson(one)
    const id = await add()
    const payment = newPayment(id)
    expect(await run(one, ben, 'loans.pay', payment)).toMatchObject({ code: 'not-found' })
    await must(one, anna, 'loans.pay', payment)
    const removal = { id: payment.id }
    expect(await run(one, ben, 'loans.removePayment', removal)).toMatchObject({ code: 'not-found' })
    expect(await paymentsOf(one, id)).toHaveLength(1)
  })
})

describe('a deleted loan', () => {
  it('takes everything with it, and brings it back when that is undone', async () => {
    const doc = newLoan({ trackFrom: '2026-03-01' })
    await must(one, anna, 'loans.create', { doc })
    await pay(doc.id, { expenseId: randomUUID() })
    const extra = { type: 'extra-principal', amount: 50_000, effect: 'lower', date: '2026-04-20' }
    await pay(doc.id, extra)
    const [rows, payments] = [await scheduleOf(one, doc.id), await paymentsOf(one, doc.id)]
    const standing = await loanOf(one, doc.id)
    await must(one, anna, 'loans.delete', { id: doc.id })
    for (const table of ['amortization', 'payments', 'loan_versions', 'loan_version_rows']) {
      expect(await count(table, doc.id), table).toBe(0)
    }
    const orphan = (await expensesOf(one, anna.uid)).filter((row) => row.loanId === null)
    expect(orphan).toMatchObject([{ loanPrincipal: payments[0]?.principalPart }])
    await must(one, anna, 'loans.create', { doc })
    expect(await scheduleOf(one, doc.id)).toEqual(rows)
    expect(await paymentsOf(one, doc.id)).toEqual(payments)
    expect(await loanOf(one, doc.id)).toEqual(standing)
    expect(await count('loan_versions', doc.id)).toBe(1)
    const own = (await expensesOf(one, anna.uid)).filter(({ loanId }) => loanId === doc.id)
    expect(own).toHaveLength(1)
    await must(one, anna, 'loans.deleteMany', { ids: [doc.id] })
    expect(await loanOf(one, doc.id)).toBeUndefined()
  })
})

describe('the category of a loan', () => {
  it('stays while it is used, and moves with a merge', async () => {
    const category = { name: 'Debts', type: 'expense', icon: 'tag', color: 'sky', sort: 1 }
    const [from, into] = [randomUUID(), randomUUID()]
    for (const id of [from, into]) {
      await must(one, anna, 'categories.create', { doc: { ...category, id } })
    }
    const id = await add({ categoryId: from })
    expect(await run(one, anna, 'categories.delete', { id: from })).toMatchObject({
      code: 'in-use',
      fields: { loans: '1' },
    })
    await must(one, anna, 'categories.merge', { id: from, into })
    const { rows } = await one.engine.database.pool.query(
      'select category_id as "categoryId" from loans where id = $1',
      [id],
    )
    expect(rows).toEqual([{ categoryId: into }])
  })
})
