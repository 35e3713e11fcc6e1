import { Hono } from 'hono'
import { outboxPath } from '#contract/identity/otp.ts'
import type { Engine } from '../engine.ts'
import { escapeHtml, plainPage } from '../http/answer/plain-page.ts'
import { isLoopback } from '../http/edge/client-address.ts'
import { Fault } from '../http/fault.ts'
import type { StoredMessage } from '../outside/outbox.ts'
import { isLoopbackHost } from '../settings/provider-settings.ts'

const SHOWN_MOST = 100

/** Messages this machine could not send, for whoever sits at it. */
export function outboxRoutes({ outside }: Engine): Hono {
  const app = new Hono()
  app.get(outboxPath, async (c) => {
    // Another site whose name leads here must not read codes through a visitor's browser.
    const isAskedHere = isLoopbackHost(new URL(c.req.url).hostname) && isLoopback(c)
    if (!outside.outbox || !isAskedHere) throw new Fault('not-found')
    c.header('Cache-Control', 'no-store')
    return c.html(page(await outside.outbox.list(SHOWN_MOST)))
  })
  return app
}

const page = (messages: readonly StoredMessage[]) =>
  plainPage(
    'Outbox',
    `<h1>Outbox</h1>
<p>This server has no way to send text messages or mail yet, so they wait here. Only this machine
can see this page. <a href="${outboxPath}">Look again</a></p>
${messages.map(article).join('\n') || '<p>Nothing was sent so far.</p>'}`,
  )

const article = ({ channel, to, subject, text, link, at }: StoredMessage) => `<article>
<h2>${escapeHtml(subject ?? (channel === 'sms' ? 'Text message' : 'Mail'))}</h2>
<p><b>${escapeHtml(to)}</b> · <time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time></p>
<pre>${escapeHtml(text)}</pre>
${link ? `<p><a href="${escapeHtml(link)}">Open the link</a></p>` : ''}
</article>`
