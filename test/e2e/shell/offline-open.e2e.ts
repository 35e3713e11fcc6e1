import type { Page } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { untilWarm } from '../../bench/warm-device.ts'
import { storedExpenses, storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import {
  addExpense,
  expectExpense,
  expectLedger,
  expectStart,
  goOffline,
  goOnline,
  signOut,
  untilAppKept,
} from '../vocabulary.ts'

const badge = (page: Page) => page.getByRole('banner').getByRole('status')
const lost = /net::ERR_|Failed to fetch/
const known = { amount: '12.50', description: 'Known before' }
const kiosk = { amount: '8.80', description: 'Kiosk without signal' }

test('the app opens without a network and what is written there arrives once', {
  tag: ['@phone', '@keeps-app'],
}, async ({ page, person, server, forgive }) => {
  forgive(lost)
  await storeExpense(server.url, person, { description: known.description })
  await enter(page, person)
  await expectExpense(page, known)
  await untilWarm(page, person.session.user.id)
  await untilAppKept(page)
  await goOffline(page)
  await page.reload()
  await expectExpense(page, known)
  await addExpense(page, kiosk)
  await expectExpense(page, kiosk)
  await page.goto('/mcapp/expenses?from=a-link')
  await expectExpense(page, known)
  await expectExpense(page, kiosk)
  await expect(badge(page)).toContainText('Offline, 1 change waiting')
  expect(await storedExpenses(server.url, person)).toHaveLength(1)
  await goOnline(page)
  await expect(badge(page)).toHaveText('')
  expect(await storedExpenses(server.url, person)).toHaveLength(2)
  await page.reload()
  await expectExpense(page, kiosk)
  expect(await storedExpenses(server.url, person)).toHaveLength(2)
})

test('an installed app starts without a network', { tag: '@keeps-app' }, async ({
  page,
  person,
  forgive,
  context,
}) => {
  forgive(lost)
  await enter(page, person)
  await expectLedger(page)
  await untilAppKept(page)
  await page.close()
  await context.setOffline(true)
  const opened = await context.newPage()
  await opened.goto('/mcapp')
  await expectStart(opened)
  await opened.goto('/mcapp/nowhere')
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the app can be installed', { tag: '@keeps-app' }, async ({ page, person, request }) => {
  await enter(page, person, '/mcapp/profile')
  await untilAppKept(page)
  const link = page.locator('link[rel=manifest]')
  const manifest = await (await request.get((await link.getAttribute('href')) ?? '')).json()
  expect(manifest).toMatchObject({ start_url: '/mcapp', display: 'standalone' })
  const pictures: { src: string; sizes: string; purpose: string }[] = manifest.icons
  const asked = ['192x192 any', '512x512 any', '512x512 maskable']
  const there = pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  expect(there).toEqual(expect.arrayContaining(asked))
  for (const { src } of manifest.screenshots as { src: string }[]) {
    expect((await request.get(src)).headers()['content-type']).toBe('image/webp')
  }
  const starts: { url: string }[] = manifest.shortcuts
  for (const { url } of starts) {
    const { pathname } = new URL(url, page.url())
    expect(Object.values(routes).map(({ path }) => path)).toContain(pathname)
  }
  const kept = (await page.evaluate(keptAnswers)).map(({ path }) => path)
  expect(kept).toEqual(expect.arrayContaining(pictures.map(({ src }) => src)))
  const install = page.getByRole('button', { name: 'Install the app' })
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
  await expect(install).toBeHidden()
  await page.evaluate(offerInstall)
  await install.click()
  await expect(page).toHaveTitle('asked by the browser')
  await expect(install).toBeHidden()
})

/** As a browser does that could install it; one without a window never does. */
function offerInstall(): void {
  const prompt = async () => void Object.assign(document, { title: 'asked by the browser' })
  dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
}

test('the browser finds the kept files itself', { tag: '@keeps-app' }, async ({ page, person }) => {
  await enter(page, person)
  await expectLedger(page)
  await untilAppKept(page)
  await page.reload()
  await expectLedger(page)
  expect(await page.evaluate(routedBy)).toEqual({
    page: ['cache'],
    asset: ['cache'],
    call: ['network'],
  })
})

test('nothing personal is kept with the app, also after logout', { tag: '@keeps-app' }, async ({
  page,
  person,
  server,
}) => {
  await storeExpense(server.url, person, { description: known.description })
  await enter(page, person)
  await untilAppKept(page)
  await page.reload()
  await expectExpense(page, known)
  const whileIn = await page.evaluate(keptAnswers)
  await signOut(page)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  const afterwards = await page.evaluate(keptAnswers)
  expect(afterwards).toEqual(whileIn)
  const paths = afterwards.map(({ path }) => path)
  expect(paths).toContain('/index.html')
  expect(paths.filter((path) => !/^\/(assets\/|mcapp|[\w-]+\.\w+$)/.test(path))).toEqual([])
  const secrets = [person.email, person.name, person.session.token, known.description]
  const found = afterwards.filter(({ text }) => secrets.some((secret) => text.includes(secret)))
  expect(found.map(({ path }) => path)).toEqual([])
})

async function keptAnswers(): Promise<{ path: string; text: string }[]> {
  const answers: { path: string; text: string }[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const text = (await (await cache.match(request))?.text()) ?? ''
      answers.push({ path: new URL(request.url).pathname, text })
    }
  }
  return answers
}

/** Newer browsers call it the router source. */
interface Routed {
  readonly workerFinalSourceType?: string
  readonly workerFinalRouterSource?: string
}

/** Who answered, by the browser's own account. */
function routedBy() {
  const sources = (kind: string, part: string) => {
    const found = performance
      .getEntriesByType(kind)
      .filter((entry) => new URL(entry.name).pathname.startsWith(part))
      .map((entry) => entry as Routed)
      .map((entry) => entry.workerFinalSourceType ?? entry.workerFinalRouterSource)
    return [...new Set(found)]
  }
  return {
    page: sources('navigation', '/mcapp'),
    asset: sources('resource', '/assets/'),
    call: sources('resource', '/api/'),
  }
}
