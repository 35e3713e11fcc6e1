import { Hono } from 'hono'
import { sendJson } from '../http/send-json.ts'
import { docsPage } from './docs-page.ts'
import { openapi } from './openapi.ts'

const version = '1'

/** What can be called, for programs and for people; worked out when it is first asked for. */
export function docsRoutes(): Hono {
  let description: string | undefined
  let page: ReturnType<typeof docsPage> | undefined
  const app = new Hono()
  app.get('/api/openapi.json', (c) => {
    description ??= JSON.stringify(openapi(version))
    return sendJson(c, description)
  })
  app.get('/api/docs', (c) => {
    page ??= docsPage()
    return c.html(page)
  })
  return app
}
