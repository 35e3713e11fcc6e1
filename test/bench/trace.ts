import type { Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

export interface Work {
  /** Processor time of the page's main thread: waiting and other programs do not count. */
  readonly ms: number
  /** The longest it could answer nobody. */
  readonly longestMs: number
}

/** Set in the page; names what is measured in the browser's own trace. */
export const inputMark = 'bench: input'
export const seenMark = 'bench: seen'

const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing']

async function trace(page: Page, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const wire = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  wire.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const isOver = new Promise<void>((resolve) => {
    wire.once('Tracing.tracingComplete', () => resolve())
  })
  const traceConfig = { includedCategories: categories }
  await wire.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await act()
  await wire.send('Tracing.end')
  await isOver
  await wire.detach()
  return events
}

/** What the thread of the first event did between the two. */
function workBetween(events: readonly TraceEvent[], first: TraceEvent, last: number): Work {
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' &&
      pid === first.pid &&
      tid === first.tid &&
      ts + dur > first.ts &&
      ts < last,
  )
  const times = tasks.map(({ tdur = 0 }) => tdur / 1000)
  return { ms: times.reduce((sum, ms) => sum + ms, 0), longestMs: Math.max(0, ...times) }
}

function found<Item>(item: Item | undefined, what: string): Item {
  if (item === undefined) throw new Error(`The trace has no ${what}.`)
  return item
}

/** From the navigation until what makes the page usable is painted, which `visit` answers. */
export async function workOfVisit(page: Page, visit: () => Promise<number>): Promise<Work> {
  let seenAfterMs = 0
  const events = await trace(page, async () => {
    seenAfterMs = await visit()
  })
  const seen = found(
    events.findLast(({ name }) => name === seenMark),
    'first rows',
  )
  return workBetween(events, { ...seen, ts: seen.ts - seenAfterMs * 1000 }, seen.ts)
}

/** From the last key or click in it until it is over. */
export async function workOfAct(page: Page, act: () => Promise<void>): Promise<Work> {
  const events = await trace(page, act)
  const begin = events.findLast(({ name }) => name === inputMark)
  return workBetween(events, found(begin, 'input'), Number.POSITIVE_INFINITY)
}

/** Megabytes of JavaScript that cannot be thrown away. */
export async function heapOf(page: Page): Promise<number> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('HeapProfiler.collectGarbage')
  await wire.send('Performance.enable')
  const { metrics } = await wire.send('Performance.getMetrics')
  await wire.detach()
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6
}
