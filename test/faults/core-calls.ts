import type { TestCaller } from '#test/support/caller.ts'

export interface CoreCalls {
  readonly count: number
  /** Answers other than 200. */
  readonly wrong: readonly number[]
  readonly p95Ms: number
}

/** What people do all day, without pause while something else is going on. */
export async function callMeanwhile(
  person: TestCaller,
  roundsLeast: number,
  work: () => Promise<void>,
): Promise<CoreCalls> {
  let isOver = false
  const ended = work().finally(() => {
    isOver = true
  })
  const statuses: number[] = []
  const times: number[] = []
  const timed = async (call: () => Promise<{ status: number }>) => {
    const startedAt = performance.now()
    statuses.push((await call()).status)
    times.push(performance.now() - startedAt)
  }
  const month = { body: { month: 3, year: 2026 } }
  for (let round = 0; round < roundsLeast || !isOver; round++) {
    await timed(async () => {
      await person.create({ description: `Bread ${round}` })
      return { status: 200 }
    })
    await timed(() => person.data('GET', 'expenses?limit=50'))
    await timed(() => person.call('GET', `/api/sync/pull?scope=${person.scope}&limit=50`))
    await timed(() => person.call('POST', '/api/dashboard/data', month))
    await timed(() => person.call('POST', '/api/search', { body: { query: 'bread' } }))
  }
  await ended
  const sorted = times.toSorted((a, b) => a - b)
  return {
    count: times.length,
    wrong: statuses.filter((status) => status !== 200),
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  }
}
