import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

export interface StaticFile {
  readonly type: string
  readonly etag: string
  /** The bytes as they are and as they were compressed at build time. */
  readonly bodies: Bodies
}

export type Encoding = 'br' | 'gzip' | 'identity'

type Bytes = Uint8Array<ArrayBuffer>

interface Bodies {
  readonly identity: Bytes
  readonly br?: Bytes
  readonly gzip?: Bytes
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

/** All built files by their web path. They are few and small, so memory is the place for them. */
export function readStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  if (!existsSync(folder)) return files
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(name)]
    if (type) files.set(`/${name.replaceAll(sep, '/')}`, readStatic(join(folder, name), type))
  }
  return files
}

function readStatic(path: string, type: string): StaticFile {
  const identity = readBytes(path)
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const bodies = {
    identity,
    ...(existsSync(`${path}.br`) && { br: readBytes(`${path}.br`) }),
    ...(existsSync(`${path}.gz`) && { gzip: readBytes(`${path}.gz`) }),
  }
  return { type, etag: hash, bodies }
}

const readBytes = (path: string): Bytes => Uint8Array.from(readFileSync(path))
