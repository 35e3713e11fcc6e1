import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushPayload, PushSubscriptionBody } from '#contract/notifications/push.ts'

export interface Taken {
  readonly headers: IncomingHttpHeaders
  readonly payload: PushPayload
}

export interface TestPushService {
  /** What a browser would hand to our server. */
  readonly subscription: PushSubscriptionBody
  readonly taken: readonly Taken[]
  /** How it answers from now on; 201 to begin with. */
  answer(status: number): void
  close(): void
}

/** Stands for a browser and the service of its maker: takes what is sent and reads it. */
export async function openPushService(): Promise<TestPushService> {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const taken: Taken[] = []
  let status = 201
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (status === 201) {
      const payload = JSON.parse(readPush(body, browser, auth)) as PushPayload
      taken.push({ headers: request.headers, payload })
    }
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const keys = {
    p256dh: browser.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
  }
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/push/${randomBytes(8).toString('hex')}`,
      keys,
    },
    taken,
    answer(next) {
      status = next
    },
    close: () => server.close(),
  }
}

const KEY_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Opens an encrypted message as RFC 8291 says a browser does. */
function readPush(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20] ?? 0
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const shared = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, about, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length))
  const opened = createDecipheriv(
    'aes-128-gcm',
    derive('aes128gcm', KEY_BYTES),
    derive('nonce', NONCE_BYTES),
  )
  opened.setAuthTag(sealed.subarray(-TAG_BYTES))
  const padded = Buffer.concat([opened.update(sealed.subarray(0, -TAG_BYTES)), opened.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
