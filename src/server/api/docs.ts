import { Hono } from 'hono'
import { docsPage } from './docs-page.ts'
import { openapi } from './openapi.ts'

const version = '1'

/** What can be called, for programs and for people. */
export function docsRoutes(): Hono {
  const description = JSON.stringify(openapi(version))
  const page = docsPage()
  const app = new Hono()
  app.get('/api/openapi.json', (c) =>
    c.body(description, 200, { 'Content-Type': 'application/json' }),
  )
  app.get('/api/docs', (c) => c.html(page))
  return app
}
