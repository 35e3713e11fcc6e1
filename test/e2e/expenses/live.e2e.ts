import { newId } from '#web/data/new-id.ts'
import { startTestServer } from '../../support/server.ts'
import { storeGoal } from '../goals-of.ts'
import { commandFor, storedExpenses, storeExpense } from '../ledger-of.ts'
import { dayIn, storeLoan } from '../loan-of.ts'
import { enter, newPerson } from '../person.ts'
import { expect, manyPeople, test } from '../story.ts'
import {
  addExpense,
  deleteExpense,
  editExpense,
  expectExpense,
  expectLedger,
  expectNoExpense,
  expenseForm,
} from '../vocabulary.ts'

test('two browsers of one person show the same at once, and no one else does', async ({
  page,
  person,
  openDevice,
  server,
}) => {
  const [other, stranger] = [await openDevice(), await openDevice()]
  await enter(page, person)
  await enter(other, person)
  await enter(stranger, await newPerson(server.url))
  await expectLedger(other)
  await expectLedger(stranger)
  await addExpense(page, { amount: '5', description: 'Ice cream' })
  await expectExpense(other, { amount: '5.00', description: 'Ice cream' })
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(1)
  await expectNoExpense(stranger, 'Ice cream')
  await editExpense(other, 'Ice cream', { description: 'Two ice creams' })
  await expectExpense(page, { amount: '5.00', description: 'Two ice creams' })
  await deleteExpense(page, 'Two ice creams')
  await expectNoExpense(other, 'Two ice creams')
})

test('what is written stays when its row is deleted elsewhere, and can be added again', async ({
  page,
  person,
  server,
}) => {
  const id = await storeExpense(server.url, person, { description: 'Snacks' })
  const goalId = await storeGoal(server.url, person)
  await enter(page, person, `/mcapp/expenses?edit=${id}`)
  const form = expenseForm(page)
  await form.getByLabel('Description').fill('Snacks for the train')
  await commandFor(server.url, person, 'expenses.delete', { id })
  await expect(page.getByRole('status').filter({ hasText: 'deleted meanwhile' })).toBeVisible()
  await expect(form.getByLabel('Description')).toHaveValue('Snacks for the train')
  await page.getByRole('button', { name: 'Add again' }).click()
  await expect(form).toHaveCount(0)
  await expectExpense(page, { amount: '12.50', description: 'Snacks for the train' })
  await expect
    .poll(() => storedExpenses(server.url, person))
    .toMatchObject([{ description: 'Snacks for the train' }])

  await page.goto(`/mcapp/goals?edit=${goalId}`)
  const sheet = page.getByRole('dialog', { name: 'Edit goal' })
  await sheet.getByLabel('Name').fill('Two bicycles')
  await commandFor(server.url, person, 'goals.delete', { id: goalId })
  await expect(sheet.getByText('deleted meanwhile')).toBeVisible()
  await sheet.getByRole('button', { name: 'Add again' }).click()
  await expect(page.getByRole('link', { name: 'Two bicycles', exact: true })).toBeVisible()

  const boatId = await storeGoal(server.url, person, { name: 'Boat' })
  await page.goto(`/mcapp/goals/${boatId}?money=in`)
  const money = page.getByRole('dialog', { name: 'Add money' })
  await money.getByLabel('Amount').fill('25')
  await commandFor(server.url, person, 'goals.delete', { id: boatId })
  await expect(money.getByText('deleted meanwhile')).toBeVisible()
  await money.getByRole('button', { name: 'Add again' }).click()
  await page.goto('/mcapp/goals')
  const boat = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Boat' })
  // A page that was opened anew shows what it kept until it has caught up.
  await expect(boat).toHaveCount(1)
  await expect(boat).toContainText('€25.00')
})

test('a payment stays when its loan is deleted elsewhere, and brings the loan back', async ({
  page,
  person,
  server,
}) => {
  const id = await storeLoan(server.url, person, { trackFrom: dayIn(-60) })
  const paid = { loanId: id, type: 'regular', amount: 100, date: dayIn(0) }
  await commandFor(server.url, person, 'loans.pay', { ...paid, id: newId() })
  await enter(page, person, `/mcapp/loans/${id}?open=pay`)
  const sheet = page.getByRole('dialog', { name: 'Pay Flat' })
  await sheet.getByLabel('Amount in EUR').fill('25')
  await commandFor(server.url, person, 'loans.delete', { id })
  await expect(sheet.getByText('deleted meanwhile')).toBeVisible()
  await expect(sheet.getByLabel('Amount in EUR')).toHaveValue('25')
  await sheet.getByRole('button', { name: 'Add again' }).click()
  await expect(page.getByRole('heading', { name: 'Flat', level: 2 })).toBeVisible()
  await page.getByRole('tab', { name: 'Payments' }).click()
  const list = page.getByRole('tabpanel', { name: 'Payments' })
  await expect(list).toContainText('€25.00')
  await expect(list).toContainText('€1.00')
})

test('a killed server that comes back is caught up with by itself', async ({
  page,
  openDevice,
  forgive,
}) => {
  forgive(/net::ERR_|status of 50[23]/)
  const server = await startTestServer({ env: manyPeople })
  const person = await newPerson(server.url)
  const other = await openDevice()
  const ledger = new URL('/mcapp/expenses', server.url).href
  await enter(page, person, ledger)
  await enter(other, person, ledger)
  await addExpense(page, { amount: '5', description: 'Before the crash' })
  await expectExpense(other, { amount: '5.00', description: 'Before the crash' })

  await server.kill()
  await addExpense(page, { amount: '6', description: 'While it was down' })
  const again = await startTestServer({
    env: { DATABASE_URL: server.databaseUrl, PORT: new URL(server.url).port },
  })
  await expectExpense(other, { amount: '6.00', description: 'While it was down' })
  await expectExpense(page, { amount: '5.00', description: 'Before the crash' })
  expect(await storedExpenses(again.url, person)).toHaveLength(2)
  await again.stop()
})

test('two servers on one database keep their browsers together', async ({
  page,
  person,
  openDevice,
  server,
}) => {
  const second = await startTestServer({ env: { DATABASE_URL: server.databaseUrl } })
  const other = await openDevice()
  await enter(page, person)
  await enter(other, person, new URL('/mcapp/expenses', second.url).href)
  await expectLedger(other)
  await addExpense(page, { amount: '5', description: 'Written on the first' })
  await expectExpense(other, { amount: '5.00', description: 'Written on the first' })
  await addExpense(other, { amount: '6', description: 'Written on the second' })
  await expectExpense(page, { amount: '6.00', description: 'Written on the second' })
  await storeExpense(second.url, person, { description: 'Written past both', amount: 700 })
  await expectExpense(page, { amount: '7.00', description: 'Written past both' })
  await other.goto('about:blank')
  await second.stop()
})
