import { limits } from '#contract/limits.ts'
import { loadTemporal } from '#web/data/load-temporal.ts'
import { findKind } from './find-kind.ts'
import { type MovingAnswer, type MovingAsk, notRead } from './moving-ask.ts'

const ready = loadTemporal()

async function answer({ file, ...options }: MovingAsk): Promise<MovingAnswer> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return findKind(bytes, { ...options, limits })
}

addEventListener('message', async ({ data }: MessageEvent<MovingAsk>) => {
  await ready
  postMessage(await answer(data).catch(() => notRead))
})
