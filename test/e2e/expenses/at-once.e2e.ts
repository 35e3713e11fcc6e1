import type { Page } from '@playwright/test'
import { storeGroup } from '../groups/group-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectExpense, expectLedger, expenseForm, fillExpense } from '../vocabulary.ts'

/** What a page can be asked to do within one task, before anything else happens in it. */
function installHaste(): void {
  const press = (key: string) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
  const sheet = () => document.querySelector('[data-sheet]')
  /** `then` comes before anything that waits for the task to end, such as taking the focus. */
  const until = (isSo: () => boolean, then: () => void = () => undefined) =>
    new Promise<void>((resolve) => {
      const changes = new MutationObserver(() => {
        if (!isSo()) return
        changes.disconnect()
        then()
        resolve()
      })
      changes.observe(document.body, { childList: true, subtree: true })
    })
  /** The next task, ahead of what waits, as keys and presses go. */
  const task = () => scheduler.postTask(() => undefined, { priority: 'user-blocking' })
  const isOpen = () => sheet() !== null
  Object.assign(window, { haste: { press, sheet, until, task, isOpen } })
}

interface Haste {
  readonly press: (key: string) => void
  readonly sheet: () => Element | null
  readonly until: (isSo: () => boolean, then?: () => void) => Promise<void>
  readonly task: () => Promise<unknown>
  readonly isOpen: () => boolean
}

declare global {
  interface Window {
    haste: Haste
  }
}

const stepOf = (page: Page) => page.evaluate(() => (history.state as { idx: number }).idx)

async function escapeOnceThere(): Promise<void> {
  const { press, until, task, isOpen } = window.haste
  press('n')
  await until(isOpen)
  await task()
  press('Escape')
}

async function escapeBefore(): Promise<void> {
  const { press, until, isOpen } = window.haste
  press('n')
  press('Escape')
  await until(isOpen)
  await until(() => !isOpen())
}

async function pressBeside(): Promise<void> {
  const { press, sheet, until, task, isOpen } = window.haste
  press('n')
  await until(isOpen)
  await task()
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    const event = new PointerEvent(type, { bubbles: true, cancelable: true })
    sheet()?.previousElementSibling?.dispatchEvent(event)
  }
}

async function saveAndAskAgain(): Promise<void> {
  const { press, sheet, isOpen } = window.haste
  sheet()?.querySelector('form')?.requestSubmit()
  // Still the same task: the sheet goes in a microtask.
  while (isOpen()) await null
  press('n')
}

async function typeMeanwhile(): Promise<void> {
  const { press, until, isOpen } = window.haste
  for (const key of ['n', '1', '2']) press(key)
  await until(isOpen, () => press('5'))
}

test('nobody is too quick for a sheet', async ({ page, person, server }) => {
  const flat = await storeGroup(server.url, person, { name: 'Flat', currency: 'EUR' })
  await page.addInitScript(installHaste)
  await enter(page, person)
  await expectLedger(page)
  const form = expenseForm(page)
  const first = await stepOf(page)
  const expectClosed = async () => {
    await expect(page).toHaveURL(/expenses$/)
    await expect(form).toBeHidden()
    expect(await stepOf(page)).toBe(first)
  }

  await test.step('Escape or a press beside it closes it in the moment it opens', async () => {
    for (const close of [escapeOnceThere, escapeBefore, pressBeside]) {
      await page.evaluate(close)
      await expectClosed()
    }
  })

  await test.step('the next can be asked for in the moment one is saved', async () => {
    await page.keyboard.press('n')
    await fillExpense(form, { amount: '3.20', description: 'First coffee' })
    await page.evaluate(saveAndAskAgain)
    await expect(form.getByLabel('Description')).toHaveValue('')
    // The message about the first may have come after the sheet, and must not take its key.
    await expect(page.getByText('Added First coffee', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expectClosed()
    await expectExpense(page, { amount: '3.20', description: 'First coffee' })
  })

  await test.step('letters typed while a sheet opens are all in it', async () => {
    await page.goto(`/mcapp/groups/${flat.id}`)
    await expect(page.getByRole('tab', { name: 'Expenses' })).toBeVisible()
    await page.evaluate(typeMeanwhile)
    const bill = page.getByRole('dialog', { name: 'New expense in Flat' })
    await expect(bill.getByLabel('Amount')).toHaveValue('125')
    await expect(bill.getByLabel('Amount')).toBeFocused()
  })
})
