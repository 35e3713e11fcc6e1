import { Hono } from 'hono'
import { sendJson } from '../http/send-json.ts'
import { docsPage } from './docs-page.ts'
import { openapi } from './openapi.ts'

const version = '1'

/** What can be called, for programs and for people. */
export function docsRoutes(): Hono {
  const description = JSON.stringify(openapi(version))
  const page = docsPage()
  const app = new Hono()
  app.get('/api/openapi.json', (c) => sendJson(c, description))
  app.get('/api/docs', (c) => c.html(page))
  return app
}
