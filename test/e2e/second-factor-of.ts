import type { Page } from '@playwright/test'
import { codeAt, stepAt } from '#server/auth/second-factor/totp.ts'
import { fromBase32 } from '#test/support/second-factor.ts'
import { waysIn } from './passkeys-of.ts'
import { expect } from './story.ts'

/** What an authenticator app would show for the secret on screen, some steps from now. */
export const shownCode = (secret: string, off = 0) =>
  codeAt(fromBase32(secret.replaceAll(' ', '')), stepAt(new Date()) + off)

export async function setUpFactor(page: Page) {
  await waysIn(page).getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(dialog.getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible()
  const secret = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel('Code', { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('That code is not right, or it was used before.')).toBeVisible()
  await dialog.getByLabel('Code', { exact: true }).fill(shownCode(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  const codes = kept.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.allTextContents()
  await kept.getByRole('button', { name: 'Copy' }).click()
  await kept.getByRole('button', { name: 'I have kept them' }).click()
  return { secret, recovery }
}
