import type { Locator, Page } from '@playwright/test'
import { keyMap } from '#web/ledger/keys/key-map.ts'
import { storeExpense } from '../ledger-of.ts'
import { expectRows, selectedBar } from '../list-vocabulary.ts'
import { enter } from '../person.ts'
import { expect, slowDown, test } from '../story.ts'
import { entryRow, expectNoExpense, expenseForm } from '../vocabulary.ts'

const all = ['First', 'Second', 'Third', 'Fourth']
const earlier = ['Earlier', 'Sooner', 'Soonest']

/** In the zone every person of the stories lives in. */
const monthAgo = () =>
  Temporal.Now.plainDateISO('Europe/Berlin').with({ day: 1 }).subtract({ months: 1 }).toString()

const row = (page: Page, description: string): Locator =>
  entryRow(page, description).locator('[data-entry]')

const selected = (page: Page, count: number) =>
  expect(selectedBar(page)).toContainText(count === 1 ? '1 expense' : `${count} expenses`)

/** Presses keys as the help writes them, and remembers which. */
function keyboard(page: Page) {
  const pressed = new Set<string>()
  const press = async (key: string) => {
    pressed.add(key)
    const name = key.replace('Ctrl', 'Control').replace(' ', 'Space')
    await page.keyboard.press(/^[A-Z]$/.test(key) ? `Shift+${key}` : name)
  }
  return { pressed, press }
}

type Press = (key: string) => Promise<void>

/** What does something to a row: Escape, Ctrl+a and those that lead elsewhere are not. */
const acting = ['Delete', 'x', 'e', 'i', 'F2', 'c', 't', 'J', 'K'] as const

const mark = (page: Page, description: string) =>
  expect(row(page, description)).toHaveCSS('outline-style', 'solid')

/** After loading, and in every month where none is marked. */
async function onlyMark(page: Page, press: Press): Promise<void> {
  for (const key of acting) {
    await expect(row(page, 'First')).not.toHaveCSS('outline-style', 'solid')
    await press(key)
    await mark(page, 'First')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(selectedBar(page)).toHaveCount(0)
    await expect(page.getByRole('form', { name: /^Change / })).toHaveCount(0)
    await expectRows(page, all)
    await press('h')
    await expectRows(page, earlier)
    await press(key)
    await mark(page, 'Earlier')
    await expectRows(page, earlier)
    await press('l')
    await expectRows(page, all)
  }
}

async function selectByKeys(page: Page, press: Press): Promise<void> {
  await press('x')
  await expect(row(page, 'First')).toBeFocused()
  await expect(selectedBar(page)).toHaveCount(0)
  await press('x')
  await selected(page, 1)
  await press('Escape')
  await expect(selectedBar(page)).toHaveCount(0)
  await press(' ')
  await press('J')
  await selected(page, 2)
  await press('K')
  await selected(page, 1)
  await press('Shift+ArrowDown')
  await selected(page, 2)
  await press('Shift+ArrowUp')
  await selected(page, 1)
  await press('Ctrl+a')
  await selected(page, 4)
  await press('c')
  const search = page.getByRole('dialog').getByRole('combobox', { name: 'Category' })
  await expect(search).toBeFocused()
  await page.keyboard.type('Groc')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await press('t')
  await expect(page.getByLabel('Add', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await press('Escape')
}

async function goByKeys(page: Page, press: Press): Promise<void> {
  await press('j')
  await expect(row(page, 'Second')).toBeFocused()
  await press('k')
  await expect(row(page, 'First')).toBeFocused()
  await press('ArrowDown')
  await expect(row(page, 'Second')).toBeFocused()
  await press('ArrowUp')
  await expect(row(page, 'First')).toBeFocused()
  await press('End')
  await expect(row(page, 'Fourth')).toBeFocused()
  await press('Home')
  await expect(row(page, 'First')).toBeFocused()
  await press('h')
  await expectRows(page, earlier)
  await press('l')
  await expectRows(page, all)
}

async function openByKeys(page: Page, press: Press): Promise<void> {
  const form = expenseForm(page)
  for (const key of ['e', 'Enter']) {
    await page.keyboard.press('j')
    await press(key)
    await expect(form.getByLabel('Amount')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
  }
  for (const key of ['i', 'F2']) {
    await press(key)
    await expect(page.getByRole('form', { name: /^Change / })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await press('f')
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
  await page.keyboard.press('Escape')
  await press('Ctrl+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await press('Ctrl+k')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press('p')
  await expect(page.getByText('€12.50')).toHaveCount(0)
  await press('p')
}

async function addByKeys(page: Page, press: Press): Promise<void> {
  const form = expenseForm(page)
  await press('/')
  await page.keyboard.type('nothing like that')
  await expect(page.getByText('No expense fits')).toBeVisible()
  await expect(page).toHaveURL(/q=nothing/)
  await page.keyboard.press('Escape')
  await press('n')
  await page.keyboard.type('Cinema 14.20')
  await expect(form.getByLabel('In one line')).toHaveValue('Cinema 14.20')
  await press('Ctrl+Enter')
  await expect(form.getByLabel('In one line')).toHaveValue('')
  await page.keyboard.type('Popcorn 4')
  await press('Enter')
  await expect(form).toHaveCount(0)
  await expectRows(page, ['Popcorn', 'Cinema', ...all])
  await press('+')
  await expect(form).toBeVisible()
  await press('Escape')
  await expect(form).toHaveCount(0)
  await expectRows(page, ['Popcorn', 'Cinema', ...all])
}

test('every key of the help does what it says', async ({ page, person, server }) => {
  for (const description of all.toReversed())
    await storeExpense(server.url, person, { description })
  for (const description of earlier.toReversed())
    await storeExpense(server.url, person, { description, date: monthAgo() })
  await enter(page, person)
  await expectRows(page, all)
  const { pressed, press } = keyboard(page)

  await test.step('the first key finds a row', async () => {
    await press('j')
    await expect(row(page, 'First')).toBeFocused()
    await page.reload()
    await expectRows(page, all)
  })
  await test.step('no key does anything to a row that is not marked', async () => {
    await onlyMark(page, press)
    await page.reload()
    await expectRows(page, all)
  })
  await test.step('select', () => selectByKeys(page, press))
  await test.step('go', () => goByKeys(page, press))
  await test.step('open', () => openByKeys(page, press))
  // From here on faster than the page draws: no key may be lost, and none do something else.
  await slowDown(page, 6)
  await test.step('add, right after a search was cleared', () => addByKeys(page, press))
  await test.step('delete, and go on from there', async () => {
    await row(page, 'Popcorn').focus()
    await press('Delete')
    await expectNoExpense(page, 'Popcorn')
    await expect(row(page, 'Cinema')).toBeFocused()
  })
  await test.step('take it back, and go to what is said', async () => {
    for (const redo of ['Ctrl+Shift+z', 'Ctrl+y']) {
      await press('Ctrl+z')
      await expect(row(page, 'Popcorn')).toBeVisible()
      await press(redo)
      await expectNoExpense(page, 'Popcorn')
    }
    await press('Ctrl+z')
    await expect(row(page, 'Popcorn')).toBeVisible()
    await press('F8')
  })
  await test.step('the help lists no other key', async () => {
    await press('?')
    await expect(page.getByRole('dialog')).toContainText('Select all that is shown')
    const listed = new Set(keyMap.flatMap(({ entries }) => entries.flatMap(({ keys }) => keys)))
    expect([...pressed].toSorted()).toEqual([...listed].toSorted())
  })
})
