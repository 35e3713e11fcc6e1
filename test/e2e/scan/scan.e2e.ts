import { storeGroup } from '../groups/group-of.ts'
import { storedExpenses } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { goOffline, goOnline } from '../vocabulary.ts'
import { chosen, groupBills, notAPicture, paper, pictureStatus, scan } from './scan-of.ts'

test('a receipt becomes an expense by category, and offline a bill of a group', async ({
  page,
  person,
  server,
  forgive,
}) => {
  test.slow()
  const { url } = server
  const group = await storeGroup(url, person, {
    name: 'Flat',
    currency: 'GBP',
    members: ['Cleo'],
  })
  const form = chosen(page)
  const field = (name: string) => form.getByLabel(name, { exact: true })

  await test.step('is read on the device, with what is no picture told apart', async () => {
    await enter(page, person, '/mcapp/expenses?add=1')
    await page.getByRole('link', { name: 'Scan a receipt' }).click()
    await scan(page, [await paper(), notAPicture])
    await expect(page.getByRole('alert')).toContainText('cannot open this file')
    await expect(field('Total')).toHaveValue('12.00')
    await expect(field('Where')).toHaveValue(/corner ?bakery/i)
    await expect(field('Date')).toHaveValue('Sat 14 Mar 2026')
    await expect(form.getByText('come to the total')).toBeVisible()
  })

  await test.step('says the gap, and takes a line by tapping it', async () => {
    await field('Price of line 1').fill('4.00')
    await expect(form.getByText('0.20 of the total is in no line.')).toBeVisible()
    await field('Price of line 1').fill('4.20')
    await expect(form.getByText('come to the total')).toBeVisible()
    const lines = page.getByRole('listbox', { name: 'Lines of the receipt' })
    await lines.getByRole('option', { name: /cash/i }).click()
    await page.getByRole('menuitem', { name: /^The total is/ }).click()
    await expect(field('Total')).toHaveValue('20.00')
    await form.getByRole('button', { name: /12\.00/ }).click()
    await expect(field('Total')).toHaveValue('12.00')
  })

  await test.step('is saved over two categories, and its picture with it', async () => {
    await field('Where').fill('Corner Bakery')
    await form.getByText('By category').click()
    for (const [name, category] of [
      ['Category, unless a line has its own', 'Groceries'],
      ['Category of line 3', 'Eating out'],
    ] as const) {
      await field(name).fill(category)
      await form.getByRole('option', { name: category, exact: true }).click()
    }
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByText('It is saved.').or(page.getByText('Added Corner Bakery')).first(),
    ).toBeVisible()
    await expect.poll(() => storedExpenses(url, person)).toHaveLength(1)
    const [stored] = await storedExpenses(url, person)
    expect(stored).toMatchObject({
      amount: 1200,
      date: '2026-03-14',
      merchant: 'Corner Bakery',
      lines: [{ amount: 780 }, { amount: 420 }],
    })
    await expect.poll(() => pictureStatus(url, person, stored?.receiptId)).toBe(200)
  })

  await test.step('is shown on the expense', async () => {
    await page.getByRole('link', { name: 'Show' }).click()
    await page.getByRole('button', { name: 'Show the receipt' }).click()
    const dialog = page.getByRole('dialog', { name: 'Receipt' })
    await dialog.getByRole('button', { name: 'Larger' }).click()
    await expect(dialog.getByText('150 %')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  })

  await test.step('is recognised when it comes again, without a network', async () => {
    forgive(/net::ERR_|Failed to fetch/)
    await page.goBack()
    await page.goBack()
    await page.getByRole('button', { name: 'Clear the list' }).or(form).first().waitFor()
    await goOffline(page)
    await scan(page, [await paper()])
    await expect(field('Where')).toHaveValue('Corner Bakery')
    await expect(form.getByText('You may have this already: Corner Bakery')).toBeVisible()
  })

  await test.step('becomes a bill of a group with items for people', async () => {
    await form.getByText('In a group').click()
    await form.getByRole('group', { name: 'Who had line 3' }).getByText('Cleo').click()
    await form.getByRole('button', { name: 'Save anyway' }).click()
    await expect(page.getByText('Added Corner Bakery')).toBeVisible()
    await goOnline(page)
    await expect.poll(() => groupBills(url, person, group.id)).toHaveLength(1)
    const [bill] = await groupBills(url, person, group.id)
    expect(bill).toMatchObject({
      amount: 1200,
      split: {
        mode: 'items',
        tax: 200,
        items: [{ amount: 420 }, { amount: 230 }, { amount: 350 }],
      },
    })
    await expect.poll(() => pictureStatus(url, person, bill?.receiptId)).toBe(200)
  })

  await test.step('comes back to be corrected when it is taken back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(form.getByRole('button', { name: /Save/ })).toBeVisible()
    await expect.poll(() => groupBills(url, person, group.id)).toHaveLength(0)
  })
})
