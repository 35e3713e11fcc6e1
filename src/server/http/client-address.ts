import type { Context } from 'hono'
import type { Config } from '../config.ts'

/** Where a call comes from. A header anyone can write counts only behind a trusted proxy. */
export function clientAddress(c: Context, { isProxyTrusted }: Pick<Config, 'isProxyTrusted'>) {
  const forwarded = isProxyTrusted && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return forwarded || socketAddress(c)
}

export function isLoopback(c: Context, config: Pick<Config, 'isProxyTrusted'>): boolean {
  if (!config.isProxyTrusted && c.req.header('x-forwarded-for')) return false
  return /^(127\.|::1$|::ffff:127\.)/.test(clientAddress(c, config))
}

const socketAddress = (c: Context): string => c.env?.incoming?.socket?.remoteAddress ?? ''
