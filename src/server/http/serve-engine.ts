import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'

interface EngineFile {
  readonly path: string
  readonly size: number
  readonly type: string
  /** Only what is worth it was compressed when the app was built. */
  readonly packed: { readonly path: string; readonly size: number } | null
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.onnx': 'application/octet-stream',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}

function engineFiles(folder: string): ReadonlyMap<string, EngineFile> {
  const files = new Map<string, EngineFile>()
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const type = types[extname(name)]
    if (!type) continue
    const path = join(folder, name)
    const packedPath = `${path}.br`
    const packed = existsSync(packedPath)
      ? { path: packedPath, size: statSync(packedPath).size }
      : null
    files.set(name, { path, size: statSync(path).size, type, packed })
  }
  return files
}

const takesBrotli = /(?:^|[,\s])br(?!\s*;\s*q=0(?:[,\s]|$))/

/** What reads pictures and PDFs in the browser: large and seldom asked for, so read from disk. */
export function engineRoutes(folder: string): Hono {
  const files = engineFiles(folder)
  const app = new Hono()
  app.get('/engine/:name', (c) => {
    const file = files.get(c.req.param('name'))
    if (!file) return c.notFound()
    const packed = takesBrotli.test(c.req.header('accept-encoding') ?? '') ? file.packed : null
    const { path, size } = packed ?? file
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    c.header('Vary', 'Accept-Encoding')
    c.header('Content-Type', file.type)
    c.header('Content-Length', String(size))
    if (packed) c.header('Content-Encoding', 'br')
    return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream)
  })
  return app
}
