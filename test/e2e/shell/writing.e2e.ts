import type { Page } from '@playwright/test'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

interface Written {
  readonly path: string
  readonly open: (page: Page) => Promise<void>
  readonly field: string
}

/** A sheet with a draft of its own, and dialogs that say nothing of themselves. */
const all: Readonly<Record<string, Written>> = {
  'New expense category': {
    path: '/mcapp/categories',
    open: (page) => page.getByRole('button', { name: 'Add category' }).click(),
    field: 'Name',
  },
  'Save this view': {
    path: '/mcapp/analytics',
    open: async (page) => {
      await page.getByRole('button', { name: 'Views' }).click()
      await page.getByRole('menuitem', { name: 'Save this view' }).click()
    },
    field: 'Name',
  },
  'Your email': {
    path: '/mcapp/profile',
    open: (page) => page.getByRole('button', { name: 'Verify or change' }).click(),
    field: 'Email',
  },
}

/** Here with a step ahead that the app itself took. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('link', { name: 'Goals' }).first().click()
  await expect(page).toHaveURL(/goals/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(path))
}

async function expectAsked(page: Page, title: string, field: string, leave: () => unknown) {
  await leave()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const keep = question.getByRole('button', { name: 'Keep writing' })
  await expect(keep, 'the safe choice has the focus').toBeFocused()
  await keep.click()
  const box = page.getByRole('dialog', { name: title }).getByLabel(field)
  await expect(box, title).toHaveValue('half')
}

test('what is half written is asked about, however one leaves', async ({ page, person }) => {
  await enter(page, person)
  for (const [title, { path, open, field }] of Object.entries(all)) {
    await test.step(title, async () => {
      await arrive(page, path)
      await open(page)
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await open(page)
      await dialog.getByLabel(field).fill('half')
      await expectAsked(page, title, field, () => page.goForward())
      await expectAsked(page, title, field, () => page.keyboard.press('Escape'))
      const close = dialog.getByRole('button', { name: 'Close' })
      await expectAsked(page, title, field, () => close.click())
      await page.goForward()
      await page.getByRole('button', { name: 'Leave', exact: true }).click()
      await expect(page).toHaveURL(/goals/)
    })
  }
})
