import type { Page } from '@playwright/test'
import { corner, drawReceipt } from '../../support/draw-receipt.ts'
import { openModelProvider } from '../../support/model-provider.ts'
import { startTestServer } from '../../support/server.ts'
import { expectCleanInBothThemes } from '../axe.ts'
import { enter, newPerson } from '../person.ts'
import { expect, manyPeople, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'
import { chosen, scan } from './scan-of.ts'

test.use({ bypassCSP: true })

const field = (page: Page, name: string) => chosen(page).getByLabel(name, { exact: true })
const button = (page: Page) => page.getByRole('button', { name: /^Ask bee at .+ this picture$/ })

/** The shop is cut off and the day is nowhere. */
const torn = async () => ({
  name: 'torn.jpg',
  mimeType: 'image/jpeg',
  buffer: await drawReceipt(corner.slice(3)),
})

const told = {
  ...{ merchant: 'Corner Bakery', date: '2026-03-14', currency: 'GBP', total: '12.00' },
  ...{ subtotal: '10.00', tax: '2.00', tip: null },
}

async function decline(page: Page): Promise<void> {
  await button(page).click()
  const dialog = page.getByRole('dialog', { name: 'May a model see this picture?' })
  await expect(dialog.getByRole('img', { name: 'The receipt that would be sent' })).toBeVisible()
  await expect(dialog.getByLabel('The words that would be sent')).toHaveValue(/Read this/)
  await expectCleanInBothThemes(page)
  await dialog.getByRole('button', { name: 'Do not send it' }).click()
  await expect(dialog).toBeHidden()
}

test('a model is asked about a picture only after a yes, and only proposes', async ({
  page,
  forgive,
}) => {
  test.slow()
  forgive(/503/)
  const provider = await openModelProvider()
  const model = { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'bee', MODEL_URL: provider.url }
  const env = { ...manyPeople, ...model, MODEL_WITHIN_S: '5', SCAN_MODEL: '1' }
  const server = await startTestServer({ env })
  const person = await newPerson(server.url)
  await enter(page, person, `${server.url}/mcapp/scan`)
  await scan(page, [await torn()])

  await test.step('what would be sent is shown, and a no sends nothing', async () => {
    await decline(page)
    expect(provider.heard).toEqual([])
  })

  await test.step('a failure changes nothing and says so', async () => {
    provider.behave((_, says) => {
      says.piece('no idea')
      says.stop()
    })
    await button(page).click()
    await page.getByRole('button', { name: 'Agree and ask' }).click()
    await expect(page.getByText('The model gave no useful answer.')).toBeVisible()
    await expect(field(page, 'Total')).toHaveValue('12.00')
  })

  await test.step('what was typed stays, the rest is filled in to be checked', async () => {
    await field(page, 'Where').fill('My baker')
    provider.behave((_, says) => {
      says.piece(JSON.stringify(told))
      says.stop()
    })
    await button(page).click()
    await expect(page.getByText('was asked. What it said')).toBeVisible()
    await expect(field(page, 'Where')).toHaveValue('My baker')
    await expect(field(page, 'Date')).toHaveValue(/14 Mar 2026/)
    await expect(field(page, 'Total')).toHaveValue('12.00')
    await expect(chosen(page).getByText('Please check', { exact: true })).toBeVisible()
    await expect(chosen(page).getByRole('button', { name: 'Corner Bakery' })).toBeVisible()
    await expectCleanInBothThemes(page)
  })

  await test.step('the profile takes the consent back', async () => {
    await page.goto(`${server.url}/mcapp/profile`)
    await page.getByRole('button', { name: 'Take it back' }).click()
    await expectToast(page, 'No picture is sent to a model now')
    await expect(page.getByRole('button', { name: 'Take it back' })).toBeHidden()
  })
  await page.goto('about:blank')
  await server.stop()
  provider.close()
})
