import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { openEngine } from '#server/open-engine.ts'
import type { Person } from '../e2e/person.ts'
import type { Question } from './insights.ts'

interface Asked {
  readonly name?: string
  readonly text: string
  readonly values?: readonly unknown[]
}

/** What brings sums up to date is run for what it does, and cannot be asked twice. */
const isPlain = (text: string) => /^\s*(select|with)\b/i.test(text) && !text.includes('refresh_')

type Tell = (name: string, plan: readonly string[]) => void

/** The same pool; what it is asked is explained first. */
function explaining(pool: pg.Pool, tell: Tell): pg.Pool {
  const explain = async ({ name, text, values = [] }: Asked) => {
    if (!isPlain(text)) return
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers) ${text}`,
      [...values],
    )
    const plan = rows.map((row) => row['QUERY PLAN'])
    const [, said] = /\n-- (.+)$/.exec(text) ?? []
    tell(name ?? said ?? text.replace(/\s+/g, ' ').slice(0, 80), plan)
  }
  const query = async (asked: Asked | string, values?: unknown[]) => {
    await explain(typeof asked === 'string' ? { text: asked, values: values ?? [] } : asked)
    return pool.query(asked as string, values)
  }
  return new Proxy(pool, {
    get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)),
  })
}

/** How PostgreSQL goes about every question, by the product's own code, written to a file. */
export async function writePlans(
  file: string,
  databaseUrl: string,
  { session }: Person,
  questions: readonly Question[],
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'moneycomb-plans-'))
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const { engine, close } = await openEngine(config, openLog(config))
  const said: string[] = []
  const tell: Tell = (name, plan) => said.push(`-- ${name}`, ...plan, '')
  const pool = explaining(engine.database.pool, tell)
  const app = createApp({ ...engine, database: { ...engine.database, pool } })
  const headers = {
    authorization: `Bearer ${session.token}`,
    'content-type': 'application/json',
  }
  try {
    for (const { journey, path, body } of questions) {
      said.push(`== ${journey}`, '')
      const answer = await app.request(path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    }
  } finally {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, said.join('\n'))
}
