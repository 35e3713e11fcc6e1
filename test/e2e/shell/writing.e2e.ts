import type { Page } from '@playwright/test'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

interface Written {
  readonly path: string
  readonly button: string
  /** Of the menu the button opens. */
  readonly item?: string
  readonly field: string
}

/** A sheet with a draft of its own, and dialogs that say nothing of themselves. */
const all: Readonly<Record<string, Written>> = {
  'New expense category': {
    path: '/mcapp/categories',
    button: 'Add category',
    field: 'Name',
  },
  'Save this view': {
    path: '/mcapp/analytics',
    button: 'Views',
    item: 'Save this view',
    field: 'Name',
  },
  'Your email': {
    path: '/mcapp/profile',
    button: 'Verify or change',
    field: 'Email',
  },
}

const buttonOf = (page: Page, { button }: Written) => page.getByRole('button', { name: button })

async function open(page: Page, one: Written): Promise<void> {
  await buttonOf(page, one).click()
  if (one.item) await page.getByRole('menuitem', { name: one.item }).click()
}

/**
 * Here with a step ahead that the app itself took: before it is here, a link loads another
 * document, and of a step between documents only the browser can ask.
 */
async function arrive(page: Page, one: Written): Promise<void> {
  await page.goto(one.path)
  await expect(buttonOf(page, one)).toBeVisible()
  await page.getByRole('link', { name: 'Goals' }).first().click()
  await expect(page).toHaveURL(/goals/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(one.path))
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
  for (const [title, one] of Object.entries(all)) {
    const { field } = one
    await test.step(title, async () => {
      await arrive(page, one)
      await open(page, one)
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await open(page, one)
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
