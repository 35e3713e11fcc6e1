import { expectGoodScreen } from '../good-screen.ts'
import { enter } from '../person.ts'
import { logIn, newStaff } from '../staff-of.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'

test.use({ bypassCSP: true })

test('a testimonial is written, approved, changed and withdrawn', {
  tag: '@phone',
}, async ({ page, isMobile, person, server, openDevice }) => {
  const text = `It saves my evenings. ${Date.now()}`
  const site = await openDevice()
  const desk = await openDevice()
  const card = page.getByRole('list', { name: 'Your testimonials' }).getByRole('listitem')
  const seenInPublic = async () => {
    await site.goto(`${server.url}/testimonials`)
    return site.getByText(text).count()
  }

  await test.step('written, and told what is missing', async () => {
    await enter(page, person, '/mcapp/testimonials')
    await page.getByRole('button', { name: 'Write a testimonial' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Choose one to five stars.')).toBeVisible()
    await expect(form.getByText('Write a few words.')).toBeVisible()
    await expectGoodScreen(page, isMobile)
    await form.getByRole('radio', { name: '5 stars' }).check({ force: true })
    await form.getByLabel('In your words').fill(text)
    await form.getByLabel('Name to show').fill('Anna')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(card).toContainText('Waiting')
    await expectGoodScreen(page, isMobile)
    await page.reload()
    await expect(card).toContainText(text)
    expect(await seenInPublic()).toBe(0)
  })

  await test.step('approved by a moderator, and public', async () => {
    await desk.goto(`${server.url}/admin/content`)
    await logIn(desk, await newStaff(server.url, 'moderator'))
    await desk.getByLabel('Search in testimonials').fill(text)
    await expect(desk.getByText('1–1 of 1')).toBeVisible()
    await desk.getByRole('button', { name: 'Approve' }).click()
    await expectToast(desk, 'Approved. It is public now.')
    await expect(card).toContainText('Public')
    await expect.poll(seenInPublic).toBe(1)
  })

  await test.step('waits again when it is changed', async () => {
    await card.getByRole('button', { name: 'Edit' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('radio', { name: '4 stars' }).press('Space')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(card).toContainText('Waiting')
    await expect.poll(seenInPublic).toBe(0)
  })

  await test.step('withdrawn, and back by Undo', async () => {
    await card.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('How is Moneycomb for you?')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card).toContainText(text)
  })
})
