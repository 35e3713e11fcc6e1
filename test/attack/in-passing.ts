import { giveFiles, importButton, tableFile } from '#test/e2e/import-vocabulary.ts'
import { chooseFromMore } from '#test/e2e/list-vocabulary.ts'
import { undo } from '#test/e2e/vocabulary.ts'
import { moveTo, settle, type Trapped } from './trapped-browser.ts'
import { lookHere, type Walk } from './walk.ts'

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** What may be in the name of a file. */
const asFileName = (text: string) => text.replaceAll(/[/\\\0\r\n]/g, '_')

/** The search over everything, opened by its keys. */
export async function askPalette(trapped: Trapped, texts: readonly string[], walk: Walk) {
  const { page } = trapped
  for (const text of texts) {
    await moveTo(page, '/mcapp/dashboard')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(text)
    await settle(page)
    await lookHere(trapped, texts, walk)
    await page.keyboard.press('Escape')
  }
}

/** A toast names what was deleted, and brings it back. */
export async function deleteEach(trapped: Trapped, ids: readonly string[], walk: Walk) {
  const { page } = trapped
  for (const id of ids) {
    await moveTo(page, `/mcapp/expenses?edit=${id}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    // It stays for as long as somebody points at it.
    await page.getByRole('button', { name: 'Undo' }).hover()
    await lookHere(trapped, [], walk)
    await undo(page)
  }
}

/** Files of banks and of groups are read on the device, and shown before anything is kept. */
export async function bringFiles(trapped: Trapped, texts: readonly string[], walk: Walk) {
  const { page } = trapped
  await page.goto('/mcapp/expenses')
  const rows = texts.map((text, at) => `2026-10-${10 + (at % 18)},${quoted(text)},-${at + 1}.00`)
  const name = `${asFileName(texts[0] ?? '')}.csv`
  await chooseFromMore(page, 'Import')
  const statements = page.getByRole('dialog')
  await giveFiles(statements, tableFile(name, ['Date,Description,Amount', ...rows]))
  await importButton(statements).waitFor()
  const preview = await lookHere(trapped, texts, walk, 'anything')
  await page.goto('/mcapp/groups?import=1')
  const dialog = page.getByRole('dialog', { name: 'Import a group' })
  const people = texts.slice(0, 8)
  const bills = texts.map((text, at) => {
    const nets = people.map((_, one) =>
      one === 0 ? `${at + 1}.00` : one === 1 ? `-${at + 1}.00` : 0,
    )
    return ['2026-10-03', quoted(text), quoted(text), `${(at + 1) * 2}.00`, 'EUR', ...nets].join()
  })
  const head = ['Date,Description,Category,Cost,Currency', ...people.map(quoted)].join()
  await dialog.getByLabel('File').setInputFiles(tableFile(name, [head, ...bills]))
  const group = await lookHere(trapped, texts, walk, 'anything')
  return { preview, group }
}

/** The name of a picture that cannot be read is told. */
export async function scanFiles(trapped: Trapped, texts: readonly string[], walk: Walk) {
  const { page } = trapped
  await page.goto('/mcapp/scan')
  const names = texts.map((text) => asFileName(text).slice(0, 80))
  await page
    .getByLabel('Files of receipts')
    .setInputFiles(
      names.map((name) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('only words') })),
    )
  return lookHere(trapped, names, walk, 'anything')
}

/** The contact page answers with what was written, when something about it is wrong. */
export async function writeWrongly(trapped: Trapped, texts: readonly string[], walk: Walk) {
  const { page } = trapped
  let shown = 0
  for (const text of texts) {
    await page.goto('/contact')
    const loaded = page.waitForEvent('load')
    await page.locator('form[method=post]').evaluate((form, words) => {
      const all = (form as HTMLFormElement).elements
      for (const name of ['name', 'email', 'message']) {
        ;(all.namedItem(name) as HTMLInputElement).value = words
      }
      ;(form as HTMLFormElement).submit()
    }, text)
    await loaded
    shown += await lookHere(trapped, [text], walk, 'anything')
  }
  return shown
}
