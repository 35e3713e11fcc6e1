import { accountCard } from '../accounts-of.ts'
import { expectFine } from '../goals-of.ts'
import { statementPath } from '../import-vocabulary.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'

const fixture = (name: string) => new URL(`../../fixtures/moving/${name}`, import.meta.url).pathname

test.use({ bypassCSP: true })

test('from another program, and back again', { tag: '@phone' }, async ({
  page,
  person,
  isMobile,
}) => {
  await enter(page, person, '/mcapp/profile')
  const dialog = page.getByRole('dialog')
  const give = (path: string) =>
    dialog.getByLabel('Your export', { exact: true }).setInputFiles(path)

  await test.step('what nobody knows is refused, and another file may be given', async () => {
    await page.getByRole('button', { name: 'Bring your data' }).click()
    await expect(dialog.getByRole('heading', { name: 'Bring your data' })).toBeVisible()
    await expectFine(page, isMobile)
    await give(new URL('../../fixtures/moving/nothing.pdf', import.meta.url).pathname)
    await expect(dialog.getByRole('alert')).toContainText('This is a PDF.')
  })

  await test.step('it is seen before anything is added', async () => {
    await give(fixture('mint.csv'))
    await expect(dialog.getByText('From Mint')).toBeVisible()
    await expect(dialog.getByText('Every account comes to what the file says')).toBeVisible()
    await dialog.getByText('Everyday Checking').click()
    await expect(dialog.getByRole('row', { name: /January 2024/ }).first()).toContainText(
      '2,054.90',
    )
    await dialog.getByText('1 row is left out').click()
    await expect(dialog.getByText('Odd line: Its amount cannot be read.')).toBeVisible()
    await expectFine(page, isMobile)
  })

  await test.step('it comes in with its accounts', async () => {
    await dialog.getByRole('button', { name: 'Bring in 5 rows' }).click()
    await expect(dialog.getByRole('heading', { name: 'Your data is here' }).first()).toBeVisible()
    await dialog.getByRole('link', { name: 'See your accounts' }).click()
    await expect(accountCard(page, 'Everyday Checking')).toContainText('1,754.90')
    await expect(accountCard(page, 'Rewards Card')).toContainText('5.10')
  })

  await test.step('a second time there is nothing new', async () => {
    await page.goto('/mcapp/profile?bring=1')
    await give(fixture('mint.csv'))
    await expect(dialog.getByRole('button', { name: 'Nothing new' })).toBeDisabled()
  })

  await test.step('all of it is taken back', async () => {
    await dialog.getByRole('button', { name: 'Another file' }).click()
    await dialog.getByRole('button', { name: 'Undo the import of mint.csv' }).click()
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await expectToast(page, 'Import taken back')
    await page.goto('/mcapp/accounts')
    await expect(page.getByRole('button', { name: 'Add an account' })).toBeVisible()
  })

  await test.step('the statement of a bank goes on where statements are imported', async () => {
    await page.goto('/mcapp/profile?bring=1')
    await give(statementPath('ofx/empty-month.ofx'))
    await expect(dialog.getByRole('heading', { name: 'Look before you import' })).toBeVisible()
  })
})
