import { createMiddleware } from 'hono/factory'
import { Fault } from './fault.ts'

/** Refuses a body of more bytes, also one that comes in pieces and does not say how long it is. */
export const refuseLarge = (mostBytes: number) =>
  createMiddleware(async (c, next) => {
    const { body } = c.req.raw
    const length = c.req.header('content-length')
    if (body && length === undefined) {
      const whole = await gather(body, mostBytes)
      // What is kept here is read in place of the body, which can be read only once.
      Object.assign(c.req.bodyCache, { arrayBuffer: Promise.resolve(whole) })
    } else if (Number(length ?? 0) > mostBytes) {
      throw new Fault('too-large')
    }
    await next()
  })

async function gather(body: ReadableStream<Uint8Array>, mostBytes: number): Promise<ArrayBuffer> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.byteLength
    if (bytes > mostBytes) throw new Fault('too-large')
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces)).buffer
}
