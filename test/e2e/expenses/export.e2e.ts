import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { storeExpense } from '../ledger-of.ts'
import { chooseFromMore, expectRows } from '../list-vocabulary.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectToast, searchFor } from '../vocabulary.ts'

async function exported(page: Page, words: string) {
  const downloading = page.waitForEvent('download')
  await chooseFromMore(page, words)
  const file = await downloading
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('what is shown can be taken along, safely', async ({ page, person, server }) => {
  const formula = '=HYPERLINK("https://evil.example")'
  await storeExpense(server.url, person, { description: formula, amount: 1250 })
  await storeExpense(server.url, person, { description: 'Not shown', amount: 900 })
  await enter(page, person)
  await expectRows(page, ['Not shown', formula])
  await searchFor(page, 'hyperlink')
  await expectRows(page, [formula])

  const csv = await exported(page, 'Export as CSV')
  expect(csv.name).toMatch(/^moneycomb-expenses-\d{4}-\d{2}\.csv$/)
  const [heading, row, ...rest] = csv.text.trimEnd().split('\r\n')
  expect(heading).toMatch(/^\uFEFFDate,Description,Amount,Cost,Currency,/)
  expect(row).toContain(`,"'=HYPERLINK(""https://evil.example"")",12.50,12.50,EUR,`)
  expect(rest).toEqual([])
  await expectToast(page, 'Exported 1 expense')

  const json = await exported(page, 'Export as JSON')
  expect(JSON.parse(json.text)).toMatchObject([{ description: formula, amount: 1250 }])
  expect((await exported(page, 'Export as JSON')).text).toBe(json.text)
})
