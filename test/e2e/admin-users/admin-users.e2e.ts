import type { Locator, Page } from '@playwright/test'
import { ownErrorWords } from '#contract/error-codes.ts'
import { expectGoodScreen } from '../good-screen.ts'
import { enter, newPerson } from '../person.ts'
import { letTimePass, logIn, newStaff, proofAsked, proveAgain } from '../staff-of.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'

// axe is put into the page as a script, which our content security policy rightly refuses.
test.use({ bypassCSP: true })

test('a user is found, given Plus, suspended, let in again and deleted', {
  tag: '@phone',
}, async ({ page, openDevice, isMobile, server, forgive }) => {
  forgive(/status of (401|403|422)/)
  const person = await newPerson(server.url)
  const theirs = await openDevice()
  await enter(theirs, person, new URL('/mcapp/expenses', server.url).href)
  const { email, session } = person
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

  await test.step('given Plus', () => givePlus(page, sheet, name))

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
    // Their open app says why they are out.
    await expect(theirs.getByText(ownErrorWords['account-not-active'])).toBeVisible()
    await expect(sheet.getByText('Suspended', { exact: true })).toBeVisible()
    await expect(sheet.getByText('Sent spam to strangers.')).toBeVisible()
    await expectGoodScreen(page, isMobile)
    await letIn(page, name, isMobile)
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

async function givePlus(page: Page, sheet: Locator, name: string) {
  await sheet.getByRole('button', { name: 'Plus' }).click()
  await page.getByRole('menuitem', { name: 'For a month' }).click()
  await expectToast(page, `${name} has Plus.`)
  await expect(sheet.getByText('Plus until')).toBeVisible()
}

/** With a reason, as for shutting them out. */
async function letIn(page: Page, name: string, isMobile: boolean) {
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Activate' }).click()
  const asked = page.getByRole('dialog', { name: `Let ${name} in again?` })
  await asked.getByRole('button', { name: 'Activate' }).click()
  await expect(asked.getByText('Say why.')).toBeVisible()
  await asked.getByLabel('Reason').fill('It was a mistake.')
  await expectGoodScreen(page, isMobile)
  await asked.getByRole('button', { name: 'Activate' }).click()
  await expectToast(page, `${name} can log in again.`)
}

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
