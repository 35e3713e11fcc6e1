import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { invariants } from '../support/invariants.ts'
import { addLoan, loanOf, newPayment, paymentsOf, scheduleOf } from '../support/loans-fixture.ts'
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
const fixed = ['id', 'scope', 'createdAt', 'createdBy', 'updatedAt']

interface Doc extends Values {
  readonly id: string
  readonly amount: number
  readonly date: string
}

/** The expenses of a loan as a device would write them again. */
async function docsOf(loanId: string): Promise<readonly Doc[]> {
  const { rows } = await one.engine.database.pool.query<{ row: Doc }>(
    'select to_jsonb(e) as row from expenses e where loan_id = $1 order by date, id',
    [loanId],
  )
  return rows.map(({ row }) => {
    const fields = Object.entries(row).map(([name, value]) => [
      name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ])
    const own = fields.filter(([name]) => !fixed.includes(String(name)))
    return { ...Object.fromEntries(own), id: row.id } as Doc
  })
}

const idsOf = async (loanId: string) => {
  const text = 'select id from payments where loan_id = $1 order by created_at, id'
  const { rows } = await one.engine.database.pool.query<{ id: string }>(text, [loanId])
  return rows.map(({ id }) => id)
}

const send = (name: string, args: Values) => run(one, anna, name, args)
const fieldsOf = async (name: string, args: Values) => {
  const result = await send(name, args)
  return 'fields' in result ? result.fields : result
}
const paid = (loanId: string, fields: Values = {}) =>
  must(one, anna, 'loans.pay', newPayment(loanId, { expenseId: randomUUID(), ...fields }))

describe('an expense that is a payment of a loan', () => {
  it('takes the payment along when its day or amount is changed', async () => {
    const loanId = await addLoan(one, anna)
    await paid(loanId)
    const [doc] = await docsOf(loanId)
    const patch = { date: '2026-04-03', amount: 3_280, description: 'Some of it' }
    await must(one, anna, 'expenses.update', { id: doc?.id, patch })
    expect(await paymentsOf(one, loanId)).toMatchObject([
      { date: '2026-04-03', amount: 3_280, interestPart: 3_280, principalPart: 0 },
    ])
    expect(await docsOf(loanId)).toMatchObject([{ ...patch, loanPrincipal: null }])
    expect(await loanOf(one, loanId)).toMatchObject({
      nextDueOn: '2026-04-01',
      nextDueAmount: 100_000,
    })
    await must(one, anna, 'expenses.updateMany', {
      changes: [{ id: doc?.id, patch: { amount: 103_280 } }],
    })
    expect(await docsOf(loanId)).toMatchObject([{ loanPrincipal: 97_280 }])
    expect(await loanOf(one, loanId)).toMatchObject({ nextDueOn: '2026-05-01' })
  })

  it('is refused what a payment of the loan cannot be, with the reason', async () => {
    const loanId = await addLoan(one, anna)
    await paid(loanId)
    const [doc] = await docsOf(loanId)
    const patched = (patch: Values) => fieldsOf('expenses.update', { id: doc?.id, patch })
    expect(await patched({ amount: 103_281 })).toEqual({
      amount: '€1,032.80 is open. Enter what is paid on top as an extra payment.',
    })
    expect(await patched({ currency: 'USD' })).toHaveProperty('currency')
    expect(await patched({ loanId: null })).toHaveProperty('loanId')
    expect(await patched({ loanPrincipal: 1 })).toHaveProperty('loanPrincipal')
    const { id: _, ...fields } = doc ?? { id: '' }
    const made = { ...fields, id: randomUUID() }
    expect(await fieldsOf('expenses.create', { doc: made })).toHaveProperty('loanId')
    expect(
      await fieldsOf('loans.update', { id: loanId, patch: { currency: 'USD' } }),
    ).toHaveProperty('currency')
    expect(await docsOf(loanId)).toEqual([doc])
  })

  it('takes the payment away with it, and brings it back when that is undone', async () => {
    const loanId = await addLoan(one, anna)
    await paid(loanId)
    await paid(loanId, { date: '2026-05-01' })
    const before = [await paymentsOf(one, loanId), await docsOf(loanId), await loanOf(one, loanId)]
    const docs = await docsOf(loanId)
    await must(one, anna, 'expenses.deleteMany', { ids: docs.map(({ id }) => id) })
    expect(await paymentsOf(one, loanId)).toEqual([])
    expect(await loanOf(one, loanId)).toMatchObject({ nextDueOn: '2026-04-01', balance: 1_200_000 })
    await must(one, anna, 'expenses.createMany', { docs: docs.toReversed() })
    const after = [await paymentsOf(one, loanId), await docsOf(loanId), await loanOf(one, loanId)]
    expect(after).toEqual(before)
  })

  it('comes back as it was with a payment that was taken back', async () => {
    const loanId = await addLoan(one, anna)
    for (const date of ['2026-04-01', '2026-05-01']) await paid(loanId, { date })
    const [first, second] = await docsOf(loanId)
    const patch = { description: 'Own words', tags: ['car'] }
    await must(one, anna, 'expenses.update', { id: second?.id, patch })
    const before = [await paymentsOf(one, loanId), await docsOf(loanId)]
    const [oldest, later] = await idsOf(loanId)
    const again = (id: string | undefined, doc: Doc | undefined) =>
      newPayment(loanId, { id, date: doc?.date, expenseId: doc?.id })
    await must(one, anna, 'loans.removePayment', { id: oldest })
    await must(one, anna, 'loans.removePayment', { id: later })
    expect(await docsOf(loanId)).toEqual([])
    // The later one first: it goes to its own instalment and not to the oldest that is open.
    await must(one, anna, 'loans.pay', again(later, second))
    await must(one, anna, 'loans.pay', again(oldest, first))
    expect([await paymentsOf(one, loanId), await docsOf(loanId)]).toEqual(before)
  })

  it('says what it paid back when several are moved at once', async () => {
    const loanId = await addLoan(one, anna, { posting: 'by-hand' })
    await paid(loanId, { amount: 50_236, date: '2026-07-01' })
    await paid(loanId, { amount: 30_639, date: '2026-07-01' })
    const docs = await docsOf(loanId)
    const parts = docs.map(({ loanPrincipal }) => loanPrincipal)
    // Each is moved first once: between the two, the other one pays the interest.
    for (const [date, some] of [
      ['2026-06-01', docs],
      ['2026-05-01', docs.toReversed()],
    ] as const) {
      const changes = some.map(({ id }) => ({ id, patch: { date } }))
      await must(one, anna, 'expenses.updateMany', { changes })
      expect((await docsOf(loanId)).map(({ loanPrincipal }) => loanPrincipal)).toEqual(parts)
    }
  })

  it('is no payment any more when it was changed while its loan was gone', async () => {
    const doc = { posting: 'by-hand', id: randomUUID() }
    const loanId = await addLoan(one, anna, doc)
    for (const date of ['2026-04-01', '2026-05-01']) await paid(loanId, { date })
    const [first, second] = await docsOf(loanId)
    await must(one, anna, 'loans.delete', { id: loanId })
    const patch = { amount: 200_000 }
    await must(one, anna, 'expenses.update', { id: first?.id, patch })
    await addLoan(one, anna, doc)
    expect((await paymentsOf(one, loanId)).map(({ expenseId }) => expenseId)).toEqual([
      null,
      second?.id,
    ])
    expect(await docsOf(loanId)).toEqual([second])
  })
})

const step = fc.record({
  act: fc.constantFrom('pay', 'extra', 'change', 'remove', 'drop', 'changeMany', 'dropMany'),
  at: fc.nat(6),
  amount: fc.integer({ min: 1, max: 150_000 }),
  days: fc.nat(200),
  effect: fc.constantFrom('shorter', 'lower'),
  isUndone: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Some are refused, which is as well: then nothing has changed. */
async function take(loanId: string, { act, at, amount, days, effect, isUndone }: Step) {
  const date = addDays('2026-03-02', days)
  const docs = await docsOf(loanId)
  const doc = docs[at % Math.max(1, docs.length)]
  const patch = at % 2 === 0 ? { amount, date } : { amount }
  if (act === 'pay')
    return send('loans.pay', newPayment(loanId, { amount, date, expenseId: randomUUID() }))
  if (act === 'extra') {
    const extra = { amount, date, effect, type: 'extra-principal', expenseId: randomUUID() }
    return send('loans.pay', newPayment(loanId, extra))
  }
  if (act === 'changeMany') {
    const changes = docs.map(({ id }) => ({ id, patch: { date } }))
    return send('expenses.updateMany', { changes })
  }
  if (act === 'dropMany') {
    await send('expenses.deleteMany', { ids: docs.slice(at).map(({ id }) => id) })
    return isUndone && send('expenses.createMany', { docs: docs.slice(at) })
  }
  if (!doc) return
  if (act === 'change') return send('expenses.update', { id: doc.id, patch })
  if (act === 'drop') {
    await send('expenses.delete', { id: doc.id })
    return isUndone && send('expenses.create', { doc })
  }
  return send('loans.removePayment', { id: (await idsOf(loanId))[at] ?? randomUUID() })
}

/** Oldest instalment first: how much interest all payments of a loan have paid. */
async function agrees(loanId: string): Promise<void> {
  const rows = await scheduleOf(one, loanId)
  const payments = (await paymentsOf(one, loanId)).filter(({ dueOn }) => dueOn !== null)
  let left = payments.reduce((total, { amount }) => total + amount, 0)
  let interest = 0
  for (const row of rows) {
    interest += Math.min(left, row.interest)
    left -= Math.min(left, row.payment)
  }
  expect(payments.reduce((total, { interestPart }) => total + interestPart, 0)).toBe(interest)
  const text = invariants['a payment and the expense it is are one'] ?? ''
  expect((await one.engine.database.pool.query(text)).rows).toEqual([])
}

it('always agrees with the payment, whatever is done to either', { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const loanId = await addLoan(one, anna, { posting: 'by-hand' })
      for (const next of steps) {
        await take(loanId, next)
        await agrees(loanId)
      }
    }),
    { numRuns: 25 },
  ),
)
