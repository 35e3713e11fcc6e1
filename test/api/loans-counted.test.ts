import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import { recountLoans } from '#server/loans/recount-loans.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { addLoan, expensesOf, loanOf, newPayment, paymentsOf } from '../support/loans-fixture.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { must, run } from '../support/recurring-fixture.ts'

let one: TestEngine
let anna: Person
beforeAll(async () => {
  one = await openTestEngine({ at: '2026-03-15T10:00:00.000Z' })
  anna = await newPerson(one)
})
afterAll(() => one.close())

type Values = Readonly<Record<string, unknown>>
const send = (name: string, args: Values) => run(one, anna, name, args)
const fieldsOf = async (name: string, args: Values) => {
  const result = await send(name, args)
  return 'fields' in result ? result.fields : result
}
const running = { startOn: '2025-12-01', firstPaymentOn: '2026-01-01', posting: 'by-hand' }
const pay = (loanId: string, fields: Values = {}) => {
  const payment = newPayment(loanId, fields)
  return must(one, anna, 'loans.pay', payment).then(() => payment.id)
}

describe('a payment of an instalment that counts as paid', () => {
  it('is refused beside its day, by command, by expense and by a change', async () => {
    const id = await addLoan(one, anna, running)
    const counted = /^Instalments before .* count as paid already/
    const early = newPayment(id, { date: '2026-03-02' })
    expect(await fieldsOf('loans.pay', early)).toEqual({ date: expect.stringMatching(counted) })
    const expenseId = randomUUID()
    const paid = await pay(id, { expenseId })
    const patch = { date: '2026-03-02' }
    expect(await fieldsOf('expenses.update', { id: expenseId, patch })).toHaveProperty('date')
    expect(Object.keys((await fieldsOf('loans.changePayment', { id: paid, patch })) ?? {})).toEqual(
      ['patch.date'],
    )
    expect(await paymentsOf(one, id)).toHaveLength(1)
  })
})

describe('a payment of today', () => {
  it('is the next instalment after a day that is still to come, and stays it', async () => {
    const id = await addLoan(one, anna, { ...running, trackFrom: '2026-03-31' })
    const due = (await loanOf(one, id))?.nextDueAmount
    expect(await loanOf(one, id)).toMatchObject({ nextDueOn: '2026-04-01' })
    const expenseId = randomUUID()
    const paid = await pay(id, { date: '2026-03-15', amount: due, expenseId })
    expect(await paymentsOf(one, id)).toMatchObject([{ dueOn: '2026-04-01', amount: due }])
    expect(await loanOf(one, id)).toMatchObject({ nextDueOn: '2026-05-01' })
    expect(await fieldsOf('loans.pay', newPayment(id, { date: '2026-03-14' }))).toHaveProperty(
      'date',
    )
    one.moveTo('2026-03-16T10:00:00.000Z')
    await must(one, anna, 'loans.changePayment', { id: paid, patch: { amount: 50_000 } })
    expect(await loanOf(one, id)).toMatchObject({ nextDueOn: '2026-04-01' })
    await must(one, anna, 'expenses.update', { id: expenseId, patch: { amount: due } })
    expect(await loanOf(one, id)).toMatchObject({ nextDueOn: '2026-05-01' })
  })
})

describe('a payment that is changed', () => {
  it('changes its expense with it, and what is open', async () => {
    const id = await addLoan(one, anna, { posting: 'by-hand' })
    const paid = await pay(id, { expenseId: randomUUID() })
    const patch = { amount: 56_000, date: '2026-04-04', note: 'Half' }
    await must(one, anna, 'loans.changePayment', { id: paid, patch })
    expect(await paymentsOf(one, id)).toMatchObject([
      { date: '2026-04-04', amount: 56_000, interestPart: 6_000, principalPart: 50_000 },
    ])
    expect((await expensesOf(one, anna.uid)).filter(({ loanId }) => loanId === id)).toMatchObject([
      { date: '2026-04-04', amount: 56_000, loanPrincipal: 50_000 },
    ])
    expect(await loanOf(one, id)).toMatchObject({ nextDueAmount: 47_280, balance: 1_150_000 })
    const more = { id: paid, patch: { amount: 103_281 } }
    expect(await fieldsOf('loans.changePayment', more)).toHaveProperty(['patch.amount'])
    const odd = { id: paid, patch: { effect: 'lower' } }
    expect(await fieldsOf('loans.changePayment', odd)).toHaveProperty(['patch.effect'])
    const ben = await newPerson(one)
    expect(await run(one, ben, 'loans.changePayment', { id: paid, patch })).toMatchObject({
      code: 'not-found',
    })
  })

  it('on top makes another schedule', async () => {
    const id = await addLoan(one, anna, { posting: 'by-hand' })
    const extra = { type: 'extra-principal', amount: 300_000, date: '2026-04-16', effect: 'lower' }
    const paid = await pay(id, extra)
    await must(one, anna, 'loans.changePayment', { id: paid, patch: { effect: 'shorter' } })
    expect(await loanOf(one, id)).toMatchObject({ endsOn: '2026-12-01' })
  })
})

const step = fc.record({
  act: fc.constantFrom('pay', 'pay', 'change', 'remove', 'move'),
  at: fc.nat(6),
  amount: fc.integer({ min: 1, max: 110_000 }),
  days: fc.nat(240),
})

it(
  'moved days and changed payments come to the same as written down anew',
  {
    timeout: 120_000,
  },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const id = await addLoan(one, anna, { ...running, trackFrom: '2026-01-01' })
        for (const { act, at, amount, days } of steps) {
          const date = addDays('2025-12-20', days)
          const { rows } = await one.engine.database.pool.query<{ id: string }>(
            'select id from payments where loan_id = $1 order by id',
            [id],
          )
          const some = rows[at % Math.max(1, rows.length)]?.id ?? randomUUID()
          if (act === 'pay') await send('loans.pay', newPayment(id, { date, amount }))
          if (act === 'change')
            await send('loans.changePayment', { id: some, patch: { date, amount } })
          if (act === 'remove') await send('loans.removePayment', { id: some })
          if (act === 'move') await send('loans.update', { id, patch: { trackFrom: date } })
        }
        const now = [await loanOf(one, id), await paymentsOf(one, id)]
        // As if all that was written down had been so from the first day on.
        await one.engine.database.pool.query(
          `update payments set principal_part = amount, interest_part = 0, fees_part = 0
            where loan_id = $1`,
          [id],
        )
        await one.engine.database.pool.query(
          'insert into loans_to_recount (scope, loan_id) select scope, id from loans where id = $1',
          [id],
        )
        await recountLoans(one.engine, one.now())
        expect([await loanOf(one, id), await paymentsOf(one, id)]).toEqual(now)
      }),
      { numRuns: 20 },
    ),
)

it('is set right once where an older version had stored something else', async () => {
  const id = await addLoan(one, anna, { posting: 'by-hand' })
  await pay(id, { amount: 56_000 })
  const { pool } = one.engine.database
  const right = await loanOf(one, id)
  await pool.query('update loans set balance = 1, next_due_amount = 1 where id = $1', [id])
  await recountLoans(one.engine, one.now())
  expect(await loanOf(one, id)).toMatchObject({ balance: 1 })
  await pool.query('insert into loans_to_recount select scope, id from loans where id = $1', [id])
  await recountLoans(one.engine, one.now())
  expect(await loanOf(one, id)).toEqual(right)
  expect((await pool.query('select from loans_to_recount')).rowCount).toBe(0)
})
