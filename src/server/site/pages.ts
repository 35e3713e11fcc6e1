import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { StaticFile } from '../http/answer/static-files.ts'

/** The pages of the public site as they were built, by id; none where nothing was built. */
export function readPages(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map()
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name.replace(/\.html$/, ''), readFileSync(join(folder, name), 'utf8')]),
  )
}

/** Good enough to be made while somebody waits. */
const QUALITY = 5

const bytesOf = (buffer: Buffer) => Uint8Array.from(buffer)

/** A page ready to be answered, in every form a client may take. */
export function packPage(html: string): StaticFile {
  const plain = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
  return {
    type: 'text/html; charset=utf-8',
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    bodies: {
      identity: bytesOf(plain),
      br: bytesOf(brotliCompressSync(plain, { params })),
      gzip: bytesOf(gzipSync(plain)),
    },
  }
}
