import type { Page } from '@playwright/test'
import { codeAt, stepAt } from '#server/auth/second-factor/totp.ts'
import {
  letTimePass,
  logIn,
  newStaff,
  proofAsked,
  proveAgain,
  type StaffPerson,
} from '../staff-of.ts'
import { expect, test } from '../story.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app would show for the secret on screen, some steps from now. */
function shown(secret: string, off = 0): string {
  const letters = [...secret.replaceAll(' ', '')]
  const bits = letters.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  return codeAt(key, stepAt(new Date()) + off)
}

async function setUp(page: Page, who: StaffPerson) {
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(who.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible()
  const secret = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel('Code', { exact: true }).fill(shown(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [first = ''] = await codes.allTextContents()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()
  return { secret, first }
}

test('a phone becomes the second factor, and is asked for', {
  tag: '@phone',
}, async ({ page, server, forgive }) => {
  forgive(/status of 401/)
  const ben = await newStaff(server.url, 'support')
  await page.goto('/admin')
  await logIn(page, ben)
  const { secret, first } = await setUp(page, ben)
  await page.getByRole('button', { name: 'Logout' }).click()

  await logIn(page, ben)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('That code is not right, or it was used before.')).toBeVisible()
  // The code that set it up is used up; the next one is already taken.
  await page.getByLabel('Code').fill(shown(secret, 1))
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()

  await logIn(page, ben)
  await page.getByLabel('Code').fill(first)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('9 recovery codes left.')).toBeVisible()
})

test('new recovery codes are asked about first, and stay until they are kept', async ({
  page,
  server,
  forgive,
}) => {
  forgive(/status of 403/)
  const ben = await newStaff(server.url, 'support')
  await page.goto('/admin')
  await logIn(page, ben)
  const { first } = await setUp(page, ben)
  // So that there is a step to go back.
  await page.getByRole('link', { name: 'Support', exact: true }).first().click()
  await expect(page).toHaveURL(/support/)
  await page.getByRole('link', { name: 'Admin dashboard', exact: true }).first().click()
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  const question = page.getByRole('dialog', { name: 'Make new recovery codes?' })
  await question.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(question).toBeHidden()

  await letTimePass(server, ben.email)
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await question.getByRole('button', { name: 'Make new codes' }).click()
  const code = proofAsked(page).getByLabel('Code', { exact: true })
  await expect(code).not.toHaveAttribute('aria-invalid')
  await code.fill(first)
  await proveAgain(page, ben)

  const shown = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(shown.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.evaluate(() => history.back())
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(leave).toContainText('The codes are not shown again.')
  await leave.getByRole('button', { name: 'Stay' }).click()
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  await shown.getByRole('button', { name: 'I have kept them' }).click()
  await expect(shown).toBeHidden()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()
})

test('it can be turned off again, with the password and a code', async ({ page, server }) => {
  const ben = await newStaff(server.url, 'support')
  await page.goto('/admin')
  await logIn(page, ben)
  const { first } = await setUp(page, ben)
  await page.getByRole('button', { name: 'Turn off' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await dialog.getByLabel('Password', { exact: true }).fill(ben.password)
  await dialog.getByLabel('Code', { exact: true }).fill(first)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('going back from the code asks for the password again', async ({ page, server, forgive }) => {
  forgive(/status of 401/)
  const ben = await newStaff(server.url, 'support')
  await page.goto('/admin')
  await logIn(page, ben)
  await setUp(page, ben)
  await page.getByRole('button', { name: 'Logout' }).click()
  await logIn(page, ben)
  await page.getByRole('button', { name: 'Back to email and password' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await logIn(page, ben)
  await expect(page.getByLabel('Code')).toBeVisible()
})
