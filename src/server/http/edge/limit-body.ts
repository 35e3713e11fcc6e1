import type { IncomingMessage } from 'node:http'
import { createMiddleware } from 'hono/factory'
import { Fault } from '../fault.ts'
import type { EdgeEnv } from './edge.ts'

/** Refuses a body of more bytes, also one that comes in pieces and does not say how long it is. */
export const refuseLarge = (mostBytes: number) =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    const length = c.req.header('content-length')
    if (Number(length ?? 0) > mostBytes) throw new Fault('too-large')
    // What is kept here is read in place of the body, which can be read only once.
    if (length === undefined) {
      const { body } = c.req.raw
      const whole = body && (await gatherBody(body, mostBytes))
      if (whole) Object.assign(c.req.bodyCache, { arrayBuffer: Promise.resolve(whole.buffer) })
    } else if (c.env?.incoming) {
      Object.assign(c.req.bodyCache, { text: textOf(c.env.incoming) })
    }
    await next()
  })

/** Straight from the socket: the streams between it and a request cost more than the body. */
function textOf(incoming: IncomingMessage): Promise<string> {
  const read = new Promise<string>((resolve, reject) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', () => resolve(new TextDecoder().decode(Buffer.concat(pieces))))
    incoming.on('close', () => reject(new Fault('malformed-request')))
    incoming.on('error', reject)
  })
  // Whoever wants it waits for it; one that was cut off before that is nobody's error.
  read.catch(() => undefined)
  return read
}

/** For what is read later: refuses only a body that says it is larger. */
export const refuseAnnounced = (mostBytes: number) =>
  createMiddleware(async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > mostBytes) throw new Fault('too-large')
    await next()
  })

export async function gatherBody(
  body: ReadableStream<Uint8Array> | null,
  mostBytes: number,
  signal?: AbortSignal,
  onPiece?: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  const reader = body?.getReader()
  signal?.addEventListener('abort', () => void reader?.cancel())
  for (;;) {
    const piece = (await reader?.read())?.value
    if (signal?.aborted) throw new Fault('too-busy')
    if (!piece) return new Uint8Array(Buffer.concat(pieces))
    bytes += piece.byteLength
    onPiece?.(bytes)
    if (bytes > mostBytes) {
      void reader?.cancel()
      throw new Fault('too-large')
    }
    pieces.push(piece)
  }
}
