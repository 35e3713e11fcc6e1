import { useCallback, useEffect, useState } from 'react'
import type {
  DeliveryRow,
  WebhookBody,
  WebhookMade,
  WebhookRow,
} from '#contract/webhooks/entities.ts'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { useOwnProfile } from '../use-own-profile.ts'

/** Null until they have been read. */
export function useWebhooks() {
  const { token } = useOwnProfile()
  const { ask, lastError } = useAsk()
  const [list, setList] = useState<readonly WebhookRow[] | null>(null)
  const read = useCallback(async () => {
    const answer = await ask('webhooks not read', () => call('user.webhooks', { token }))
    if (answer) setList(answer.webhooks)
  }, [ask, token])
  useEffect(() => void read(), [read])

  async function make(body: WebhookBody): Promise<WebhookMade | null> {
    const made = await ask('webhook not made', () => call('user.webhooks.make', { body, token }))
    if (made) await read()
    return made ?? null
  }

  async function rotate({ id }: WebhookRow): Promise<WebhookMade | null> {
    const params = { id }
    const send = () => call('user.webhooks.rotate', { params, token })
    return (await ask('webhook not changed', send)) ?? null
  }

  async function act(what: string, send: () => Promise<unknown>, said: string): Promise<void> {
    if ((await ask(what, send)) !== null) toast({ variant: 'success', title: said })
    await read()
  }

  const end = ({ id, url }: WebhookRow) =>
    act(
      'webhook not ended',
      () => call('user.webhooks.end', { params: { id }, token }),
      say('Nothing is sent to {host} any more', { host: new URL(url).host }),
    )

  const change = ({ id }: WebhookRow, state: 'on' | 'paused') =>
    act(
      'webhook not changed',
      () => call('user.webhooks.change', { params: { id }, body: { state }, token }),
      state === 'on' ? say('Changes are sent again') : say('Changes wait until you go on'),
    )

  const test = ({ id }: WebhookRow) =>
    act(
      'test not sent',
      () => call('user.webhooks.test', { params: { id }, token }),
      say('The test was sent'),
    )
  return { list, lastError, read, make, rotate, end, change, test }
}

export type Webhooks = ReturnType<typeof useWebhooks>

/** A courier takes what waits within seconds. */
const lookEveryMs = 3000

/** What was sent to one lately; looked at again while it is open, as something may arrive. */
export function useDeliveries({ id }: Pick<WebhookRow, 'id'>) {
  const { token } = useOwnProfile()
  const { ask, lastError } = useAsk()
  const [list, setList] = useState<readonly DeliveryRow[] | null>(null)
  const read = useCallback(async () => {
    const params = { id }
    const send = () => call('user.webhooks.deliveries', { params, token })
    const answer = await ask('deliveries not read', send)
    if (answer) setList(answer.deliveries)
  }, [ask, id, token])
  useEffect(() => {
    void read()
    const looking = setInterval(() => void read(), lookEveryMs)
    return () => clearInterval(looking)
  }, [read])

  async function again(delivery: DeliveryRow): Promise<void> {
    const params = { id, delivery: delivery.id }
    const sent = await ask('not sent', () => call('user.webhooks.again', { params, token }))
    if (sent !== null) toast({ variant: 'success', title: say('It is sent again') })
    await read()
  }
  return { list, lastError, again }
}
