import { existsSync } from 'node:fs'
import { pino } from 'pino'
import { readConfig } from '#server/config.ts'
import { findRunning } from '#server/db/postgres/find-running.ts'
import { openEngine } from '#server/open-engine.ts'
import { Refusal } from '#server/refusal.ts'
import { readPlan } from '#server/seed/read-plan.ts'
import { seed } from '#server/seed/seed.ts'

async function main(): Promise<void> {
  const plan = readPlan(process.argv.slice(2), Temporal.Now.plainDateISO().toString())
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const databaseUrl = config.databaseUrl ?? (await findRunning(config.dataDir))
  const { engine, close } = await openEngine({ ...config, databaseUrl }, pino({ level: 'warn' }))
  const startedAt = performance.now()
  let written = 0
  try {
    await seed(engine, plan, (expenses) => {
      written += expenses
      if (process.stdout.isTTY) process.stdout.write(`\r${written} of ${plan.transactions}`)
    })
  } finally {
    await close()
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`\rWrote ${plan.users} users and ${written} expenses in ${seconds} s.`)
  console.log(`Log in as ${plan.email} with the password ${plan.password}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error)
  process.exitCode = 1
})
