import { expect, type Locator, type Page } from '@playwright/test'
import { chooseFromMore } from './list-vocabulary.ts'

export interface StatementFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const tableFile = (name: string, lines: readonly string[]): StatementFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
})

/** As a German bank writes: semicolons, decimal commas, days first. */
export const germanTable = (name = 'umsaetze.csv'): StatementFile =>
  tableFile(name, [
    'Konto;DE02 1203 0000 0000 2020 51',
    '',
    'Buchungstag;Empfänger;Verwendungszweck;Betrag;Währung',
    '02.03.2026;REWE Markt GmbH;Kartenzahlung 4411;-12,50;EUR',
    '03.03.2026;Stadtwerke Köln;Abschlag Strom;-89,00;EUR',
    '13.03.2026;ACME GmbH;Gehalt März;2.500,00;EUR',
    '14.03.2026;REWE Markt GmbH;Kartenzahlung 4498;-7,05;EUR',
  ])

/** As many rows as wanted, all different. */
export const longTable = (rows: number): StatementFile =>
  tableFile('years.csv', [
    'Date,Description,Amount',
    ...Array.from({ length: rows }, (_, at) => {
      const day = Temporal.PlainDate.from('2024-01-01').add({ days: at % 700 })
      return `${day},Shop number ${at},-${1 + (at % 90)}.${String(at % 100).padStart(2, '0')}`
    }),
  ])

/** One of the statements the readers are tried with. */
export const statementPath = (name: string): string =>
  new URL(`../fixtures/statements/${name}`, import.meta.url).pathname

const importDialog = (page: Page): Locator => page.getByRole('dialog')

export async function openImport(page: Page): Promise<Locator> {
  await chooseFromMore(page, 'Import')
  const dialog = importDialog(page)
  await expect(dialog.getByRole('heading', { name: 'Import', exact: true })).toBeVisible()
  return dialog
}

type Files = Parameters<Locator['setInputFiles']>[0]

export async function giveFiles(dialog: Locator, files: Files): Promise<void> {
  await dialog.getByLabel('Bank files').setInputFiles(files)
}

export const importButton = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: /^Import [\d,]+ rows?$/ })

/** Gives files and waits until every row of them has been judged. */
export async function previewFiles(page: Page, files: Files): Promise<Locator> {
  const dialog = await openImport(page)
  await giveFiles(dialog, files)
  await expect(importButton(dialog)).toBeVisible()
  return dialog
}

export const previewRow = (dialog: Locator, words: string): Locator =>
  dialog
    .getByRole('list', { name: 'Rows to import' })
    .getByRole('listitem')
    .filter({ hasText: words })

export async function runImport(dialog: Locator, words: string): Promise<void> {
  await importButton(dialog).click()
  await expect(dialog.getByRole('heading', { name: `Imported ${words}` })).toBeVisible()
}
