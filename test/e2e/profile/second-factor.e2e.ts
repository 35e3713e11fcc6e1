import type { Page } from '@playwright/test'
import { waysIn } from '../passkeys-of.ts'
import { enter } from '../person.ts'
import { setUpFactor, shownCode } from '../second-factor-of.ts'
import { expect, test } from '../story.ts'
import { expectToast, signOut } from '../vocabulary.ts'

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/mcapp/login?way=email')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

const give = async (page: Page, code: string) => {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('a code from a phone is asked for besides the password, and shown codes replace it', {
  tag: '@phone',
}, async ({ page, person, forgive, context }) => {
  forgive(/status of (401|403|422)/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, person, '/mcapp/profile')
  await expect(waysIn(page)).toContainText('logging in takes a code from your phone besides')
  const { secret, recovery } = await setUpFactor(page)
  await expect(waysIn(page)).toContainText('10 left.')
  await expect(waysIn(page)).toContainText(/Since .*, last used/)

  await signOut(page)
  await logIn(page, person)
  await give(page, '000000')
  await expect(page.getByText('That code is not right, or it was used before.')).toBeVisible()
  await page.getByRole('button', { name: 'Log in another way' }).click()
  await logIn(page, person)
  // The code that set it up is used up; the next one is already taken.
  await give(page, shownCode(secret, 1))
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()

  await signOut(page)
  await logIn(page, person)
  await give(page, recovery[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await page.goto('/mcapp/profile')
  await expect(waysIn(page)).toContainText('9 left.')

  await waysIn(page).getByRole('button', { name: 'New recovery codes' }).click()
  await page.getByRole('button', { name: 'Make new codes' }).click()
  const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await kept.getByRole('button', { name: 'Copy' }).click()
  await kept.getByRole('button', { name: 'I have kept them' }).click()
  await expect(waysIn(page)).toContainText('10 left.')

  await waysIn(page).getByRole('button', { name: 'Turn off' }).click()
  const asked = page.getByRole('dialog', { name: 'Turn off two-factor sign-in?' })
  await asked.getByRole('button', { name: 'Turn off' }).click()
  await expectToast(page, 'Two-factor sign-in is off')
  await expect(waysIn(page).getByRole('button', { name: 'Set up' })).toBeVisible()
})
