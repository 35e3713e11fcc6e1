import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { Config } from '#server/config.ts'
import { plainAddress } from './networks.ts'

/**
 * Where a call comes from. A header anyone can write counts only behind a trusted proxy, and only
 * where it names an address: texts that are none would each count for themselves.
 */
export function clientAddress(c: Context, { isProxyTrusted }: Pick<Config, 'isProxyTrusted'>) {
  const forwarded = isProxyTrusted && c.req.header('x-forwarded-for')?.split(',').at(-1)
  const named = plainAddress(forwarded || '')
  return isIP(named) ? named : plainAddress(socketAddress(c))
}

/** Asked by a program of this machine itself: what came through a proxy came from elsewhere. */
export function isLoopback(c: Context): boolean {
  if (c.req.header('x-forwarded-for') !== undefined) return false
  return /^(127\.|::1$)/.test(plainAddress(socketAddress(c)))
}

const socketAddress = (c: Context): string => c.env?.incoming?.socket?.remoteAddress ?? ''
