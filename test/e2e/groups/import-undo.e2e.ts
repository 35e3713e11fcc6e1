import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

const file = [
  'Date,Description,Category,Cost,Currency,Anna,Ben',
  '2026-10-03,Dinner,Dining out,90.00,EUR,45.00,-45.00',
  '2026-10-05,Ben paid Anna,Payment,20.00,EUR,-20.00,20.00',
  '2026-10-06,Deposit back,General,-10.00,EUR,-5.00,5.00',
  '2026-10-09,Total balance, , ,EUR,20.00,-20.00',
].join('\n')

const spliit = JSON.stringify({
  ...{ name: 'Lake', currency: '$', currencyCode: '' },
  participants: ['Anna', 'Ben'].map((name) => ({ id: name, name })),
  expenses: [
    {
      ...{ title: 'Boat', amount: 9000, paidById: 'Anna', splitMode: 'EVENLY' },
      ...{ expenseDate: '2026-10-03', isReimbursement: false },
      paidFor: ['Anna', 'Ben'].map((participantId) => ({ participantId, shares: 100 })),
    },
  ],
})

test('a file with a sign that many currencies share asks which', async ({ page, person }) => {
  await enter(page, person, '/mcapp/groups?import=1')
  const dialog = page.getByRole('dialog', { name: 'Import a group' })
  const upload = { name: 'Lake.json', mimeType: 'application/json', buffer: Buffer.from(spliit) }
  await dialog.getByLabel('File').setInputFiles(upload)
  await expect(dialog.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  await dialog.getByLabel('Which currency is $?').selectOption('CAD')
  await expect(dialog.getByText('Balances are the same as in the file')).toBeVisible()
  await dialog.getByLabel('Which of them are you?').selectOption('Anna')
  await dialog.getByRole('button', { name: /^Import/ }).click()
  await expect(page.getByRole('heading', { name: 'Lake', level: 2 })).toBeVisible()
})

test('a group that was brought in is taken back', async ({ page, person, forgive }) => {
  // Told of the group, the device may ask for it in the moment in which it is taken back.
  forgive(/403 \(Forbidden\) at .*\/api\/sync\/snapshot/)
  await enter(page, person, '/mcapp/groups?import=1')
  const dialog = page.getByRole('dialog', { name: 'Import a group' })
  const mimeType = 'text/csv'
  const upload = { name: 'Alps.csv', mimeType, buffer: Buffer.from(file) }
  await dialog.getByLabel('File').setInputFiles(upload)
  await expect(dialog.getByText('Balances are the same as in the file')).toBeVisible()
  await expect(dialog.getByText('1 expense, 2 payments, 2 people')).toBeVisible()
  await dialog.getByLabel('Which of them are you?').selectOption('Anna')
  await dialog.getByRole('button', { name: /^Import/ }).click()
  await expect(page.getByRole('heading', { name: 'Alps', level: 2 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dinner' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Make a group' })).toBeVisible()
  // What is offered only to who has no group.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Make a group' })).toBeVisible()
})
