import type { Page } from '@playwright/test'
import { adviceCard, advicePath, answer, ask, free, storeDoubleCharge } from '../advice-of.ts'
import { expectPlaceholdersFit } from '../fits.ts'
import { expectFine, undo } from '../goals-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

test.use({ bypassCSP: true })

const double = 'Camera House may be in your book twice'
const question = 'How much did I spend in the last 30 days?'

async function lookAtRows(page: Page, isMobile: boolean): Promise<void> {
  const card = adviceCard(page, double)
  await expect(card).toContainText('once')
  await card.getByText(/Show the 2 entries/).click()
  await expect(card.getByRole('link', { name: /^Camera House/ })).toHaveCount(2)
  await expectFine(page, isMobile)
}

async function actAndUndo(page: Page, isMobile: boolean): Promise<void> {
  const card = adviceCard(page, double)
  await card.getByRole('button', { name: /Delete the second one/ }).click()
  await expect(card).toBeHidden()
  await page.getByRole('tab', { name: 'Followed' }).click()
  const followed = page.getByRole('list', { name: 'Advice you followed' })
  await expect(followed).toContainText(double)
  await expect(page.getByText('Saved so far')).toBeHidden()
  await expectFine(page, isMobile)
  await page.getByRole('button', { name: /Bring back/ }).click()
  await expect(page.getByText('Nothing followed yet')).toBeVisible()
  await undo(page)
  await expect(followed).toContainText(double)
}

async function putAsideAndBack(page: Page): Promise<void> {
  const card = adviceCard(page, double)
  await card.getByRole('button', { name: /Not for me/ }).click()
  await expect(page.getByText('Nothing needs you today')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nothing needs you today')).toBeVisible()
  await page.getByRole('tab', { name: 'Not for me' }).click()
  await page.getByRole('button', { name: /Bring back/ }).click()
  await expect(page.getByText('Nothing is put aside')).toBeVisible()
  await page.goto(advicePath)
  await expect(card).toBeVisible()
}

/** Enter while an answer is on its way asks the new question, and lets go of the other. */
async function askAgainMeanwhile(page: Page): Promise<void> {
  const { promise: isLate, resolve: answerNow } = Promise.withResolvers<void>()
  await page.route(
    '**/api/ai-advice',
    async (route) => {
      await isLate
      await route.abort().catch(() => undefined)
    },
    { times: 1 },
  )
  await ask(page, 'Will it rain?')
  const field = page.getByLabel('Ask about your money')
  await field.fill(question)
  await field.press('Enter')
  await expect(answer(page)).toContainText('You spent €520.00')
  answerNow()
}

async function askTwice(page: Page, isMobile: boolean): Promise<void> {
  const field = page.getByLabel('Ask about your money')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(field).toHaveAccessibleDescription(/Write a question/)
  await free(page)
  await askAgainMeanwhile(page)
  await expect(answer(page)).toContainText('Worked out from your book.')
  await free(page)
  await expectFine(page, isMobile)
  await ask(page, 'Will it rain?')
  await expect(answer(page)).toContainText('I cannot answer that from your book.')
  await free(page)
}

/** Without a connection it is said what an answer needs; the question stays, and goes out once. */
async function askWithoutNetwork(page: Page): Promise<void> {
  const field = page.getByLabel('Ask about your money')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ai-advice')) sent++
  })
  await page.context().setOffline(true)
  await ask(page, question)
  await expect(answer(page).getByRole('alert')).toContainText('worked out by the server')
  await expect(field).toHaveValue(question)
  await page.context().setOffline(false)
  const before = sent
  await answer(page).getByRole('button', { name: 'Try again' }).click()
  await expect(answer(page)).toContainText('You spent €520.00')
  expect(sent).toBe(before + 1)
}

/** On a small screen the answer comes in under what can be asked. */
async function seeItBelow(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 480 })
  await page.reload()
  await ask(page, question)
  await expect(answer(page).getByText('You spent €520.00')).toBeInViewport()
  if (size) await page.setViewportSize(size)
}

async function lookBack(page: Page, isMobile: boolean): Promise<void> {
  await page.getByRole('tab', { name: 'History' }).click()
  const list = page.getByRole('list', { name: 'Questions and answers' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('listitem').filter({ hasText: 'rain' })).toContainText(
    'Not answered.',
  )
  await expectFine(page, isMobile)
  await page.getByRole('button', { name: 'Delete Will it rain?' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await undo(page)
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('link', { name: /Show the (rows|entries)/ }).click()
  await expect(page).toHaveURL(/\/mcapp\/expenses\?from=/)
  await expect(page.getByText('Camera House').first()).toBeVisible()
}

test('advice and answers without any model', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
  forgive,
}) => {
  forgive(/ERR_INTERNET_DISCONNECTED/)
  await storeDoubleCharge(server.url, person)
  await enter(page, person, advicePath)
  if (isMobile) {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 780 })
    await expectPlaceholdersFit(page)
    if (size) await page.setViewportSize(size)
  }
  await test.step('what was found rests on rows', () => lookAtRows(page, isMobile))
  await test.step('what is not wanted stays away', () => putAsideAndBack(page))
  await test.step('a question costs one, what has no answer none', () => askTwice(page, isMobile))
  await test.step('both are kept', () => lookBack(page, isMobile))
  await page.goto(advicePath)
  await test.step('without a connection it says so', () => askWithoutNetwork(page))
  await page.goto(advicePath)
  if (isMobile) await test.step('an answer is brought into sight', () => seeItBelow(page))
  await test.step('acting counts as saved, with ways back', () => actAndUndo(page, isMobile))
})
