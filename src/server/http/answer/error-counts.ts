import type { Engine } from '#server/engine.ts'

const WRITTEN_EVERY_MS = 10_000
const KEPT = '30 days'

type ErrorCountDeps = Pick<Engine, 'clock' | 'database' | 'log'>
export type ErrorCounts = ReturnType<typeof openErrorCounts>

/**
 * What went wrong on our side, for all servers together. Gathered here and written now and then:
 * when the database is away, every answer is an error, and none should ask it once more.
 */
export function openErrorCounts({ clock, database, log }: ErrorCountDeps) {
  let waiting = new Map<string, number>()
  let writtenAt = 0
  let writing = Promise.resolve()

  /** One after the other, so that whoever waits for this one has waited for those before. */
  function write(): Promise<void> {
    writing = writing.then(writeNow)
    return writing
  }

  async function writeNow(): Promise<void> {
    if (waiting.size === 0) return
    const taken = waiting
    waiting = new Map()
    writtenAt = clock.now().getTime()
    try {
      await database.pool.query(
        `with old as (delete from server_errors where hour < now() - interval '${KEPT}')
          insert into server_errors as e (hour, route, status, count)
          select hour, route, status, count from jsonb_to_recordset($1)
            as n (hour timestamptz, route text, status integer, count integer)
          on conflict (hour, route, status) do update set count = e.count + excluded.count`,
        [JSON.stringify([...taken].map(([key, count]) => ({ ...JSON.parse(key), count })))],
      )
    } catch (error) {
      for (const [key, count] of taken) waiting.set(key, (waiting.get(key) ?? 0) + count)
      log.debug({ err: error }, 'errors could not be counted yet')
    }
  }

  return {
    note(route: string, status: number): void {
      const now = clock.now()
      const hour = `${now.toISOString().slice(0, 13)}:00:00Z`
      const key = JSON.stringify({ hour, route, status })
      waiting.set(key, (waiting.get(key) ?? 0) + 1)
      if (now.getTime() - writtenAt >= WRITTEN_EVERY_MS) void write()
    },
    write,
  }
}
