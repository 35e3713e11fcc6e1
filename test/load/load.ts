import { setTimeout as sleep } from 'node:timers/promises'
import { calibrate } from '../bench/calibrate.ts'
import { prove } from '../support/proof.ts'
import { audit } from './audit.ts'
import { type Crowd, visit } from './crowd.ts'
import { openPlace, type Place } from './place.ts'
import { type LoadPlan, readLoadPlan } from './read-plan.ts'
import { type Summary, secondsUntilCalm, Tally } from './tally.ts'
import { tidyHeap } from './tidy-heap.ts'
import { type Found, missed } from './verdict.ts'
import { type Growth, openStreams, Watch } from './watch.ts'

const comeWithinMs = 10_000
const surgeMs = 60_000
const afterMs = 20_000
/** How much slower is still as before. */
const asBefore = 1.5

const tell = (words: string) => process.stdout.write(`${words}\n`)

interface Measured extends Found {
  readonly events: number
  /** What a fixed sum took before anybody came. */
  readonly calibrationMs: number
}

async function measure(place: Place, plan: LoadPlan): Promise<Measured> {
  const calibrationMs = calibrate()
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
  const heapAfter = (ms: number) => sleep(ms).then(() => tidyHeap(place.servers))
  const [crowd, extra, early, late] = await Promise.all([
    regular,
    sleep(comeWithinMs + steadyMs).then((): Promise<Crowd> => {
      tell(`The surge begins: ${plan.users + more.count} people.`)
      return visit(place, tally, more)
    }),
    // When all have come and caches are filled, and at the end.
    heapAfter(comeWithinMs + steadyMs / 5),
    heapAfter(comeWithinMs + steadyMs - 2000),
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
    heap: { early, late },
    calibrationMs,
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

/** One run, one proof: the crowd and the surge that followed it are not told apart. */
function say(plan: LoadPlan, found: Measured, misses: readonly string[]): void {
  const { steady, surge, audit: kept } = found
  const servers = plan.servers === 1 ? 'one server' : `${plan.servers} servers`
  prove('load', `${plan.users} users, then ${plan.surge} times as many, at ${servers}`, {
    minutes: plan.minutes,
    rows: plan.rows,
    'a fixed sum just before, ms': rounded(found.calibrationMs),
    missed: misses.length === 0 ? 'nothing' : misses.join('; '),
    ...spoken(steady),
    'memory MB': change(found.memory),
    'heap MB': change(found.heap),
    'open files': change(found.files),
    'PostgreSQL connections': change(found.connections),
    'events heard': found.events,
    'writes confirmed and kept': kept.promised,
    'writes lost': kept.lost,
    'writes doubled': kept.unexplained,
    'invariants broken': kept.brokenInvariants,
    ...Object.fromEntries(
      Object.entries(spoken(surge)).map(([name, value]) => [`surge: ${name}`, value]),
    ),
    'surge: as quick as before after, s': found.calmAfterS,
  })
}

const spoken = ({ calls, perSecond, errors, turnedAway, read, write }: Summary) => ({
  calls,
  'calls per second': rounded(perSecond),
  errors,
  'turned away with 429 or 503': turnedAway,
  'read p50 ms': rounded(read.median),
  'read p95 ms': rounded(read.p95),
  'read p99 ms': rounded(read.p99),
  'write p50 ms': rounded(write.median),
  'write p95 ms': rounded(write.p95),
  'write p99 ms': rounded(write.p99),
})

async function load(): Promise<void> {
  const plan = readLoadPlan(process.argv.slice(2))
  const minutes = Math.ceil(plan.minutes + 1.5 + plan.users / 150 + plan.rows / 150_000)
  tell(`${plan.users} users, ${plan.servers} server(s): about ${minutes} minutes in all.`)
  const place = await openPlace(plan, tell)
  const stop = () => place.close().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  try {
    const found = await measure(place, plan)
    const misses = missed(found, plan.users)
    say(plan, found, misses)
    for (const words of misses) tell(`Missed: ${words}.`)
    process.exitCode = misses.length === 0 ? 0 : 1
  } finally {
    await place.close()
  }
}

await load()
