import { limits } from '#contract/limits.ts'
import { readSpliit } from '#domain/groups/import-spliit.ts'
import { readSplitwise } from '#domain/groups/import-splitwise.ts'
import { readSettleUp } from '#domain/groups/imported/import-settle-up.ts'
import { decodeText } from '#domain/import/decode-text.ts'
import { sniffFormat } from '#domain/import/sniff-format.ts'
import type { ReadingOptions } from '#domain/import/statement.ts'
import { readMoved } from '#domain/moving/read-moved.ts'
import { isSqlite } from '#domain/moving/read-sqlite.ts'
import { readActual } from '#domain/moving/sources/actual.ts'
import { say } from '#web/words/say.ts'
import type { MovingAnswer } from './moving-ask.ts'
import { isOwnExport, readOwnTables } from './own/own-tables.ts'
import { isZip, unpacked } from './unpack.ts'

const refused = (words: string): MovingAnswer => ({ kind: 'refused', words })

/** The tables of an archive; what else is in it says nothing of a book. */
function readArchive(bytes: Uint8Array, options: ReadingOptions): MovingAnswer {
  const files = unpacked(bytes)
  if (files === null) return refused(say('This archive is broken or too large.'))
  if (isOwnExport([...files.keys()])) {
    const tables = readOwnTables(files)
    return tables ? { kind: 'own', tables } : refused(say('This export of Moneycomb is broken.'))
  }
  const database = [...files].find(([, content]) => isSqlite(content))
  if (database) {
    const read = readActual(database[1], options)
    return read.ok ? { kind: 'book', book: read.value } : refused(read.words)
  }
  const texts = [...files]
    .filter(([name]) => /\.(?:csv|tsv|txt)$/i.test(name))
    .flatMap(([, content]) => {
      const text = decodeText(content, limits.importFileBytes)
      return text.ok ? [text.value] : []
    })
  const read = texts.length > 0 ? readMoved(texts, options) : null
  if (read?.ok) return { kind: 'book', book: read.value }
  return refused(say('Nothing in this archive is an export of a program we know.'))
}

const isGroupIn = (text: string) =>
  text.trimStart().startsWith('{')
    ? readSpliit(text, limits, null).ok || /"expenses"\s*:/.test(text)
    : readSettleUp(text, limits).ok || readSplitwise(text, limits).ok

/** Found by what is in the file: people rename files, and phones take their endings away. */
export function findKind(bytes: Uint8Array, options: ReadingOptions): MovingAnswer {
  if (isZip(bytes)) return readArchive(bytes, options)
  const text = decodeText(bytes, limits.importFileBytes)
  if (!text.ok) return refused(text.words)
  const read = readMoved([text.value], options)
  if (read.ok) return { kind: 'book', book: read.value }
  if (isGroupIn(text.value)) return { kind: 'group' }
  const format = sniffFormat(text.value)
  return format.ok ? { kind: 'statement' } : refused(format.words)
}
