import type { Locator, Page } from '@playwright/test'
import { expectGoodScreen } from '../good-screen.ts'
import { newPerson } from '../person.ts'
import { letTimePass, logIn, newStaff, proofAsked, proveAgain } from '../staff-of.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'

// axe is put into the page as a script, which our content security policy rightly refuses.
test.use({ bypassCSP: true })

test('a user is found, given Plus, suspended, let in again and deleted', {
  tag: '@phone',
}, async ({ page, isMobile, server, forgive }) => {
  forgive(/status of (403|422)/)
  const { email, session } = await newPerson(server.url)
  const { name } = session.user
  await page.goto('/admin/users')
  const anna = await newStaff(server.url, 'super_admin', 'Anna Berg')
  await logIn(page, anna)
  const sheet = page.getByRole('dialog', { name })

  await test.step('found', async () => {
    await page.getByLabel('Search by name, email, phone or id').fill(email)
    await expect(page.getByText('1–1 of 1')).toBeVisible()
    await expectGoodScreen(page, isMobile)
    await page.getByRole('link', { name }).click()
    await expect(sheet.getByText(email)).toBeVisible()
    await expect(sheet.getByText('Nothing yet.')).toBeVisible()
    await expectGoodScreen(page, isMobile)
  })

  await test.step('given Plus', async () => {
    await sheet.getByRole('button', { name: 'Plus' }).click()
    await page.getByRole('menuitem', { name: 'For a month' }).click()
    await expectToast(page, `${name} has Plus.`)
    await expect(sheet.getByText('Plus until')).toBeVisible()
  })

  await test.step('suspended, and back by Undo', async () => {
    await sheet.getByRole('button', { name: 'Suspend' }).click()
    const asked = page.getByRole('dialog', { name: `Suspend ${name}?` })
    await asked.getByRole('button', { name: 'Suspend' }).click()
    await expect(asked.getByText('Say why.')).toBeVisible()
    await asked.getByLabel('Reason').fill('Sent spam to strangers.')
    await expect(asked.getByText('Say why.')).toBeHidden()
    await letTimePass(server, anna.email)
    await asked.getByRole('button', { name: 'Suspend' }).click()
    await expectGoodScreen(page, isMobile)
    await refuseProof(page, asked)
    await proveAgain(page, anna)
    await expectToast(page, `${name} is signed out and shut out.`)
    await expect(sheet.getByText('Suspended', { exact: true })).toBeVisible()
    await expect(sheet.getByText('Sent spam to strangers.')).toBeVisible()
    await expectGoodScreen(page, isMobile)
    await sheet.getByRole('button', { name: 'Activate' }).click()
    await expectToast(page, `${name} can log in again.`)
    await expect(sheet.getByText('Active', { exact: true })).toBeVisible()
  })

  await test.step('deleted, with the name typed', async () => {
    await sheet.getByRole('button', { name: 'Delete' }).click()
    const asked = page.getByRole('dialog', { name: `Delete the account of ${name}?` })
    await asked.getByRole('button', { name: 'Delete for good' }).click()
    await expect(asked.getByText(`Type ${name} to delete this account.`)).toBeVisible()
    await asked.getByLabel(`Type ${name}`).fill(name)
    await asked.getByRole('button', { name: 'Delete for good' }).click()
    await expect(asked.getByText('Say why.')).toBeVisible()
    await asked.getByLabel('Reason').fill('Asked for it by mail.')
    await asked.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText('No user is like that')).toBeVisible()
  })
})

/** Neither leaving the question nor a wrong password does it, or loses what was typed. */
async function refuseProof(page: Page, asked: Locator) {
  const box = proofAsked(page).getByLabel('Password', { exact: true })
  await expect(box).toBeFocused()
  await proofAsked(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(asked.getByText('Please confirm first that it is you.')).toBeVisible()
  await expect(asked.getByLabel('Reason')).toHaveValue('Sent spam to strangers.')
  await asked.getByRole('button', { name: 'Suspend' }).click()
  await box.fill('not these words')
  await box.press('Enter')
  await expect(box).toHaveAccessibleDescription('That is not your password.')
}
