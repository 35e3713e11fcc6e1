import type { JSHandle, Page } from '@playwright/test'
import { drawPdf } from '../../support/draw-pdf.ts'
import { corner, drawReceipt } from '../../support/draw-receipt.ts'
import { storedExpenses } from '../ledger-of.ts'
import { enter, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import { chosen, notAPicture, paper, pictureStatus, readingMs, scan } from './scan-of.ts'

type Given = Awaited<ReturnType<typeof paper>>

/** What a browser hands over when files are dropped or pasted. */
const handOver = (page: Page, files: readonly Given[]): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer()
      for (const { name, type, text } of all) {
        const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type }))
      }
      return transfer
    },
    files.map(({ name, mimeType: type, buffer }) => ({
      name,
      type,
      text: buffer.toString('base64'),
    })),
  )

async function drop(page: Page, files: readonly Given[]): Promise<void> {
  const dataTransfer = await handOver(page, files)
  const box = page.getByRole('region', { name: 'Receipts to read' })
  await box.dispatchEvent('dragover', { dataTransfer })
  await box.dispatchEvent('drop', { dataTransfer })
}

async function paste(page: Page, files: readonly Given[]): Promise<void> {
  const pasted = await handOver(page, files)
  await pasted.evaluate((clipboardData) =>
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData })),
  )
}

const files = async () => {
  const { buffer } = await paper()
  const pdf = { mimeType: 'application/pdf', buffer: await drawPdf(buffer) }
  return {
    photo: { ...(await paper()), name: 'given-up.jpg' },
    pdf: { ...pdf, name: 'invoice.pdf' },
    broken: { ...pdf, name: 'broken.pdf', buffer: Buffer.from('%PDF-1.4 and nothing more') },
  }
}

async function dropAndGiveUp(page: Page): Promise<void> {
  const { photo, broken } = await files()
  await drop(page, [photo, broken, notAPicture])
  await page.getByRole('button', { name: 'Cancel given-up.jpg' }).click()
  await expect(page.getByText('given-up.jpg')).toHaveCount(0)
  const refusals = page.getByRole('alert')
  await expect(refusals).toHaveCount(2, { timeout: readingMs })
  await expect(refusals.first()).toContainText('This PDF cannot be opened')
  await expect(refusals.last()).toContainText('cannot open this file')
  await expect(chosen(page)).toHaveCount(0)
  for (const name of ['broken.pdf', 'notes.jpg']) {
    await page.getByRole('button', { name: `Remove ${name}` }).click()
  }
}

async function pasteAndSave(page: Page, url: string, person: Person): Promise<void> {
  await paste(page, [(await files()).pdf])
  await expect(chosen(page)).toBeVisible({ timeout: readingMs })
  await expect(chosen(page).getByLabel('Total', { exact: true })).toHaveValue('12.00')
  await chosen(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => storedExpenses(url, person)).toHaveLength(1)
  const [stored] = await storedExpenses(url, person)
  expect(stored).toMatchObject({ amount: 1200, date: '2026-03-14', lines: null })
  await expect.poll(() => pictureStatus(url, person, stored?.receiptId)).toBe(200)
  await expect(page.getByText('It is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the list' }).click()
}

async function readElsewhere(page: Page): Promise<void> {
  const reading = page.getByRole('switch', { name: 'Read receipts on the server' })
  await expect(reading).not.toBeChecked()
  await reading.click()
  await expect(page.getByText('They are read on the server, as you chose')).toBeVisible()
  const answered = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/api/scan',
    { timeout: readingMs },
  )
  const other = await drawReceipt(corner, { turn: 90 })
  await scan(page, [{ ...(await paper()), buffer: other }])
  expect((await answered).status()).toBe(200)
  await expect(chosen(page).getByLabel('Total', { exact: true })).toHaveValue('12.00')
  await page.reload()
  await expect(reading).toBeChecked()
  await reading.click()
  await expect(page.getByText('They are read on this device')).toBeVisible()
}

test('receipts come by dropping, pasting and as a PDF, and may be read by the server', async ({
  page,
  person,
  server,
}) => {
  test.slow()
  await enter(page, person)
  await test.step('the keys lead there', async () => {
    // Once more if the page was not ready to listen.
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await page.getByRole('combobox').fill('scan a rec')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Drop or paste your receipts here')).toBeVisible()
  })
  await test.step('what is given up or cannot be read is not saved', () => dropAndGiveUp(page))
  await test.step('a PDF becomes a plain expense', () => pasteAndSave(page, server.url, person))
  await test.step('the server reads for those who want it', () => readElsewhere(page))
})
