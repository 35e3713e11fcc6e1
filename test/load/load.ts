import { setTimeout as sleep } from 'node:timers/promises'
import { prove } from '../support/proof.ts'
import { audit } from './audit.ts'
import { type Crowd, visit } from './crowd.ts'
import { openPlace, type Place } from './place.ts'
import { type LoadPlan, readLoadPlan } from './read-plan.ts'
import { secondsUntilCalm, Tally } from './tally.ts'
import { type Found, missed } from './verdict.ts'
import { type Growth, openStreams, Watch } from './watch.ts'

const comeWithinMs = 10_000
const surgeMs = 60_000
const afterMs = 20_000
/** How much slower is still as before. */
const asBefore = 1.5

const tell = (words: string) => process.stdout.write(`${words}\n`)

async function measure(place: Place, plan: LoadPlan): Promise<Found & { readonly events: number }> {
  const tally = new Tally()
  const urls = place.servers.map(({ url }) => url)
  const watch = new Watch(urls)
  const steadyMs = plan.minutes * 60_000
  const lastsMs = comeWithinMs + steadyMs + surgeMs + afterMs
  const from = performance.now() + comeWithinMs
  const to = from + steadyMs
  const regular = visit(place, tally, {
    count: plan.users,
    lastsMs,
    withinMs: comeWithinMs,
    name: 'regular',
  })
  const more = {
    count: Math.round(plan.users * (plan.surge - 1)),
    lastsMs: surgeMs,
    withinMs: 2000,
    name: 'surge',
  }
  const [crowd, extra] = await Promise.all([
    regular,
    sleep(comeWithinMs + steadyMs).then((): Promise<Crowd> => {
      tell(`The surge begins: ${plan.users + more.count} people.`)
      return visit(place, tally, more)
    }),
  ])
  watch.stop()
  for (const complaint of tally.complaints) tell(complaint)
  const surgeEnds = to + surgeMs
  const promisedMs = asBefore * tally.p95({ from: Math.max(from, to - 60_000), to })
  return {
    steady: tally.summary({ from, to }),
    surge: tally.summary({ from: to, to: surgeEnds }),
    calmAfterS: secondsUntilCalm(tally, surgeEnds, promisedMs, afterMs / 1000),
    ...watch.growth(from, to),
    events: crowd.events + extra.events,
    brokenStreams: crowd.brokenStreams + extra.brokenStreams,
    streamsLeft: await streamsLeftAt(urls),
    hasCrashed: place.servers.some((server) => server.hasEnded()),
    audit: await audit(place.databaseUrl, [...crowd.devices, ...extra.devices]),
  }
}

/** Servers notice within a moment that somebody is gone. */
async function streamsLeftAt(urls: readonly string[]): Promise<number> {
  let left = Number.NaN
  for (let tries = 0; tries < 50 && left !== 0; tries++) {
    await sleep(200)
    const counts = await Promise.all(urls.map(openStreams))
    left = counts.reduce((sum, count) => sum + count, 0)
  }
  return left
}

const rounded = (value: number) => Math.round(value * 10) / 10
const change = ({ early, late }: Growth) => `${rounded(early)} → ${rounded(late)}`

function say(plan: LoadPlan, found: Found & { readonly events: number }): void {
  const { steady, surge, audit: kept } = found
  const servers = plan.servers === 1 ? 'one server' : `${plan.servers} servers`
  prove('load', `${plan.users} users at ${servers}`, {
    minutes: plan.minutes,
    rows: plan.rows,
    calls: steady.calls,
    'calls per second': rounded(steady.perSecond),
    errors: steady.errors,
    'turned away': steady.turnedAway,
    'read p50 ms': rounded(steady.read.median),
    'read p95 ms': rounded(steady.read.p95),
    'read p99 ms': rounded(steady.read.p99),
    'write p50 ms': rounded(steady.write.median),
    'write p95 ms': rounded(steady.write.p95),
    'write p99 ms': rounded(steady.write.p99),
    'events heard': found.events,
    'memory MB': change(found.memory),
    'heap MB': change(found.heap),
    'open files': change(found.files),
    'PostgreSQL connections': change(found.connections),
    'writes confirmed and kept': kept.promised,
    'writes lost': kept.lost,
    'writes doubled': kept.unexplained,
    'invariants broken': kept.brokenInvariants,
  })
  prove('load', `${plan.surge} times ${plan.users} users for a minute at ${servers}`, {
    calls: surge.calls,
    'calls per second': rounded(surge.perSecond),
    'turned away with 429 or 503': surge.turnedAway,
    'other errors': surge.errors,
    'read p95 ms': rounded(surge.read.p95),
    'write p95 ms': rounded(surge.write.p95),
    'as quick as before after s': found.calmAfterS,
  })
}

async function load(): Promise<void> {
  const plan = readLoadPlan(process.argv.slice(2))
  const minutes = Math.ceil(plan.minutes + 1.5 + plan.users / 150 + plan.rows / 150_000)
  tell(`${plan.users} users, ${plan.servers} server(s): about ${minutes} minutes in all.`)
  const place = await openPlace(plan, tell)
  const stop = () => place.close().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  try {
    const found = await measure(place, plan)
    say(plan, found)
    const misses = missed(found)
    for (const words of misses) tell(`Missed: ${words}.`)
    process.exitCode = misses.length === 0 ? 0 : 1
  } finally {
    await place.close()
  }
}

await load()
