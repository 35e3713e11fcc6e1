import { detectRecurring } from '#domain/recurring/detect-recurring.ts'
import { loadTemporal } from '#web/data/load-temporal.ts'
import type { DetectAsk, Likely } from './detector.ts'

const ready = loadTemporal()

const findIn = ({ kind, rows, today }: DetectAsk): readonly Likely[] =>
  detectRecurring(rows, today).map((found) => ({ ...found, kind }))

addEventListener('message', async ({ data }: MessageEvent<readonly DetectAsk[]>) => {
  await ready
  postMessage(data.flatMap(findIn).sort((a, b) => b.confidence - a.confidence))
})
