import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { listen } from '../http/edge/listen.ts'
import { openEngine } from '../open-engine.ts'
import { Refusal } from '../refusal.ts'
import { type ExpectedFile, readManifest } from '../statements/manifest.ts'
import { ScratchAccount } from '../statements/scratch-account.ts'
import { type Tried, tryFile } from '../statements/try-file.ts'

const noLimits = { WRITES_PER_MINUTE: '1000000', SIGNUPS_PER_HOUR: '1000000' }

/** A server and a database of its own, both gone afterwards. */
async function withScratchServer<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'moneycomb-statements-'))
  try {
    const settings = { PORT: '0', DATA_DIR: dataDir, ...noLimits }
    const config = readConfig(settings)
    const { engine, close } = await openEngine(config, pino({ level: 'fatal' }))
    try {
      const server = await listen(createApp(engine), config)
      return await work(server.url.replace('localhost', '127.0.0.1')).finally(server.close)
    } finally {
      await close()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** An account for each file; whatever one does, the next one still gets its turn. */
async function attempt(folder: string, file: ExpectedFile, url: string): Promise<Tried> {
  try {
    const account = await ScratchAccount.signUp(url)
    return await tryFile(account, file, readFileSync(join(folder, file.file)))
  } catch (error) {
    return { wrong: [error instanceof Error ? error.message : String(error)], told: '' }
  }
}

async function main(): Promise<void> {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Refusal('Say which folder: npm run statements -- <folder>')
  const files = readManifest(folder)
  let right = 0
  await withScratchServer(async (url) => {
    for (const file of files) {
      const { wrong, told } = await attempt(folder, file, url)
      if (wrong.length === 0) right += 1
      const verdict = wrong.length === 0 ? `ok (${told})` : `wrong: ${wrong.join('; ')}`
      process.stdout.write(`${file.file} ${verdict}\n`)
    }
  })
  process.stdout.write(`${right} of ${files.length} ok, ${files.length - right} wrong\n`)
  process.exitCode = right === files.length ? 0 : 1
}

main().catch((error: unknown) => {
  const isExpected = error instanceof Refusal
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
})
