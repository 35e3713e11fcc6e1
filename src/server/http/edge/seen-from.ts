import type { Context } from 'hono'
import type { Config } from '#server/config.ts'
import { clientAddress } from './client-address.ts'
import { shortAddress } from './networks.ts'

/** What a log says of where a call came from: its id, and the network of many. */
export interface SeenFrom {
  readonly requestId: string
  readonly from: string
}

export const seenFrom = (c: Context, config: Pick<Config, 'isProxyTrusted'>): SeenFrom => ({
  requestId: c.get('requestId'),
  from: shortAddress(clientAddress(c, config)),
})
