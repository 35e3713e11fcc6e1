import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Config } from '../config.ts'
import { lookupPublic } from './public-address.ts'
import { type Lookup, reachOf } from './webhook-address.ts'

const WITHIN_MS = 10_000
/** Of an answer only the status counts; more than this is not waited for. */
const ANSWER_BYTES = 4096

export interface Posted {
  readonly status: number
  /** How long the receiver asks to be left alone. */
  readonly retryAfterS: number | null
}

/**
 * Hands a body over and says how it was answered. Follows nothing, and the name is looked up by the
 * connection itself, so no second look-up leads elsewhere.
 */
export async function post(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  config: Pick<Config, 'port' | 'databaseUrl' | 'webhookAllow'>,
  lookup: Lookup = lookupPublic,
): Promise<Posted> {
  const reach = reachOf(address, config)
  if (!reach) throw new Error('That address may not be reached.')
  const url = new URL(address)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise<Posted>((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Moneycomb' },
      signal: AbortSignal.timeout(WITHIN_MS),
      agent: false,
      ...(!reach.isAllowed && { lookup }),
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      let read = 0
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length
        if (read > ANSWER_BYTES) answer.destroy()
      })
      answer.on('error', () => undefined)
      const wait = Number(answer.headers['retry-after'])
      const retryAfterS = Number.isFinite(wait) && wait > 0 ? wait : null
      resolve({ status: answer.statusCode ?? 0, retryAfterS })
    })
    sent.end(body)
  })
}
