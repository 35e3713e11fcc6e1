import { randomUUID } from 'node:crypto'
import { analyticsCalls } from '#contract/analytics/calls.ts'
import { userScope } from '#contract/sync.ts'
import type { Person } from '../e2e/person.ts'
import type { Fixture } from './fixture.ts'
import { get } from './get.ts'
import type { Line } from './report.ts'
import { spreadOf } from './spread.ts'

const sizes = [10_000, 100_000, 1_000_000] as const

interface Asked {
  readonly journey: string
  readonly times: number
  readonly ask: () => Promise<unknown>
}

const today = Temporal.Now.plainDateISO()
const always = { from: today.subtract({ months: 35 }).with({ day: 1 }).toString(), to: `${today}` }

/** Says with every question who asks it. */
class Caller {
  readonly #url: string
  readonly #headers: Readonly<Record<string, string>>

  constructor(url: string, { session }: Person) {
    this.#url = url
    this.#headers = { authorization: `Bearer ${session.token}`, 'accept-encoding': 'gzip, br' }
  }

  get(path: string): Promise<number> {
    return get(new URL(path, this.#url), this.#headers)
  }

  async post(path: string, body: object): Promise<void> {
    const answer = await fetch(new URL(path, this.#url), {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    await answer.arrayBuffer()
  }

  push(): Promise<void> {
    const date = today.subtract({ days: 3 }).toString()
    const doc = { id: randomUUID(), amount: 990, currency: 'EUR', description: 'Tea', date }
    const command = { key: randomUUID(), name: 'expenses.create', args: { doc } }
    return this.post('/api/sync/push', { commands: [command] })
  }
}

function questions(caller: Caller, { session }: Person, rows: number): readonly Asked[] {
  const scope = encodeURIComponent(userScope(session.user.id))
  const dashboard = () =>
    caller.post('/api/dashboard/data', { month: today.month, year: today.year })
  const analytics = (name: keyof typeof analyticsCalls) => () =>
    caller.post(analyticsCalls[name].path, { ...always, lens: 'share' })
  const pull = (since: number) => () => caller.get(`/api/sync/pull?scope=${scope}&since=${since}`)
  const ask = (journey: string, times: number, asks: () => Promise<unknown>): Asked => ({
    journey,
    times,
    ask: asks,
  })
  return [
    ask('snapshot, everything', 2, () => caller.get(`/api/sync/snapshot?scope=${scope}`)),
    ask('snapshot, the newest 200', 20, () =>
      caller.get(`/api/sync/snapshot?scope=${scope}&newest=200`),
    ),
    ask('pull, the last hundred changes', 20, pull(rows - 100)),
    ask('pull, the first 5,000 changes', 5, pull(0)),
    ask('list by path, the newest 50', 20, () =>
      caller.get(`/api/data/users/${session.user.id}/expenses?limit=50`),
    ),
    ask('dashboard', 20, dashboard),
    ask('cash flow of three years', 10, analytics('analytics.flow')),
    ask('merchants of three years', 10, analytics('analytics.merchants')),
    ask('search, a word', 10, () => caller.post('/api/search', { query: 'groceries' })),
    ask('search, a slip', 10, () => caller.post('/api/search', { query: 'harbuor foods' })),
    ask('push one write', 20, () => caller.push()),
    ask('dashboard right after a write', 10, async () => {
      await caller.push()
      await dashboard()
    }),
  ]
}

async function timesOf({ ask, times }: Asked): Promise<readonly number[]> {
  const taken: number[] = []
  // The first one fills caches.
  for (let n = 0; n <= times; n++) {
    const askedAt = performance.now()
    await ask()
    if (n > 0) taken.push(performance.now() - askedAt)
  }
  return taken
}

/** What cannot be answered is a finding, and no reason to leave the other questions out. */
async function lineOf(stand: Fixture, asked: Asked, rows: number): Promise<Line> {
  const { journey } = asked
  try {
    const value = spreadOf(await timesOf(asked)).median
    console.error(`${journey} of ${rows}: ${Math.round(value)} ms`)
    return { journey, value, unit: 'ms', rows }
  } catch (error) {
    const reason = stand.lastFailure()
    const failure = `${(error as Error).message}${reason && `, ${reason}`}`
    console.error(`${journey} of ${rows} failed: ${failure}`)
    return { journey, value: 0, unit: 'ms', rows, failure }
  }
}

/** The same questions of ever larger books: what ten times the rows cost. */
export async function measureGrowth(stand: Fixture): Promise<readonly Line[]> {
  const lines: Line[] = []
  for (const rows of sizes) {
    const person = await stand.person(rows)
    const seeded = stand.seeded().find(({ journey }) => journey === `seed ${rows} transactions`)
    if (seeded) lines.push({ journey: 'seed', value: seeded.value, unit: 's', rows })
    for (const asked of questions(new Caller(stand.url, person), person, rows)) {
      lines.push(await lineOf(stand, asked, rows))
    }
  }
  return lines
}
