import { chromium } from '@playwright/test'
import { findBrowser } from '../support/browser.ts'
import { newDatabase } from '../support/postgres.ts'
import { startTestServer } from '../support/server.ts'
import { startSharedPostgres } from '../support/shared-postgres.ts'
import { measureInsights, questions } from './insights.ts'
import { measureJourneys } from './journeys.ts'
import { measureLoanSlider } from './loan-slider.ts'
import { measureMainThread } from './main-thread.ts'
import { measureWeight } from './page-weight.ts'
import { writePlans } from './plans.ts'
import { measureReceipts } from './receipts.ts'
import { asMarkdown, type Line, writeReport } from './report.ts'
import { letRest } from './rest.ts'
import { seedLedger } from './seed-ledger.ts'
import { measureServer } from './server-load.ts'
import { measureSettleUp } from './settle-up.ts'
import { measureSnapshot } from './snapshot.ts'

const loadSeconds = 4
const reportFile = '.build/bench.json'
const plansFile = '.build/bench-plans.txt'

async function bench(): Promise<void> {
  const given = process.env.DATABASE_URL
  const stopPostgres = given ? async () => {} : await startSharedPostgres()
  const databaseUrl = given ?? (await newDatabase())
  const sections: Record<string, readonly Line[]> = {}
  const tell = (title: string, lines: readonly Line[]) => {
    sections[title] = lines
    console.log(asMarkdown(title, lines))
  }
  const env = { ...settings, DATABASE_URL: databaseUrl }
  const server = await startTestServer({ env, isAsShipped: true })
  const stop = async () => {
    await server.stop()
    await stopPostgres()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stop().finally(() => process.exit(1)))
  try {
    const small = await seedLedger(databaseUrl, server.url, 10_000)
    const large = await seedLedger(databaseUrl, server.url, 100_000)
    const shared = await seedLedger(databaseUrl, server.url, 100_000, 20)
    tell('Seed', [small.line, large.line, shared.line])
    await letRest(databaseUrl)
    tell('Snapshot', [...(await measureSnapshot(server.url, large.person))])
    tell('Sums and search', await measureInsights(server.url, shared.person))
    await writePlans(plansFile, databaseUrl, shared.person, questions)
    console.log(`The plans of these questions are in ${plansFile}.`)
    const found = findBrowser()
    const browser = await chromium.launch({ ...found, args: [...found.args] })
    const visit = { browser, url: server.url }
    tell('Weight', await measureWeight(browser, server.url, small.person))
    const few = { ...visit, person: small.person, allowance: 1 }
    tell('10,000 transactions', await measureJourneys(few))
    const many = { ...visit, person: large.person, allowance: 1.5 }
    tell('100,000 transactions', await measureJourneys(many))
    tell('100,000 transactions, main thread', await measureMainThread(many))
    tell('A loan of 2,080 payments', await measureLoanSlider(few))
    tell('Receipts, read on the device', await measureReceipts(few))
    await browser.close()
    tell('A group', measureSettleUp())
    tell('Server', await measureServer({ url: server.url, databaseUrl, seconds: loadSeconds }))
  } finally {
    await stop()
  }
  writeReport(reportFile, sections)
}

/** As it is shipped, but for one address that signs up everybody. */
const settings = { DATABASE_CONNECTIONS: '16', SIGNUPS_PER_HOUR: '1000' }

await bench()
