import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { PushPayload, PushSubscriptionBody } from '#contract/notifications/push.ts'
import { isLoopbackHost } from '../settings/provider-settings.ts'
import type { PushSettings } from '../settings/push-settings.ts'
import { isPrivateHost, lookupPublic } from './public-address.ts'

const WITHIN_MS = 5000
/** Who is not reached in a day finds it in the app. */
const KEPT_S = 86_400
const goneStatuses: readonly number[] = [404, 410]

/** Web push: each browser's maker runs the service that reaches it. */
export interface PushDoor {
  readonly publicKey: string
  /** Whether this address may be a push service at all. */
  isPossible(endpoint: string): boolean
  /** `gone` when the browser no longer wants it; throws when it could not be handed over. */
  send(to: PushSubscriptionBody, payload: PushPayload): Promise<'sent' | 'gone'>
}

/** Nobody points us at a network of ours; who serves this machine alone also reaches itself. */
export function pushDoor(settings: PushSettings, isLocal: boolean): PushDoor {
  const isPossible = (endpoint: string) => {
    const { protocol, hostname, port, username, password } = new URL(endpoint)
    // A port is empty where it is the one of https.
    const isPlain = port === '' && username === '' && password === ''
    const isHere = isLocal && isLoopbackHost(hostname)
    return isHere || (protocol === 'https:' && isPlain && !isPrivateHost(hostname))
  }
  return {
    publicKey: settings.publicKey,
    isPossible,
    async send(to, payload) {
      if (!isPossible(to.endpoint)) return 'gone'
      const { default: webPush } = await import('web-push')
      const { headers, body } = webPush.generateRequestDetails(to, JSON.stringify(payload), {
        vapidDetails: settings,
        TTL: KEPT_S,
        urgency: 'normal',
      })
      const status = await post(to.endpoint, headers, body, isLocal)
      if (goneStatuses.includes(status)) return 'gone'
      if (status >= 200 && status < 300) return 'sent'
      throw new Error(`The push service answered ${status}.`)
    },
  }
}

type Headers = Readonly<Record<string, string | number>>

function post(address: string, headers: Headers, body: Buffer | null, isLocal: boolean) {
  const url = new URL(address)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise<number>((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers },
      signal: AbortSignal.timeout(WITHIN_MS),
      ...(!(isLocal && isLoopbackHost(url.hostname)) && { lookup: lookupPublic }),
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.end(body)
  })
}
