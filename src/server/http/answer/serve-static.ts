import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { engineRoutes } from '../serve-engine.ts'
import { notFoundPage } from './not-found-page.ts'
import { type Encoding, readStaticFiles, type StaticFile } from './static-files.ts'

/** The app's own screens; its router shows its own page for those it does not know. */
const screens = /^\/(mcapp|admin)(\/|$)/

/** Their names change with what is in them. */
const hashed = /^\/(assets|pdf|[a-z]{2}(-[A-Za-z]+)?-[0-9a-f]{8})\//

/** The built web app; what is not there is answered with the given page. */
export function staticRoutes(folder: string, nothingHere = () => notFoundPage): Hono {
  const files = readStaticFiles(folder)
  const app = new Hono()
  app.route('/', engineRoutes(join(folder, 'engine')))
  // A form sent without the script that takes it: what was written in it is not read.
  app.post('/mcapp/*', (c) => c.redirect(c.req.path, 303))
  app.get('*', (c) => {
    const file = files.get(c.req.path)
    if (file) return answerFile(c, file, hashed.test(c.req.path))
    const index = screens.test(c.req.path) ? files.get('/index.html') : undefined
    if (index) return answerFile(c, index, false)
    c.header('Cache-Control', 'no-cache')
    return c.html(nothingHere(), 404)
  })
  return app
}

/** In the smallest form the client takes, or not at all when it has it. */
export function answerFile(c: Context, file: StaticFile, isHashed: boolean): Response {
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '', file)
  const etag = `"${file.etag}-${encoding}"`
  c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  c.header('ETag', etag)
  c.header('Vary', 'Accept-Encoding')
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
  c.header('Content-Type', file.type)
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  const body = file.bodies[encoding] ?? file.bodies.identity
  c.header('Content-Length', String(body.byteLength))
  return c.body(body)
}

/** The smallest form the client takes. */
function chooseEncoding(accepted: string, { bodies }: StaticFile): Encoding {
  for (const encoding of ['br', 'gzip'] as const) {
    if (bodies[encoding] && accepts(accepted, encoding)) return encoding
  }
  return 'identity'
}

const accepts = (header: string, encoding: Encoding) =>
  header.split(',').some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/)
    return name === encoding && quality !== '0'
  })
