import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { errors } from '#contract/errors.ts'
import { escapeHtml, plainPage } from '../../http/answer/plain-page.ts'
import { sendJson } from '../../http/answer/send-json.ts'
import { type DescribedCall, describeCalls } from './describe-calls.ts'
import { openapi } from './openapi.ts'

/** The calls for people to read: one plain page, made once. */
function docsPage(): string {
  const groups = Map.groupBy(describeCalls(), ({ path }) => groupOf(path))
  const parts = [...groups].map(([name, calls]) => section(name, calls)).join('\n')
  return plainPage('Calls', `${introduction}\n${tokens}\n${parts}\n${errorTable()}`)
}

const introduction = `<h1>The calls of Moneycomb</h1>
<p>Send and receive JSON. Calls marked with a session take the token of a log-in as
<code>Authorization: Bearer …</code>. Amounts are whole numbers of the currency's smallest unit,
days are <code>YYYY-MM-DD</code>, instants are UTC. Calls marked with a proof answer
<code>fresh-proof-needed</code> when the session did not begin in the last ten minutes: send the
password or a code to <code>/api/user/proof</code>, then the same call again.
The same as <a href="/api/openapi.json">OpenAPI</a>.</p>
<p>Where a body has <code>captcha</code>: get a challenge from <code>/api/auth/captcha</code>. With
the provider <code>altcha</code> it is one of <a href="https://altcha.org">ALTCHA</a>, version 2:
count up from 0 until the key that PBKDF2 derives, by the parameters of the challenge, from its
nonce followed by the counter as four bytes, highest first, begins with <code>keyPrefix</code>.
Send the Base64 of the JSON <code>{"challenge": …, "solution": {"counter": …,
"derivedKey": "…"}}</code>. Each is good for one call. With another provider, send what its widget
gives.</p>`

const tokenWords = {
  read: 'a token',
  'read-all': 'a token for everything',
  add: 'a token that may add',
  full: 'a token that may change',
} as const

const tokens = `<h2>Tokens for programs</h2>
<p>Make one in your profile, under Programs with a token, and send it as
<code>Authorization: Bearer mct_…</code>. It may read, add, or change, in everything of yours, in
your own book, or in one group. Beside each call stands what it needs; the others take a session
only. What it may not answers <code>token-may-not</code>, another place <code>not-found</code>. It
may ask 300 times and write 60 times a minute, 2,000 times a day. By <code>/api/sync/push</code> a
token that may add runs <code>expenses.create</code>, <code>incomes.create</code> and
<code>group_expenses.create</code>.</p>
<h2>Write something down by one line</h2>
<pre><code>curl https://money.example.org/api/entries \\
  -H "Authorization: Bearer mct_…" -H "Content-Type: application/json" \\
  -d '{"line": "tea 3.20 yesterday"}'</code></pre>
<p>Answers the entry as it was written, how the line was read, and <code>undo</code>, which
<code>/api/entries/undo</code> takes back for ten minutes. The same line within a minute, or the
same <code>key</code> within a day, is one entry; <code>"again": true</code> means a second one.
Shortcuts, Tasker and Home Assistant send the same: a POST with that header and that body.</p>`

const groupOf = (path: string) => (path.startsWith('/api/') ? path.split('/')[2] : 'health') ?? ''

const section = (name: string, calls: readonly DescribedCall[]) =>
  `<h2>${escapeHtml(name)}</h2>\n${calls.map(details).join('\n')}`

function details(call: DescribedCall): string {
  const caller = { none: 'anyone', user: 'with a session', admin: 'staff' }[call.auth]
  const proven = call.isProofNeeded ? `${caller} and a proof` : caller
  const who = call.token ? `${proven}, or ${tokenWords[call.token]}` : proven
  return `<details>
<summary><b>${call.method}</b> <code>${escapeHtml(call.path)}</code>
<span>${escapeHtml(call.summary)} · ${who}</span></summary>
${block('Query', call.query)}${block('Body', call.body)}${block('Answer', call.answer)}
<h3>Refusals</h3><p>${call.errors.map((code) => `<code>${code}</code>`).join(' ')}</p>
</details>`
}

const json = (value: unknown) =>
  `<pre><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`

const block = (title: string, said: DescribedCall['body']) =>
  said ? `<h3>${title}</h3>${json(said.example)}<h3>Its shape</h3>${json(said.schema)}` : ''

function errorTable(): string {
  const rows = Object.entries(errors).map(
    ([code, { status, message }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(message)}</td></tr>`,
  )
  return `<h2>Refusals</h2>
<table><thead><tr><th>code</th><th>status</th><th>error</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`
}

const about = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')
const release: string = JSON.parse(about).version

/** What can be called, for programs and for people; worked out when it is first asked for. */
export function docsRoutes(): Hono {
  let description: string | undefined
  let page: ReturnType<typeof docsPage> | undefined
  const app = new Hono()
  app.get('/api/openapi.json', (c) => {
    description ??= JSON.stringify(openapi({ version: release }))
    return sendJson(c, description)
  })
  app.get('/api/docs', (c) => {
    page ??= docsPage()
    return c.html(page)
  })
  return app
}
