import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createGzip, gzip } from 'node:zlib'
import type { Context } from 'hono'

const compress = promisify(gzip)
/** A copy of years is tens of megabytes; harder work saves little and makes the device wait. */
const LIGHTLY = { level: 1 }
/** Below this an answer fits a packet or two, and compressing costs more than it saves. */
const COMPRESSED_FROM_CHARACTERS = 1400

const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' }

const understandsGzip = (c: Context) => /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')

const sendGzip = (c: Context, body: Buffer) =>
  c.body(new Uint8Array(body), 200, { ...headers, 'Content-Encoding': 'gzip' })

/** Answers text that is JSON already, compressed where that pays and is understood. */
export async function sendJson(c: Context, text: string): Promise<Response> {
  const isSmall = text.length < COMPRESSED_FROM_CHARACTERS
  if (isSmall || !understandsGzip(c)) return c.body(text, 200, headers)
  return sendGzip(c, await compress(text, LIGHTLY))
}

/** The same for what may be longer than a text can be. */
export async function sendJsonParts(c: Context, parts: readonly string[]): Promise<Response> {
  if (!understandsGzip(c)) {
    return c.body(new Uint8Array(await buffer(Readable.from(parts))), 200, headers)
  }
  return sendGzip(c, await buffer(Readable.from(parts).pipe(createGzip(LIGHTLY))))
}
