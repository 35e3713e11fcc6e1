import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

const file = [
  'Date,Description,Category,Cost,Currency,Anna,Ben',
  '2026-10-03,Dinner,Dining out,90.00,EUR,45.00,-45.00',
  '2026-10-05,Ben paid Anna,Payment,20.00,EUR,-20.00,20.00',
].join('\n')

test('a group that was brought in is taken back', async ({ page, person, forgive }) => {
  // Told of the group, the device may ask for it in the moment in which it is taken back.
  forgive(/403 \(Forbidden\) at .*\/api\/sync\/snapshot/)
  await enter(page, person, '/mcapp/groups?import=1')
  const dialog = page.getByRole('dialog', { name: 'Import a group' })
  const mimeType = 'text/csv'
  const upload = { name: 'Alps.csv', mimeType, buffer: Buffer.from(file) }
  await dialog.getByLabel('File').setInputFiles(upload)
  await dialog.getByLabel('Which of them are you?').selectOption('Anna')
  await dialog.getByRole('button', { name: /^Import/ }).click()
  await expect(page.getByRole('heading', { name: 'Alps' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dinner' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Make a group' })).toBeVisible()
  // What is offered only to who has no group.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Make a group' })).toBeVisible()
})
