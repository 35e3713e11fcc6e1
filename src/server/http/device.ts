import type { Context } from 'hono'
import type { Device } from '../auth/identity.ts'
import type { Config } from '../config.ts'
import { clientAddress } from './client-address.ts'

/** Where a call comes from, as its sender says and as the connection shows. */
export const deviceOf = (c: Context, config: Pick<Config, 'isProxyTrusted'>): Device => ({
  address: clientAddress(c, config),
  userAgent: c.req.header('user-agent') ?? '',
})
