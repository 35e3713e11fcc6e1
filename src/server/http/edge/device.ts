import type { Context } from 'hono'
import { browserHeader } from '#contract/storage.ts'
import type { Device } from '#server/auth/identity.ts'
import type { Config } from '#server/config.ts'
import { clientAddress } from './client-address.ts'

/** Where a call comes from, as its sender says and as the connection shows. */
export function deviceOf(c: Context, config: Pick<Config, 'isProxyTrusted'>): Device {
  const browser = c.req.header(browserHeader) ?? ''
  return {
    address: clientAddress(c, config),
    userAgent: c.req.header('user-agent') ?? '',
    ...(isMark.test(browser) && { browser }),
  }
}

const isMark = /^[\w-]{16,64}$/
