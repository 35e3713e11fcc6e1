import { Hono } from 'hono'
import { errors } from '#contract/errors.ts'
import { escapeHtml, plainPage } from '../http/answer/plain-page.ts'
import { sendJson } from '../http/answer/send-json.ts'
import { type DescribedCall, describeCalls, openapi } from './openapi.ts'

/** The calls for people to read: one plain page, made once. */
function docsPage(): string {
  const groups = Map.groupBy(describeCalls(), ({ path }) => groupOf(path))
  const parts = [...groups].map(([name, calls]) => section(name, calls)).join('\n')
  return plainPage('Calls', `${introduction}\n${parts}\n${errorTable()}`)
}

const introduction = `<h1>The calls of Moneycomb</h1>
<p>Send and receive JSON. Calls marked with a session take the token of a log-in as
<code>Authorization: Bearer …</code>. Amounts are whole numbers of the currency's smallest unit,
days are <code>YYYY-MM-DD</code>, instants are UTC. Calls marked with a proof answer
<code>fresh-proof-needed</code> when the session did not begin in the last ten minutes: send the
password or a code to <code>/api/user/proof</code>, then the same call again.
The same as <a href="/api/openapi.json">OpenAPI</a>.</p>`

const groupOf = (path: string) => (path.startsWith('/api/') ? path.split('/')[2] : 'health') ?? ''

const section = (name: string, calls: readonly DescribedCall[]) =>
  `<h2>${escapeHtml(name)}</h2>\n${calls.map(details).join('\n')}`

function details(call: DescribedCall): string {
  const caller = { none: 'anyone', user: 'with a session', admin: 'staff' }[call.auth]
  const who = call.isProofNeeded ? `${caller} and a proof` : caller
  return `<details>
<summary><b>${call.method}</b> <code>${escapeHtml(call.path)}</code>
<span>${escapeHtml(call.summary)} · ${who}</span></summary>
${block('Query', call.query)}${block('Body', call.body)}${block('Answer', call.answer)}
</details>`
}

const block = (title: string, schema: Record<string, unknown> | null) =>
  schema
    ? `<h3>${title}</h3><pre><code>${escapeHtml(JSON.stringify(schema, null, 2))}</code></pre>`
    : ''

function errorTable(): string {
  const rows = Object.entries(errors).map(
    ([code, { status, message }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(message)}</td></tr>`,
  )
  return `<h2>Refusals</h2>
<table><thead><tr><th>code</th><th>status</th><th>error</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`
}

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
