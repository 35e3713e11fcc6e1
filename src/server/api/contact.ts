import { type Context, Hono } from 'hono'
import { routes } from '#contract/routes.ts'
import { contactFields } from '#contract/site.ts'
import { contactBody, supportTopics } from '#contract/support/entities.ts'
import type { Engine } from '../engine.ts'
import { answerFile } from '../http/answer/serve-static.ts'
import { bearerOf } from '../http/caller.ts'
import { clientAddress } from '../http/edge/client-address.ts'
import { refuseLarge } from '../http/edge/limit-body.ts'
import { Fault } from '../http/fault.ts'
import { refuseForeign } from '../http/guard-calls.ts'
import { fillPage, type PageParts, type PageValues } from '../site/fill-page.ts'
import { makeFormToken } from '../site/form-token.ts'
import { packPage } from '../site/pages.ts'
import { takeMessage } from '../site/take-message.ts'
import { commonFill, originOf } from './site.ts'

type Written = Readonly<Record<string, string>>
type Problems = Readonly<Record<string, string>>

const path = routes.contact.path
const BODY_BYTES = 65_536
const textFields = ['name', 'email', 'topic', 'message'] as const

/** The contact page: a plain form that needs no script, answered with the page itself. */
export function contactRoutes(engine: Engine, pages: ReadonlyMap<string, string>): Hono {
  const { config } = engine
  const html = pages.get('contact') ?? ''

  function show(c: Context, written: Written, problems: Problems, more: PageParts): Response {
    const { values, parts } = commonFill(config, originOf(config, c.req.url))
    const filled = fillPage(
      html,
      { ...values, ...formValues(written, problems), formToken: makeFormToken(engine) },
      { ...parts, ...problemParts(problems), ...more },
    )
    const answer = answerFile(c, packPage(choose(filled, written.topic)), false)
    // It carries a mark that works once.
    answer.headers.set('Cache-Control', 'no-store')
    answer.headers.delete('ETag')
    return answer
  }

  const app = new Hono()
  app.get(path, (c) => {
    const isSent = c.req.query('sent') !== undefined
    const topic = c.req.query('topic') ?? ''
    return show(c, { topic }, {}, { 'contact-sent': isSent, 'contact-form': !isSent })
  })
  app.post(path, refuseForeign(config), refuseLarge(BODY_BYTES), async (c) => {
    const written = await readForm(c)
    // Only a program sees this field: it is thanked, and nothing happens.
    if (written[contactFields.trap]) return c.redirect(`${path}?sent`, 303)
    const { name, email, topic, message } = written
    const read = contactBody.safeParse({ name, email, topic, message })
    if (!read.success) {
      c.status(422)
      const problems = problemsOf(read.error.issues)
      return show(c, written, problems, { 'contact-form': true, 'contact-problems': true })
    }
    const sender = {
      address: clientAddress(c, config),
      proof: written[contactFields.proof] ?? '',
      token: written[contactFields.token] ?? '',
      uid: await writerOf(engine, c),
    }
    try {
      await takeMessage(engine, read.data, sender)
    } catch (error) {
      if (!(error instanceof Fault) || error.status >= 500) throw error
      c.status(error.status)
      if (error.status === 429) c.header('Retry-After', String(Math.ceil(error.retryAfterS)))
      return show(c, written, {}, { 'contact-form': true, 'contact-refused': true })
    }
    return c.redirect(`${path}?sent`, 303)
  })
  return app
}

/** What somebody writes while they are signed in is theirs, and in their export. */
async function writerOf({ identity }: Engine, c: Context): Promise<string | null> {
  const token = bearerOf(c)
  const caller = token ? await identity.whoIs(token) : null
  return caller && !caller.grant ? caller.uid : null
}

async function readForm(c: Context): Promise<Written> {
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) throw new Fault('unsupported-type')
  const form = new URLSearchParams(await c.req.text())
  return Object.fromEntries(form)
}

const problemsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): Problems =>
  Object.fromEntries(issues.toReversed().map(({ path: at, message }) => [String(at[0]), message]))

const formValues = (written: Written, problems: Problems): PageValues => ({
  contactName: written.name ?? '',
  contactEmail: written.email ?? '',
  contactMessage: written.message ?? '',
  ...Object.fromEntries(textFields.map((field) => [`${field}Error`, problems[field] ?? ''])),
  ...Object.fromEntries(textFields.map((field) => [`${field}Invalid`, `${field in problems}`])),
})

const problemParts = (problems: Problems): PageParts =>
  Object.fromEntries(textFields.map((field) => [`${field}-problem`, field in problems]))

/** The list stands on what was chosen, or on what the link here said. */
function choose(html: string, topic: string | undefined): string {
  const known = supportTopics.find((each) => each === topic)
  const option = `<option value="${known}"`
  return known ? html.replace(option, `${option} selected`) : html
}
