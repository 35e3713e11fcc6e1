import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { type Fixture, openFixture } from '../support/replica-fixture.ts'
import { seeded } from '../support/seeded.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import type { LooseCommand } from './fuzz-page/page.ts'
import { newPerson, type Person } from './person.ts'

const seed = Number(process.env.FUZZ_SEED ?? 7)
const steps = Number(process.env.FUZZ_STEPS ?? 160)
const arrivesWithin = { timeout: 45_000 }

interface Profile {
  readonly context: BrowserContext
  isOffline: boolean
}

interface Tab {
  page: Page
  readonly profile: Profile
}

/** Real tabs in two browser profiles, and a server that is killed under them. */
class Laboratory {
  readonly kept = new Set<string>()
  readonly errors: string[] = []
  readonly tabs: Tab[] = []
  readonly #random = seeded(seed)
  readonly #stand: Fixture
  readonly #person: Person
  #server: TestServer
  #profiles: Profile[] = []

  constructor(stand: Fixture, server: TestServer, person: Person) {
    this.#stand = stand
    this.#server = server
    this.#person = person
  }

  async open(browser: Browser): Promise<void> {
    for (const count of [2, 1]) {
      const profile = { context: await browser.newContext(), isOffline: false }
      this.#profiles.push(profile)
      for (let at = 0; at < count; at += 1) await this.#openTab(profile)
    }
  }

  async step(): Promise<void> {
    const chance = this.#random()
    const tab = this.tabs[this.#below(this.tabs.length)]
    if (!tab) return
    if (chance < 0.86)
      await tab.page.evaluate((command) => window.lab.command(command), this.#command())
    else if (chance < 0.92) await this.#toggleNetwork(tab.profile)
    else if (chance < 0.96) await this.#reload(tab)
    else if (chance < 0.98) await this.#reopen(tab)
    else await this.#crashServer()
  }

  async calm(): Promise<void> {
    for (const profile of this.#profiles) {
      if (profile.isOffline) await this.#toggleNetwork(profile)
    }
    for (const { page } of this.tabs) {
      await expect
        .poll(() => page.evaluate(() => window.lab.replica.status()), arrivesWithin)
        .toMatchObject({ phase: 'live', waiting: 0, isComplete: true, isDurable: true })
    }
    for (const tab of this.tabs) await this.#gather(tab)
  }

  /** Every tab without the server: what it shows then is what its disk holds. */
  async cutOff(rev: number): Promise<void> {
    for (const { page } of this.tabs) {
      await expect.poll(() => page.evaluate(() => window.lab.savedRev()), arrivesWithin).toBe(rev)
    }
    this.#stand.target = null
    for (const { page } of this.tabs) {
      await page.reload()
      await page.waitForFunction(() => window.lab.replica.status().isComplete)
    }
  }

  async end(): Promise<void> {
    await this.#server.stop()
    for (const { context } of this.#profiles) await context.close()
  }

  #below(most: number): number {
    return Math.floor(this.#random() * most)
  }

  #command(): LooseCommand {
    const chance = this.#random()
    const date = `2026-${String(1 + this.#below(9)).padStart(2, '0')}-15`
    const amount = this.#random() < 0.05 ? -1 : 1 + this.#below(9999)
    const at = this.#random()
    if (chance < 0.45) return { verb: 'create', at, fields: { date, amount } }
    if (chance < 0.65) return { verb: 'update', at, fields: { date } }
    return chance < 0.85
      ? { verb: 'update', at, fields: { amount } }
      : { verb: 'delete', at, fields: {} }
  }

  async #openTab(profile: Profile): Promise<void> {
    const page = await profile.context.newPage()
    page.on('pageerror', (error) => this.errors.push(String(error)))
    const { user, token } = this.#person.session
    await page.goto(`${this.#stand.url}/#${user.id},${token}`)
    await page.waitForFunction(() => window.lab.replica.status().isComplete)
    this.tabs.push({ page, profile })
  }

  /** Only what its promise has said is durable counts as kept. */
  async #gather({ page }: Tab): Promise<void> {
    for (const key of await page.evaluate(() => window.lab.kept)) this.kept.add(key)
  }

  async #toggleNetwork(profile: Profile): Promise<void> {
    profile.isOffline = !profile.isOffline
    await profile.context.setOffline(profile.isOffline)
  }

  async #reload(tab: Tab): Promise<void> {
    await this.#gather(tab)
    if (!tab.profile.isOffline) await tab.page.reload()
    await tab.page.waitForFunction(() => window.lab.replica.status().phase !== 'opening')
  }

  async #reopen(tab: Tab): Promise<void> {
    if (tab.profile.isOffline) return
    await this.#gather(tab)
    await tab.page.close()
    this.tabs.splice(this.tabs.indexOf(tab), 1)
    await this.#openTab(tab.profile)
  }

  async #crashServer(): Promise<void> {
    const { databaseUrl } = this.#server
    await this.#server.kill()
    this.#stand.target = null
    this.#server = await startTestServer({ env: { DATABASE_URL: databaseUrl } })
    this.#stand.target = this.#server.url
  }
}

async function fromDatabase(url: string, uid: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const expenses = await client.query<{ line: string }>(
      `select concat_ws('|', id, date, amount, description) as line from expenses
        where scope = $1`,
      [`u:${uid}`],
    )
    const keys = await client.query<{ key: string }>('select key from idem where user_id = $1', [
      uid,
    ])
    const scopes = await client.query<{ rev: string }>(
      'select rev from sync_scope where scope = $1',
      [`u:${uid}`],
    )
    const rows = expenses.rows.map(({ line }) => line).sort()
    const rev = Number(scopes.rows[0]?.rev)
    return { rows, rev, keys: new Set(keys.rows.map(({ key }) => key)) }
  } finally {
    await client.end()
  }
}

test('memory of every tab = disk = database, whatever happens in between', async ({ browser }) => {
  test.setTimeout(150_000)
  const stand = await openFixture()
  const server = await startTestServer()
  stand.target = server.url
  const person = await newPerson(server.url)
  const laboratory = new Laboratory(stand, server, person)
  const uid = person.session.user.id
  try {
    await laboratory.open(browser)
    for (let step = 0; step < steps; step += 1) await laboratory.step()
    await laboratory.calm()
    const database = await fromDatabase(server.databaseUrl, uid)
    const shown = () =>
      Promise.all(laboratory.tabs.map(({ page }) => page.evaluate(() => window.lab.rows())))
    for (const rows of await shown()) expect(rows, `memory, seed ${seed}`).toEqual(database.rows)
    const lost = [...laboratory.kept].filter((key) => !database.keys.has(key))
    expect(lost, `kept but never run, seed ${seed}`).toEqual([])
    expect(database.rows.length).toBeGreaterThan(10)
    await laboratory.cutOff(database.rev)
    for (const rows of await shown()) expect(rows, `disk, seed ${seed}`).toEqual(database.rows)
    expect(laboratory.errors).toEqual([])
  } finally {
    await laboratory.end()
    stand.close()
  }
})
