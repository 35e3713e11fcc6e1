import type { BookedRow } from '#domain/import/match/booked.ts'
import type { Statement } from '#domain/import/statement.ts'
import { loadTemporal } from '#web/data/load-temporal.ts'
import { judgeFiles, type Targets } from './judge-files.ts'
import { readFile } from './read-file.ts'
import type { Numbered, ReaderAnswer, ReaderAsk } from './reader.ts'

const rowsAtOnce = 2000

const ready = loadTemporal()
const statements = new Map<string, Statement>()
let booked: BookedRow[] = []

function judge(
  fileIds: readonly string[],
  locale: string,
  targets: Targets,
): readonly ReaderAnswer[] {
  const files = fileIds.flatMap((fileId) => {
    const statement = statements.get(fileId)
    return statement ? [{ fileId, statement }] : []
  })
  const all = judgeFiles(files, booked, locale, targets)
  booked = []
  const parts = Math.max(1, Math.ceil(all.length / rowsAtOnce))
  return Array.from({ length: parts }, (_, at) => {
    const rows = all.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce)
    return { kind: 'rows', rows, of: all.length }
  })
}

async function answer(ask: ReaderAsk): Promise<readonly ReaderAnswer[]> {
  if (ask.kind === 'judge') return judge(ask.fileIds, ask.locale, ask.targets)
  if (ask.kind === 'book') {
    booked.push(...ask.rows)
    return [{ kind: 'heard' }]
  }
  const bytes = new Uint8Array(await ask.file.arrayBuffer())
  const { reading, statement } = readFile(bytes, ask.settings)
  if (!ask.isTrial) {
    if (statement) statements.set(ask.fileId, statement)
    else statements.delete(ask.fileId)
  }
  return [{ kind: 'read', reading }]
}

addEventListener('message', async ({ data }: MessageEvent<Numbered<ReaderAsk>>) => {
  await ready
  const failed: readonly ReaderAnswer[] = [{ kind: 'failed' }]
  for (const message of await answer(data.message).catch(() => failed)) {
    postMessage({ id: data.id, message } satisfies Numbered<ReaderAnswer>)
  }
})
