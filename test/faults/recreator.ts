import { pino } from 'pino'
import { addOwnCommands } from '#server/api/own-commands.ts'
import { openDatabase } from '#server/db/database.ts'
import { runCommand } from '#server/documents/run-command.ts'

/** Gives one loan another term, as a server would. */
const [uid = '', id = '', termPeriods] = process.argv.slice(2)
addOwnCommands()
const log = pino({ level: 'silent' })
const database = openDatabase(process.env.DATABASE_URL ?? '', log, 2)
const parts = { database, log, clock: { now: () => new Date() } }
const args = { id, patch: { termPeriods: Number(termPeriods) } }
await runCommand(parts, { uid, sessionId: uid }, { key: null, name: 'loans.update', args })
process.exit(0)
