import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { basename, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { OcrModels } from '#domain/receipts/ocr/models.ts'
import { readPicture } from '#domain/receipts/read-picture.ts'
import { Refusal } from '../refusal.ts'
import { openModels } from '../scan/open-models.ts'
import { openPicture } from '../scan/open-picture.ts'
import { type Prediction, predictionOf } from '../scan/score-sheet.ts'

/** Two threads halve the time where each has a core, and double it where one has to wait. */
const isCoreFree = () => (loadavg()[0] ?? 0) < availableParallelism() - 1

const pictures = /\.(?:jpe?g|png|webp|avif|tiff?|gif)$/i
const usage = 'Say which folder: npm run bench:scan -- <folder> [--out predictions.json]'

const options = {
  currency: 'EUR',
  locale: 'en-GB',
  today: new Date().toISOString().slice(0, 10),
}

async function readOne(models: OcrModels, path: string): Promise<Prediction> {
  const picture = await openPicture(readFileSync(path))
  const read = await readPicture(models, picture, options, async () => true)
  if (!read) throw new Error(`${path} was given up`)
  return predictionOf(read)
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'predictions.json' } },
  })
  const [folder] = positionals
  if (!folder) throw new Refusal(usage)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pictures.test(name))
    .sort()
  if (files.length === 0) throw new Refusal(`There is no picture in ${folder}.`)
  const models = await openModels(isCoreFree() ? 2 : 1)
  const found: Record<string, Prediction> = {}
  const times: number[] = []
  for (const name of files) {
    const start = performance.now()
    const prediction = await readOne(models, join(folder, name))
    const ms = performance.now() - start
    times.push(ms)
    found[basename(name, extname(name))] = prediction
    const { merchant, date, total, currency } = prediction
    const said = [merchant, date, total, currency].map((each) => each ?? '?').join(' · ')
    process.stdout.write(`${name} ${said} (${seconds(ms)})\n`)
    writeFileSync(values.out, `${JSON.stringify(found, null, 1)}\n`)
  }
  process.stdout.write(
    `${files.length} pictures, median ${seconds(median(times))} each; written to ${values.out}\n`,
  )
}

main()
  .catch((error: unknown) => {
    const isExpected = error instanceof Refusal
    process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`)
    process.exitCode = 1
  })
  // The runtime's threads would keep the process alive.
  .finally(() => process.exit())
