import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { startTestServer, type TestServer } from '../support/server.ts'
import { newPerson, type Person } from './person.ts'
import { boss } from './staff-of.ts'

interface Parts {
  /** Lets a story provoke what would otherwise fail it: a refused call, a lost connection. */
  forgive: (pattern: RegExp) => void
  /** Another browser, with a storage of its own. */
  openDevice: () => Promise<Page>
  /** Somebody who signed up just now. */
  person: Person
}

interface WorkerParts {
  server: TestServer
}

/** Every story stands on a real server and fails on anything the browser complains about. */
export const test = base.extend<Parts & { complaints: Complaints }, WorkerParts>({
  server: [
    // biome insists on no empty pattern, Playwright on a destructured first argument.
    async ({ browserName: _ }, use) => {
      const server = await startTestServer({
        env: { ...manyPeople, ...staffed, ...visited, ...offered },
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  serviceWorkers: async ({ browserName: _ }, use, { tags }) => {
    await use(tags.includes(keepsApp) ? 'allow' : 'block')
  },
  complaints: async ({ browserName: _ }, use) => {
    const complaints = new Complaints()
    await use(complaints)
    expect(complaints.unforgiven(), 'the browser complained').toEqual([])
  },
  forgive: ({ complaints }, use) => use((pattern) => complaints.forgive(pattern)),
  context: async ({ context, complaints }, use, { tags }) => {
    complaints.watch(context)
    if (!tags.includes(fetchesAhead)) await saveData(context)
    await use(context)
  },
  openDevice: async ({ browser, complaints }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      await saveData(context)
      opened.push(context)
      complaints.watch(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
  person: async ({ server }, use) => use(await newPerson(server.url)),
})

/**
 * Marks a story that opens the app without a network. All others leave out the worker that keeps
 * it on the device, which would fetch the whole app again for each of them.
 */
const keepsApp = '@keeps-app'

/**
 * Marks a story that needs the code of screens nobody has opened yet. All others say that they
 * save data: each of their pages would fetch half of the app ahead, and close before it is used.
 */
const fetchesAhead = '@fetches-ahead'

const saveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

/** A slow machine finds a key that is pressed before the page has drawn what came before it. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** `SLOW_BY=6` makes every page of the stories that much slower. */
async function slowDownAsAsked(page: Page): Promise<void> {
  const rate = Number(process.env['SLOW_BY'] ?? 1)
  if (rate > 1) await slowDown(page, rate)
}

/** One address signs up everybody here, more than the product lets one address do. */
export const manyPeople = { SIGNUPS_PER_HOUR: '100000', LOGINS_PER_HOUR: '100000' }

/** Every visitor comes from one address too. */
const visited = { DEMO: '1', DEMOS_PER_HOUR: '100000', CONTACTS_PER_HOUR: '100000' }

/** What an operator may offer and does not from the start. */
const offered = { SCAN_ON_SERVER: '1' }

const staffed = { ADMIN_EMAIL: boss.email, ADMIN_PASSWORD: boss.password }

/** console.error carries a broken content security policy too. */
class Complaints {
  readonly #heard: string[] = []
  readonly #forgiven: RegExp[] = []

  watch(context: BrowserContext): void {
    context.on('page', slowDownAsAsked)
    context.on('weberror', (error) => this.#heard.push(`thrown: ${error.error().message}`))
    context.on('console', (message) => {
      if (message.type() !== 'error') return
      this.#heard.push(`console.error: ${message.text()} at ${message.location().url}`)
    })
  }

  forgive(pattern: RegExp): void {
    this.#forgiven.push(pattern)
  }

  unforgiven(): readonly string[] {
    return this.#heard.filter((said) => !this.#forgiven.some((pattern) => pattern.test(said)))
  }
}

export { expect }
