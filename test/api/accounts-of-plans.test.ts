import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postInstalments } from '#server/loans/post-instalments.ts'
import { newAccount } from '../support/accounts-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { addLoan } from '../support/loans-fixture.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { addTemplate, must, newTemplate, postAt, run } from '../support/recurring-fixture.ts'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())

async function newOwner() {
  one.moveTo('2026-03-15T10:00:00.000Z')
  const anna = await newPerson(one, { timezone: 'Europe/Berlin' })
  const giro = newAccount()
  await must(one, anna, 'accounts.create', { doc: giro })
  return { anna, giro: giro.id }
}

async function accountsIn(table: string, { uid }: Person) {
  const { rows } = await one.engine.database.pool.query<{ accountId: string | null }>(
    `select account_id as "accountId" from ${table} where scope = $1 order by date, id`,
    [`u:${uid}`],
  )
  return rows.map(({ accountId }) => accountId)
}

const movesOf = async ({ uid }: Person, accountId: string) => {
  const { rows } = await one.engine.database.pool.query<{ effect: number; tbl: string }>(
    'select effect, tbl from account_moves where scope = $1 and account_id = $2 order by day, id',
    [`u:${uid}`, accountId],
  )
  return rows
}

it('what recurs is entered with its account, and from a day on with another', async () => {
  const { anna, giro } = await newOwner()
  const [cash, id, newId] = [newAccount({ kind: 'cash' }), randomUUID(), randomUUID()]
  await must(one, anna, 'accounts.create', { doc: cash })
  await addTemplate(one, anna, { id, accountId: giro })
  await addTemplate(one, anna, { accountId: giro }, 'income_templates')
  const change = { id, from: '2026-05-01', newId, patch: { accountId: cash.id } }
  await must(one, anna, 'expense_templates.changeFrom', change)
  await postAt(one, '2026-05-02T08:00:00Z')
  expect(await accountsIn('expenses', anna)).toEqual([giro, cash.id])
  expect(await accountsIn('incomes', anna)).toEqual([giro, giro])
  const asked = await run(one, anna, 'accounts.delete', { id: giro })
  expect(asked).toMatchObject({ code: 'in-use' })
})

it('nothing recurs in an account that shows a loan, nor is a loan paid from one', async () => {
  const { anna } = await newOwner()
  const shown = newAccount({ kind: 'loan' })
  await must(one, anna, 'accounts.create', { doc: shown })
  const doc = newTemplate({ accountId: shown.id })
  const asked = await run(one, anna, 'expense_templates.create', { doc })
  expect(asked).toMatchObject({ code: 'invalid-input', fields: { accountId: expect.any(String) } })
  const loan = await addLoan(one, anna)
  const patch = { payFromId: shown.id }
  const paid = await run(one, anna, 'loans.update', { id: loan, patch })
  expect(paid).toMatchObject({ code: 'invalid-input' })
})

it.each([
  ['payment', 'payments'],
  ['expense', 'expenses'],
])('an instalment posted as %s moves the account it is paid from, once', async (posting, table) => {
  const { anna, giro } = await newOwner()
  await addLoan(one, anna, { posting, payFromId: giro })
  for (const _ of [1, 2]) await postInstalments(one.engine, new Date('2026-04-01T08:00:00Z'))
  expect(await movesOf(anna, giro)).toEqual([{ effect: -103_280, tbl: table }])
})

it('a payment takes the account of the loan, unless another is said, or none', async () => {
  const { anna, giro } = await newOwner()
  const cash = newAccount({ kind: 'cash' })
  await must(one, anna, 'accounts.create', { doc: cash })
  const loanId = await addLoan(one, anna, { payFromId: giro, posting: 'by-hand' })
  const extra = { loanId, type: 'extra-principal', effect: 'lower', date: '2026-04-01' }
  const pay = (more: object) => must(one, anna, 'loans.pay', { ...extra, amount: 100, ...more })
  const [first, second] = [randomUUID(), randomUUID()]
  await pay({ id: first })
  await pay({ id: second, expenseId: randomUUID() })
  await pay({ id: randomUUID(), accountId: cash.id })
  await pay({ id: randomUUID(), accountId: null })
  expect(await movesOf(anna, giro)).toHaveLength(2)
  expect(await movesOf(anna, cash.id)).toEqual([{ effect: -100, tbl: 'payments' }])
  for (const id of [first, second]) {
    await must(one, anna, 'loans.changePayment', { id, patch: { accountId: cash.id } })
  }
  expect(await movesOf(anna, giro)).toEqual([])
  const moved = await movesOf(anna, cash.id)
  expect(moved.map(({ tbl }) => tbl).sort()).toEqual(['expenses', 'payments', 'payments'])
  await must(one, anna, 'loans.removePayment', { id: second })
  await pay({ id: second })
  const loan = await one.engine.database.pool.query('select from loans where pay_from_id = $1', [
    giro,
  ])
  expect(loan.rowCount).toBe(1)
})
