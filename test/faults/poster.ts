import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { openDatabase } from '#server/db/database.ts'
import { postDue } from '#server/recurring/post-due.ts'

/** Enters what is due, without end and without the lock that spares others the work. */
const log = pino({ level: 'silent' })
const database = openDatabase(process.env.DATABASE_URL ?? '', log, 2)

for (;;) {
  const { rows } = await database.pool.query<{ at: Date }>('select at from moved_clock')
  for (const { at } of rows) await postDue({ database, log }, at)
  process.stdout.write('.')
  await pause(50)
}
