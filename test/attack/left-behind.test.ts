import { randomUUID } from 'node:crypto'
import { type BrowserContext, type Page, expect as seen } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storageKeys } from '#contract/storage.ts'
import { enter, newPerson, type Person } from '#test/e2e/person.ts'
import { expectLedger, signOut, untilAppKept } from '#test/e2e/vocabulary.ts'
import { TestCaller } from '#test/support/caller.ts'
import { prove } from '#test/support/proof.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { placesWith } from './kept-things.ts'
import { openBrowser } from './trapped-browser.ts'

const server = sharedServer()
const patience = { timeout: 60_000 }
const screens = ['dashboard', 'analytics', 'recurring', 'groups']
/** A machine that does much else opens pages slowly. */
const slow = 600_000

let browser: Awaited<ReturnType<typeof openBrowser>>
let context: BrowserContext
let page: Page
let person: Person
let anna: TestCaller
let canary: string
/** Whatever tells that something is this person's. */
let marks: readonly string[]
/** Every address that was asked for, and what each said about where it was asked from. */
let asked: { readonly url: string; readonly referer: string }[]
const counted = { ends: 0, places: 0, requests: 0, 'tokens in addresses': 0, left: 0 }

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  prove('attack', 'Left behind', counted)
})

beforeEach(async () => {
  context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' })
  context.setDefaultTimeout(patience.timeout)
  asked = []
  context.on('request', async (request) => {
    const { referer = '' } = await request.allHeaders().catch(() => ({ referer: '' }))
    asked.push({ url: request.url(), referer })
  })
  page = await context.newPage()
  canary = randomUUID()
  person = await newPerson(server.url)
  anna = new TestCaller(server.url, person.session)
  await anna.create({ description: canary, date: new Date().toISOString().slice(0, 10) })
  marks = [canary, person.session.token, person.email, anna.uid]
  await useEverything()
}, slow)
afterEach(() => context.close())

/** The screens that keep something, until all of it is kept. */
async function useEverything(): Promise<void> {
  await enter(page, person, '/mcapp/expenses')
  await seen(page.getByText(canary).first()).toBeVisible(patience)
  for (const screen of screens) {
    await page.goto(`/mcapp/${screen}`)
    await seen(page.getByRole('heading', { level: 1 })).toBeVisible(patience)
  }
  await page.evaluate(
    ([key = '', uid = '', name = '']) =>
      localStorage.setItem(key, JSON.stringify({ uid, names: [name] })),
    [storageKeys.notRecurring, anna.uid, canary],
  )
  await page.goto('/mcapp/expenses')
  await seen(page.getByText(canary).first()).toBeVisible(patience)
  await seen.poll(() => placesWith(page, [canary]), patience).not.toEqual([])
  counted.places += (await placesWith(page, marks)).length
}

/** Nothing is kept, nothing is shown by going back, and whoever comes next sees nothing. */
async function expectNothingLeft(): Promise<void> {
  await seen(page).toHaveURL(/\/mcapp\/login/, patience)
  await seen.poll(() => placesWith(page, marks), patience).toEqual([])
  await page.goBack()
  await seen(page).toHaveURL(/\/mcapp\/login/, patience)
  expect(await page.content()).not.toContain(canary)
  const next = await newPerson(server.url)
  await enter(page, next)
  await expectLedger(page)
  expect(await page.content()).not.toContain(canary)
  counted.left += (await placesWith(page, marks)).length
  counted.ends += 1
  expect(await placesWith(page, marks)).toEqual([])
}

describe('a device is left without anything of its user', () => {
  it('after logging out', async () => {
    await untilAppKept(page)
    await signOut(page)
    await expectNothingLeft()
  })

  it('after the session was ended elsewhere', async () => {
    await anna.call('POST', '/api/auth/logout', { body: {} })
    await page.reload()
    await expectNothingLeft()
  })

  it('after the account was deleted elsewhere', async () => {
    const body = { confirm: 'delete my account', password: person.password }
    const { status } = await anna.call('POST', '/api/user/delete', { body })
    expect(status).toBe(200)
    await page.reload()
    await expectNothingLeft()
  })
})

describe('a token', () => {
  it('is in no address, no word of where a call came from, and not in the kept app', async () => {
    await untilAppKept(page)
    const { token } = person.session
    const inCaches = (await placesWith(page, [token])).filter((place) => place.startsWith('caches'))
    const told = asked.filter(({ url, referer }) => `${url} ${referer}`.includes(token))
    counted.requests += asked.length
    counted['tokens in addresses'] += told.length
    expect(asked.length).toBeGreaterThan(50)
    expect([...told, ...inCaches]).toEqual([])
  })
})

describe('what a careless hand leaves', () => {
  it('is found, wherever it is', async () => {
    await signOut(page)
    await seen.poll(() => placesWith(page, marks), patience).toEqual([])
    await page.evaluate(async (left) => {
      localStorage.setItem('left', left)
      sessionStorage.setItem('left', left)
      await (await caches.open('left')).put('/left', new Response(left))
      await new Promise((resolve) => {
        const opening = indexedDB.open('left')
        opening.onupgradeneeded = () => opening.result.createObjectStore('left').put(left, 1)
        opening.onsuccess = resolve
      })
    }, canary)
    const found = await placesWith(page, marks)
    expect(found.map((place) => place.split(' ')[0])).toEqual([
      ...['localStorage', 'sessionStorage', 'indexedDB', 'caches'],
    ])
  })
})
