import { measureAccounts } from './accounts.ts'
import type { Fixture } from './fixture.ts'
import { measureGroupOfTwenty } from './group-of-twenty.ts'
import { measureGroupOfYears } from './group-of-years.ts'
import { measureGrowth } from './growth.ts'
import { measureInsights, questions } from './insights.ts'
import { measureJourneys } from './journeys.ts'
import { measureLoanSlider } from './loan-slider.ts'
import { measureMainThread } from './main-thread.ts'
import { measureWeight } from './page-weight.ts'
import { writePlans } from './plans.ts'
import { measureReceipts } from './receipts.ts'
import type { Line } from './report.ts'
import { measureServer } from './server-load.ts'
import { measureSettleUp } from './settle-up.ts'
import { measureSnapshot } from './snapshot.ts'

export interface Measured {
  readonly title: string
  measure(stand: Fixture): Promise<readonly Line[]>
}

const plansFile = '.build/bench-plans.txt'
const few = 10_000
const many = 100_000
const loadSeconds = 4

const visitOf = async (stand: Fixture, rows: number) => ({
  browser: await stand.browser(),
  url: stand.url,
  person: await stand.person(rows),
  allowance: rows === few ? 1 : 1.5,
})

/** Everything that is measured, by the name that asks for it alone. */
export const sections: Readonly<Record<string, Measured>> = {
  snapshot: {
    title: 'Snapshot',
    measure: async (stand) => measureSnapshot(stand.url, await stand.person(many)),
  },
  insights: {
    title: 'Sums and search',
    async measure(stand) {
      const person = await stand.person(many, 20)
      const lines = await measureInsights(stand.url, person)
      await writePlans(plansFile, stand.databaseUrl, person, questions)
      console.log(`The plans of these questions are in ${plansFile}.`)
      return lines
    },
  },
  weight: {
    title: 'Weight',
    measure: async (stand) =>
      measureWeight(await stand.browser(), stand.url, await stand.person(few)),
  },
  journeys: {
    title: '10,000 transactions',
    measure: async (stand) => measureJourneys(await visitOf(stand, few)),
  },
  'large-journeys': {
    title: '100,000 transactions',
    measure: async (stand) => measureJourneys(await visitOf(stand, many)),
  },
  'main-thread': {
    title: '100,000 transactions, main thread',
    measure: async (stand) => measureMainThread(await visitOf(stand, many)),
  },
  accounts: { title: '100,000 transactions in 12 accounts', measure: measureAccounts },
  group: {
    title: 'A group of 20',
    measure: async (stand) => [
      ...(await measureGroupOfTwenty(await visitOf(stand, few))),
      ...measureSettleUp(),
    ],
  },
  'group-of-years': { title: 'A group of 10,000 bills', measure: measureGroupOfYears },
  loan: {
    title: 'A loan of 2,080 payments',
    measure: async (stand) => measureLoanSlider(await visitOf(stand, few)),
  },
  receipts: {
    title: 'Receipts, read on the device',
    measure: async (stand) => measureReceipts(await visitOf(stand, few)),
  },
  server: {
    title: 'Server',
    measure: ({ url, databaseUrl }) => measureServer({ url, databaseUrl, seconds: loadSeconds }),
  },
  growth: { title: 'Growth', measure: measureGrowth },
}
