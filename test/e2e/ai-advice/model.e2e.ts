import type { Page } from '@playwright/test'
import { openModelProvider } from '../../support/model-provider.ts'
import { startTestServer } from '../../support/server.ts'
import { advicePath, answer, ask, free, left, storeDoubleCharge } from '../advice-of.ts'
import { expectFine, undo } from '../goals-of.ts'
import { enter, newPerson } from '../person.ts'
import { expect, manyPeople, test } from '../story.ts'

test.use({ bypassCSP: true })

const question = 'How much did I spend in the last 30 days?'

type Provider = Awaited<ReturnType<typeof openModelProvider>>

async function seeNoLie(page: Page, provider: Provider): Promise<void> {
  const seen: string[] = []
  await page.exposeFunction('sawText', (text: string) => void seen.push(text))
  await page.evaluate(() => {
    const look = () => Reflect.get(window, 'sawText')(document.body.textContent)
    const all = { subtree: true, childList: true, characterData: true }
    new MutationObserver(look).observe(document.body, all)
  })
  provider.behave((_, says) => {
    says.piece('You spent €520.00. You will save €7,531.00 if you act now. ')
    says.stop()
  })
  await ask(page, question)
  await expect(answer(page)).toContainText('Worked out from your book.')
  await expect(answer(page)).toContainText('You spent €520.00 from')
  expect(seen.filter((text) => text.includes('7,531'))).toEqual([])
  await left(page, 9)
}

async function stopIt(page: Page, provider: Provider): Promise<void> {
  const heard = provider.heard.length
  await page.getByRole('button', { name: 'Stop that' }).click()
  await expect(page.getByText('Answers are phrased by')).toBeHidden()
  await undo(page)
  await expect(page.getByText('Answers are phrased by')).toBeVisible()
  await page.getByRole('button', { name: 'Stop that' }).click()
  await expect(page.getByText('Answers are phrased by')).toBeHidden()
  await ask(page, question)
  await free(page)
  expect(provider.heard).toHaveLength(heard)
}

test('a model only phrases what was agreed to and checked', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const provider = await openModelProvider()
  const model = { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'bee', MODEL_URL: provider.url }
  const server = await startTestServer({ env: { ...manyPeople, ...model, MODEL_WITHIN_S: '5' } })
  const person = await newPerson(server.url)
  await storeDoubleCharge(server.url, person)
  await enter(page, person, `${server.url}${advicePath}`)
  await free(page)

  await test.step('what would be sent is shown first, and nothing is sent before', async () => {
    await ask(page, question)
    const dialog = page.getByRole('dialog', { name: 'May a model phrase your answers?' })
    await expect(dialog.getByLabel('What would be sent')).toHaveValue(/€520\.00/)
    await expect(dialog.getByLabel('What would be sent')).not.toHaveValue(/Camera House/)
    await expectFine(page, isMobile)
    expect(provider.heard).toEqual([])
    provider.behave((_, says) => {
      says.piece('You spent ')
      says.piece('€520.00. Nothing else stands out.')
      says.stop()
    })
    await dialog.getByRole('button', { name: 'Agree and ask' }).click()
    await expect(answer(page)).toContainText('You spent €520.00.')
    await expect(answer(page)).toContainText('every number was checked against your book')
    await left(page, 9)
  })

  await test.step('a lie never shows, and costs nothing', () => seeNoLie(page, provider))
  await test.step('it can be stopped, and that undone', () => stopIt(page, provider))
  await page.goto('about:blank')
  await server.stop()
  provider.close()
})
