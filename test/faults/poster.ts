import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { listen } from '#server/http/edge/listen.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { openEngine } from '#server/open-engine.ts'
import { postDue } from '#server/recurring/post-due.ts'

/**
 * A whole server that takes its time from the database. Besides its jobs it enters what is due
 * without end and without the lock that spares others the work, so that they meet as often as
 * they can.
 */
const asked = { PORT: '0', DATABASE_CONNECTIONS: '4', RATES_URL: 'off' }
const config = readConfig({ ...process.env, ...asked })
let now = new Date(0)
const { engine } = await openEngine(config, pino({ level: 'silent' }), { now: () => now })
await listen(createApp(engine), config)
await readClock()
startJobs(engine)

for (;;) {
  await readClock()
  await postDue(engine, now)
  process.stdout.write('.')
  await pause(50)
}

async function readClock(): Promise<void> {
  const { rows } = await engine.database.pool.query<{ at: Date }>('select at from moved_clock')
  now = rows[0]?.at ?? now
}
