import { existsSync } from 'node:fs'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { findRunning } from '../db/postgres/find-running.ts'
import { openEngine } from '../open-engine.ts'
import { Refusal } from '../refusal.ts'
import { carryOut, readOrder } from '../staff/operator.ts'

async function main(): Promise<void> {
  const order = readOrder(process.argv.slice(2))
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const databaseUrl = config.databaseUrl ?? (await findRunning(config.dataDir))
  const { engine, close } = await openEngine({ ...config, databaseUrl }, pino({ level: 'error' }))
  try {
    process.stdout.write(`${await carryOut(engine, order)}\n`)
  } finally {
    await close()
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof Refusal
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
})
