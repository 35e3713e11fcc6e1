import { existsSync } from 'node:fs'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { findRunning } from '../db/postgres/find-running.ts'
import { openEngine } from '../open-engine.ts'
import { Refusal } from '../refusal.ts'
import { readPlan } from '../seed/read-plan.ts'
import { seed } from '../seed/seed.ts'

async function main(): Promise<void> {
  const plan = readPlan(process.argv.slice(2), Temporal.Now.plainDateISO().toString())
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const databaseUrl = config.databaseUrl ?? (await findRunning(config.dataDir))
  const { engine, close } = await openEngine({ ...config, databaseUrl }, pino({ level: 'error' }))
  const startedAt = performance.now()
  let written = 0
  let earned = 0
  try {
    await seed(engine, plan, (expenses, incomes) => {
      written += expenses
      earned += incomes
      if (process.stdout.isTTY) process.stdout.write(`\r${written} of ${plan.transactions} `)
    })
  } finally {
    await close()
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (process.stdout.isTTY) process.stdout.write('\r')
  process.stdout.write(
    `Users: ${plan.users}, expenses: ${written}, incomes: ${earned}, in ${seconds} s.\n` +
      `Log in as ${plan.email} with the password ${plan.password}\n`,
  )
}

main().catch((error: unknown) => {
  const isExpected = error instanceof Refusal
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
})
