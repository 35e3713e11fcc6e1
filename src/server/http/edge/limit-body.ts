import { createMiddleware } from 'hono/factory'
import { Fault } from '../fault.ts'

/** Refuses a body of more bytes, also one that comes in pieces and does not say how long it is. */
export const refuseLarge = (mostBytes: number) =>
  createMiddleware(async (c, next) => {
    const { body } = c.req.raw
    const length = c.req.header('content-length')
    if (body && length === undefined) {
      const whole = await gatherBody(body, mostBytes)
      // What is kept here is read in place of the body, which can be read only once.
      Object.assign(c.req.bodyCache, { arrayBuffer: Promise.resolve(whole.buffer) })
    } else if (Number(length ?? 0) > mostBytes) {
      throw new Fault('too-large')
    }
    await next()
  })

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
