import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'

const compress = promisify(gzip)
/** A copy of years is tens of megabytes; harder work saves little and makes the device wait. */
const LIGHTLY = { level: 1 }
/** Below this an answer fits a packet or two, and compressing costs more than it saves. */
const COMPRESSED_FROM_CHARACTERS = 1400

/** Answers text that is JSON already, compressed where that pays and is understood. */
export async function sendJson(c: Context, text: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' }
  const isSmall = text.length < COMPRESSED_FROM_CHARACTERS
  if (isSmall || !/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) {
    return c.body(text, 200, headers)
  }
  const body = await compress(text, LIGHTLY)
  return c.body(Uint8Array.from(body), 200, { ...headers, 'Content-Encoding': 'gzip' })
}
