import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import { postInstalments } from '#server/loans/post-instalments.ts'
import { postDue } from '#server/recurring/post-due.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { addLoan, expensesOf, loanOf, paymentsOf } from '../support/loans-fixture.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { addTemplate, must } from '../support/recurring-fixture.ts'

let one: TestEngine
let anna: Person
let giro: string
beforeAll(async () => {
  one = await openTestEngine({ at: '2026-03-15T10:00:00.000Z' })
})
afterAll(() => one.close())

type Values = Readonly<Record<string, unknown>>
const say = (name: string, args: Values) => must(one, anna, name, args)
const instalment = 103_280

beforeEach(async () => {
  one.moveTo('2026-03-15T10:00:00.000Z')
  anna = await newPerson(one)
  giro = randomUUID()
  const opened = { openingBalance: 500_000, openingOn: '2026-01-01' }
  await say('accounts.create', {
    doc: { id: giro, name: 'Giro', kind: 'current', currency: 'EUR', ...opened },
  })
})

async function postAt(instant: string): Promise<void> {
  one.moveTo(instant)
  for (let replay = 0; replay < 2; replay++) await postInstalments(one.engine, new Date(instant))
}

async function spend(fields: Values = {}): Promise<string> {
  const id = randomUUID()
  const said = { description: 'RATE 4711', merchant: 'Sparkasse', accountId: giro }
  const paid = { amount: instalment, currency: 'EUR', date: '2026-03-31' }
  await say('expenses.create', { doc: { id, ...said, ...paid, ...fields } })
  return id
}

const spent = () => expensesOf(one, anna.uid)
async function holds(): Promise<number> {
  const { rows } = await one.engine.database.pool.query<{ moved: number }>(
    'select coalesce(sum(effect), 0)::bigint as moved from account_moves where account_id = $1',
    [giro],
  )
  return 500_000 + Number(rows[0]?.moved)
}

describe('a row that was in the book first', () => {
  it.each(['expense', 'payment'])('is the instalment, where those become a %s', async (posting) => {
    const row = await spend()
    const loan = await addLoan(one, anna, { posting, payFromId: giro })
    await postAt('2026-04-01T08:00:00Z')
    const [payment] = await paymentsOf(one, loan)
    const principal = payment?.principalPart
    expect(payment).toMatchObject({ date: '2026-03-31', amount: instalment, interestPart: 6_000 })
    expect(await spent()).toMatchObject([
      { date: '2026-03-31', amount: instalment, loanId: loan, loanPrincipal: principal },
    ])
    expect(await loanOf(one, loan)).toMatchObject({ nextDueOn: '2026-05-01' })
    expect(await holds()).toBe(500_000 - instalment)
    await say('expenses.delete', { id: row })
    await postAt('2026-04-02T08:00:00Z')
    expect([await spent(), await paymentsOf(one, loan), await holds()]).toEqual([[], [], 500_000])
    expect(await loanOf(one, loan)).toMatchObject({ nextDueOn: '2026-04-01' })
  })

  it.each([
    ['another amount', { amount: instalment + 1 }],
    ['another day', { date: '2026-03-28' }],
    ['nothing that names it, in no account', { accountId: null, merchant: null }],
  ])('is another one with %s', async (_why, fields) => {
    await spend(fields)
    const loan = await addLoan(one, anna, { posting: 'expense', payFromId: giro })
    await postAt('2026-04-01T08:00:00Z')
    expect((await spent()).map(({ loanId }) => loanId)).toEqual([null, loan])
    expect(await paymentsOf(one, loan)).toMatchObject([{ date: '2026-04-01' }])
  })

  it('stands for one instalment, also from before the day it is tracked from', async () => {
    await spend({ date: '2026-03-30' })
    const fields = { posting: 'expense', payFromId: giro, trackFrom: '2026-04-01' }
    const loan = await addLoan(one, anna, fields)
    await postAt('2026-05-01T08:00:00Z')
    expect(await paymentsOf(one, loan)).toMatchObject([
      { date: '2026-03-30', dueOn: '2026-04-01' },
      { date: '2026-05-01', dueOn: '2026-05-01' },
    ])
    expect(await holds()).toBe(500_000 - 2 * instalment)
    expect(await loanOf(one, loan)).toMatchObject({ nextDueOn: '2026-06-01' })
  })
})

describe('a row that is imported as an instalment that becomes an expense', () => {
  async function importFor(loanId: string, fields: Values = {}) {
    const [id, paymentId, expenseId] = [randomUUID(), randomUUID(), randomUUID()]
    const is = { date: '2026-03-31', amount: instalment }
    const changed = [{ table: 'payments', id: paymentId, was: {}, is }]
    await say('imports.create', { doc: { id, fileName: 'a.csv', format: 'csv', changed } })
    const paid = { loanId, id: paymentId, expenseId, accountId: giro, type: 'regular' }
    await say('loans.pay', { ...paid, ...is, ...fields })
    const patch = { bankId: 'B1', bankAmount: instalment, bankOn: '2026-03-31' }
    await say('expenses.update', { id: expenseId, patch })
    return id
  }

  it('is not entered again on its day, and is again when the import is taken back', async () => {
    const loan = await addLoan(one, anna, { posting: 'expense', payFromId: giro })
    one.moveTo('2026-03-31T10:00:00.000Z')
    const first = await importFor(loan)
    expect(await spent()).toMatchObject([{ loanId: loan, amount: instalment }])
    await say('imports.undo', { id: first })
    expect([await spent(), await paymentsOf(one, loan), await holds()]).toEqual([[], [], 500_000])
    await importFor(loan)
    await postAt('2026-04-01T08:00:00Z')
    expect(await spent()).toHaveLength(1)
    expect(await paymentsOf(one, loan)).toHaveLength(1)
    expect(await holds()).toBe(500_000 - instalment)
    await postAt('2026-05-01T08:00:00Z')
    expect(await spent()).toHaveLength(2)
  })

  it('takes the place of one that counted as paid: the loan owes the same', async () => {
    const running = { startOn: '2025-12-01', firstPaymentOn: '2026-01-01', posting: 'expense' }
    const loan = await addLoan(one, anna, { ...running, payFromId: giro })
    const before = await loanOf(one, loan)
    const counted = { dueOn: '2026-03-01', date: '2026-03-02' }
    const [id, paymentId, expenseId] = [randomUUID(), randomUUID(), randomUUID()]
    const is = { date: counted.date, amount: instalment }
    const changed = [{ table: 'payments', id: paymentId, was: {}, is }]
    await say('imports.create', { doc: { id, fileName: 'a.csv', format: 'csv', changed } })
    const paid = { loanId: loan, id: paymentId, expenseId, accountId: giro, type: 'regular' }
    await say('loans.pay', { ...paid, ...is, dueOn: counted.dueOn })
    expect(await loanOf(one, loan)).toEqual(before)
    expect(await spent()).toMatchObject([{ loanId: loan, amount: instalment }])
    expect((await spent())[0]?.loanPrincipal).toBeGreaterThan(90_000)
    expect(await holds()).toBe(500_000 - instalment)
    await say('imports.undo', { id })
    expect([await spent(), await loanOf(one, loan), await holds()]).toEqual([[], before, 500_000])
  })
})

describe('a template that brings the instalment', () => {
  const rateOn = (startOn: string) => ({
    ...{ description: 'Rate', amount: instalment, currency: 'EUR', startOn, frequency: 'monthly' },
    accountId: giro,
  })
  async function passDays(from: string, days: number): Promise<void> {
    for (let ahead = 0; ahead < days; ahead++) {
      const instant = `${addDays(from, ahead)}T08:00:00Z`
      one.moveTo(instant)
      await postInstalments(one.engine, new Date(instant))
      await postDue(one.engine, new Date(instant))
      await postInstalments(one.engine, new Date(instant))
    }
  }

  it.each([
    ['some days before', '2026-03-30'],
    ['the same day', '2026-04-01'],
    ['some days after', '2026-04-03'],
  ])('is that instalment, %s', async (_when, startOn) => {
    for (const posting of ['expense', 'payment']) {
      one.moveTo('2026-03-15T10:00:00.000Z')
      anna = await newPerson(one)
      giro = randomUUID()
      const opened = { openingBalance: 500_000, openingOn: '2026-01-01' }
      await say('accounts.create', {
        doc: { id: giro, name: 'Giro', kind: 'current', currency: 'EUR', ...opened },
      })
      const loan = await addLoan(one, anna, { posting, payFromId: giro })
      one.moveTo('2026-03-16T08:00:00Z')
      await addTemplate(one, anna, rateOn(startOn))
      await passDays('2026-03-29', 8)
      expect(await spent(), posting).toMatchObject([{ loanId: loan, amount: instalment }])
      expect(await paymentsOf(one, loan)).toHaveLength(1)
      expect(await holds()).toBe(500_000 - instalment)
      expect(await loanOf(one, loan)).toMatchObject({ nextDueOn: '2026-05-01' })
    }
  })

  it('is waited for no longer than a row of the book is looked for', async () => {
    const loan = await addLoan(one, anna, { posting: 'expense', payFromId: giro })
    one.moveTo('2026-03-16T08:00:00Z')
    await addTemplate(one, anna, rateOn('2026-04-05'))
    await passDays('2026-04-01', 1)
    expect(await spent()).toMatchObject([{ loanId: loan, date: '2026-04-01' }])
  })
})
