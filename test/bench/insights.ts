import { randomUUID } from 'node:crypto'
import { analyticsCalls } from '#contract/analytics/calls.ts'
import type { Person } from '../e2e/person.ts'
import type { Line } from './report.ts'
import { spreadOf } from './spread.ts'

const times = 60
const promisedMs = 50

export interface Question {
  readonly journey: string
  readonly path: string
  readonly body: object
}

const today = Temporal.Now.plainDateISO()
const day = (months: number, date: number) =>
  today.subtract({ months }).with({ day: date }).toString()

const year = { from: day(12, 1), to: today.toString() }
const always = { from: day(35, 1), to: today.toString() }
const change = { ...year, beforeFrom: day(24, 1), beforeTo: day(12, 1) }
const month = { from: day(1, 1), to: day(1, 15), beforeFrom: day(2, 1), beforeTo: day(2, 15) }

const analytics = (name: keyof typeof analyticsCalls, body: object, of: string): Question => ({
  journey: `${name}, ${of}`,
  path: analyticsCalls[name].path,
  body,
})

const through = (lens: string): readonly Question[] => [
  analytics('analytics.flow', { ...year, lens }, `a year by ${lens}`),
  analytics('analytics.flow', { ...always, lens }, `three years by ${lens}`),
  analytics('analytics.merchants', { ...always, lens }, `three years by ${lens}`),
  analytics('analytics.calendar', { ...year, lens }, `a year by ${lens}`),
  analytics('analytics.change', { ...month, lens }, `half a month by ${lens}`),
  analytics('analytics.change', { ...change, lens }, `a year by ${lens}`),
  analytics('analytics.forecast', { lens }, `90 days by ${lens}`),
  analytics('analytics.rows', { ...year, lens, kind: 'expense' }, `a year by ${lens}`),
]

const dashboard: Question = {
  journey: 'dashboard, nothing new',
  path: '/api/dashboard/data',
  body: { month: today.month, year: today.year },
}

/** As people type: a word, a slip, an amount, a month, a person. */
const searches = ['groceries', 'harbuor foods', '>50 march', 'last week', 'dinner with:anna']

/** Both have to read what was written. */
const another = { ...dashboard, journey: 'dashboard' }
const found = { journey: 'search “groceries”', path: '/api/search', body: { query: 'groceries' } }

export const questions: readonly Question[] = [
  dashboard,
  ...['share', 'paid', 'group'].flatMap(through),
  analytics('analytics.position', always, 'three years'),
  analytics('analytics.owed', always, 'three years'),
  ...searches.map((query) => ({
    journey: `search “${query}”`,
    path: '/api/search',
    body: { query },
  })),
]

async function ask(url: string, { session }: Person, path: string, body: object): Promise<number> {
  const askedAt = performance.now()
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - askedAt
}

const write = () => {
  const day = today.subtract({ days: 3 }).toString()
  const doc = { id: randomUUID(), amount: 990, currency: 'EUR', description: 'Tea', date: day }
  return { commands: [{ key: randomUUID(), name: 'expenses.create', args: { doc } }] }
}

const lineOf = (journey: string, ms: readonly number[]): Line => ({
  journey: `${journey}, p95`,
  value: spreadOf(ms).p95,
  unit: 'ms',
  target: promisedMs,
})

/** Every sum that the server is asked for, and two of them when something was just written. */
export async function measureInsights(url: string, person: Person): Promise<readonly Line[]> {
  const lines: Line[] = []
  for (const { journey, path, body } of questions) {
    const ms: number[] = []
    for (let n = 0; n < times + 5; n++) ms.push(await ask(url, person, path, body))
    lines.push(lineOf(journey, ms.slice(5)))
  }
  for (const { journey, path, body } of [another, found]) {
    const ms: number[] = []
    for (let n = 0; n < times; n++) {
      await ask(url, person, '/api/sync/push', write())
      ms.push(await ask(url, person, path, body))
    }
    lines.push(lineOf(`${journey} right after a write`, ms))
  }
  return lines
}
