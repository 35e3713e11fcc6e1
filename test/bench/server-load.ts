import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { newPerson, type Person } from '../e2e/person.ts'
import { commitBaseline, pointReadBaseline, readBaseline } from './baseline.ts'
import { type Load, loadWith } from './load.ts'
import type { Line } from './report.ts'

interface Place {
  readonly url: string
  readonly databaseUrl: string
  readonly seconds: number
}

/** Every client is another user, as it is in life: they share no lock but the disk. */
export async function measureServer(place: Place): Promise<readonly Line[]> {
  const people = await signUpMany(place.url, 50)
  const documents = await Promise.all(people.map((person) => writeOne(place.url, person)))
  const first = documents[0]
  if (first === undefined) throw new Error('no document to read')
  const commits = await commitBaseline(place.databaseUrl, place.seconds)
  const id = first.split('/').at(-1) ?? ''
  const points = await pointReadBaseline(place.databaseUrl, id, place.seconds)
  const { empty, bare } = await bareHono(place, id)
  const reads = await measureBoth((clients) => readLoad(place, people, documents, clients))
  const writes = await measureBoth((clients) => writeLoad(place, people, clients))
  return [
    { journey: 'floor: durable commits, 16 connections', value: commits.perSecond, unit: '/s' },
    { journey: 'floor: point reads, 16 connections', value: points, unit: '/s' },
    { journey: 'floor: Hono alone, 16 clients', value: empty.perSecond, unit: '/s' },
    { journey: 'floor: Hono and one query, 16 clients', value: bare.perSecond, unit: '/s' },
    ...linesOf('read one document', reads, bare.perSecond * 0.5, 30),
    ...linesOf('push one write', writes, commits.perSecond * 0.25, 40),
  ]
}

interface Both {
  readonly few: Load
  readonly many: Load
}

async function measureBoth(measure: (clients: number) => Promise<Load>): Promise<Both> {
  return { few: await measure(16), many: await measure(50) }
}

function linesOf(what: string, { few, many }: Both, perSecond: number, p95: number): Line[] {
  const failures = few.failures + many.failures
  if (failures > 0) throw new Error(`${what}: ${failures} calls failed`)
  return [
    {
      journey: `${what}, 16 clients`,
      value: few.perSecond,
      unit: '/s',
      target: perSecond,
      isMoreBetter: true,
    },
    { journey: `${what}, 16 clients, p95`, value: few.ms.p95, unit: 'ms' },
    { journey: `${what}, 50 clients`, value: many.perSecond, unit: '/s' },
    { journey: `${what}, 50 clients, p95`, value: many.ms.p95, unit: 'ms', target: p95 },
  ]
}

async function signUpMany(url: string, count: number): Promise<readonly Person[]> {
  const people: Person[] = []
  for (let n = 0; n < count; n++) people.push(await newPerson(url))
  return people
}

const expense = () => ({
  id: randomUUID(),
  amount: 1250,
  currency: 'EUR',
  description: 'Bread and cheese',
  date: '2026-03-14',
})

const bearer = ({ session }: Person) => ({ authorization: `Bearer ${session.token}` })

const pushOf = (doc: ReturnType<typeof expense>) =>
  JSON.stringify({ commands: [{ key: randomUUID(), name: 'expenses.create', args: { doc } }] })

async function writeOne(url: string, person: Person): Promise<string> {
  const doc = expense()
  const answer = await fetch(new URL('/api/sync/push', url), {
    method: 'POST',
    headers: { ...bearer(person), 'content-type': 'application/json' },
    body: pushOf(doc),
  })
  const { results } = (await answer.json()) as { results: { ok: boolean }[] }
  if (results[0]?.ok !== true) throw new Error(`push answered ${JSON.stringify(results)}`)
  return `/api/data/users/${person.session.user.id}/expenses/${doc.id}`
}

function readLoad(
  { url, seconds }: Place,
  people: readonly Person[],
  documents: readonly string[],
  clients: number,
): Promise<Load> {
  const callers = people.map((person, at) => ({
    method: 'GET' as const,
    path: documents[at] ?? '/',
    headers: bearer(person),
  }))
  return loadWith({ url, seconds, clients, next: (client) => at(callers, client) })
}

function writeLoad({ url, seconds }: Place, people: readonly Person[], clients: number) {
  const next = (client: number) => ({
    method: 'POST' as const,
    path: '/api/sync/push',
    headers: bearer(at(people, client)),
    body: pushOf(expense()),
  })
  return loadWith({ url, seconds, clients, next })
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new Error(`nothing at ${index}`)
  return item
}

async function bareHono({ databaseUrl, seconds }: Place, id: string) {
  const script = fileURLToPath(new URL('./baseline.ts', import.meta.url))
  const child = spawn(process.execPath, [script, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said]: Buffer[] = await once(child.stdout, 'data')
  const url = String(said).trim()
  const empty = await readBaseline(url, '', seconds)
  const bare = await readBaseline(url, id, seconds)
  child.kill()
  return { empty, bare }
}
