import { Webhook } from 'standardwebhooks'
import type { ErrorBody } from '#contract/errors.ts'
import { webhookCalls } from '#contract/webhooks/calls.ts'
import type {
  DeliveryRow,
  WebhookBody,
  WebhookMade,
  WebhookRow,
} from '#contract/webhooks/entities.ts'
import { createApp } from '#server/app.ts'
import { listen } from '#server/http/edge/listen.ts'
import type { Lookup } from '#server/outside/webhook-address.ts'
import { deliverDue } from '#server/webhooks/deliver.ts'
import { readLogs } from '#server/webhooks/read-log.ts'
import { TestCaller } from './caller.ts'
import { openTestEngine } from './engine.ts'
import { openReceiver } from './webhook-receiver.ts'

const webhooksPath = '/api/user/webhooks'

interface Titles {
  readonly documents: readonly { readonly title: string }[]
}

/** What somebody was told in the app, the newest first. */
export const titlesOf = async (person: TestCaller) =>
  (await person.data<Titles>('GET', 'notifications')).body.documents.map(({ title }) => title)

/** Whether a receiver that knows this secret believes what came. */
export function isSigned(
  secret: string,
  { headers, body }: { readonly headers: object; readonly body: string },
): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

/** One of the calls about a webhook, as its owner or as another makes it. */
const asking =
  (owner: TestCaller, { id }: WebhookRow) =>
  <T = ErrorBody>(
    name: keyof typeof webhookCalls,
    { by = owner, body, delivery = '' }: AskedAs = {},
  ) => {
    const { method, path } = webhookCalls[name]
    const filled = path.replace(':id', id).replace(':delivery', delivery)
    return by.call<T>(method, filled, { body })
  }

interface AskedAs {
  readonly by?: TestCaller
  readonly body?: object
  readonly delivery?: string
}

export type WebhookFixture = Awaited<ReturnType<typeof openWebhooks>>

/** A server with a receiver that it may reach, and whose couriers come when the test says so. */
export async function openWebhooks() {
  const receiver = await openReceiver()
  const test = await openTestEngine({
    // A signature is only good for minutes.
    at: new Date().toISOString(),
    env: { WEBHOOK_ALLOW: receiver.allow, WRITES_PER_MINUTE: '100000000' },
  })
  const server = await listen(createApp(test.engine), { port: 0, host: '127.0.0.1' })
  const later = (ms: number) => new Date(test.now().getTime() + ms)
  const query = (text: string, values: readonly unknown[] = []) =>
    test.engine.database.pool.query(text, [...values])
  const heardOf = ({ uid }: TestCaller) => receiver.heard.filter(({ body }) => body.includes(uid))

  async function hooked(fields: Partial<WebhookBody> = {}, person?: TestCaller) {
    const anna = person ?? (await TestCaller.signUp(server.url))
    const body: WebhookBody = { url: receiver.url, place: 'all', ...fields }
    const made = await anna.call<WebhookMade>('POST', webhooksPath, { body })
    if (made.status !== 200) throw new Error(`no webhook: ${JSON.stringify(made.body)}`)
    const { webhook, secret } = made.body
    const deliveries = async () => {
      const path = `/api/user/webhooks/${webhook.id}/deliveries`
      return (await anna.call<{ deliveries: readonly DeliveryRow[] }>('GET', path)).body.deliveries
    }
    const look = async () =>
      (await anna.call<{ webhooks: readonly WebhookRow[] }>('GET', webhooksPath)).body.webhooks[0]
    return { anna, webhook, secret, deliveries, look, id: webhook.id, ask: asking(anna, webhook) }
  }
  return {
    ...{ url: server.url, receiver, later, query, heardOf, hooked },
    said: (person: TestCaller) => heardOf(person).map(({ body }) => JSON.parse(body)),
    connect: () => test.engine.database.pool.connect(),
    read: () => readLogs(test.engine, later(0)),
    /** Reads what changed and sends what is due by then. */
    async round(ms = 0, lookup?: Lookup): Promise<void> {
      await readLogs(test.engine, later(ms))
      await deliverDue(test.engine, later(ms), lookup ? { lookup } : {})
    },
    async close() {
      await server.close()
      await test.close()
      await receiver.close()
    },
  }
}
