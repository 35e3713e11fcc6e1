import { accountCard, storeAccount } from '../accounts-of.ts'
import { expectFine } from '../goals-of.ts'
import { enter, newPerson } from '../person.ts'
import { expect, test } from '../story.ts'
import { storeBook } from '../whole-book.ts'

test.use({ bypassCSP: true })

test('the book of another Moneycomb', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  const other = await newPerson(server.url)
  await storeBook(server.url, other)
  await storeAccount(server.url, other, { name: 'Giro', openingBalance: 12_00, currency: 'EUR' })
  const headers = { Authorization: `Bearer ${other.session.token}` }
  const answer = await fetch(`${server.url}/api/user/export`, { headers })
  const buffer = Buffer.from(await answer.arrayBuffer())
  await enter(page, person, '/mcapp/profile?bring=1')
  const dialog = page.getByRole('dialog')
  const give = () =>
    dialog
      .getByLabel('Your export', { exact: true })
      .setInputFiles({ name: 'moneycomb.zip', mimeType: 'application/zip', buffer })

  await test.step('what comes and what stays is said before', async () => {
    await give()
    await expect(dialog.getByText('From Moneycomb')).toBeVisible()
    await expect(dialog.getByText('1 part of a bill: what a group spent')).toBeVisible()
    await expectFine(page, isMobile)
  })

  await test.step('it is here, and not a second time', async () => {
    await dialog.getByRole('button', { name: 'Bring in this book' }).click()
    await dialog.getByRole('link', { name: 'See your accounts' }).click()
    await expect(accountCard(page, 'Giro')).toContainText('12.00')
    await page.goto('/mcapp/profile?bring=1')
    await give()
    await expect(dialog.getByRole('alert')).toContainText('brought in already')
  })
})
