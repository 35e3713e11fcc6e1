import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../settings/receipt-settings.ts'
import type { ReceiptStore } from './receipt-stores.ts'

const WAIT_MS = 20_000
const TRIES_MOST = 3

/** Any store that speaks S3: one object for each picture, read and written by this server only. */
export function s3Store({ url, ...keys }: S3Settings, waitMs = WAIT_MS): ReceiptStore {
  const client = new AwsClient({ ...keys, service: 's3' })
  const ask = async (id: string, init: RequestInit = {}) => {
    const signal = AbortSignal.timeout(waitMs)
    for (let tries = 1; ; tries++) {
      const request = await client.sign(`${url}/${id}.webp`, init)
      // Given here and not to the request: with that one it is forgotten, and the wait never ends.
      // What is signed for one place must not be followed to another.
      const answer = await fetch(request, { signal, redirect: 'error' })
      const isPassing = answer.status >= 500 || answer.status === 429
      if (!isPassing || tries === TRIES_MOST) return answer
      await answer.body?.cancel()
      await pause(50 * 2 ** tries)
    }
  }
  const refused = ({ status }: Response) => new Error(`the store of receipts answered ${status}`)
  return {
    name: 's3',
    async put(id, picture) {
      const headers = { 'Content-Type': 'image/webp' }
      const answer = await ask(id, { method: 'PUT', headers, body: picture })
      // Every store names what it took; a page that only says yes is somebody in between.
      if (!answer.ok || !answer.headers.has('etag')) throw refused(answer)
    },
    async read(id) {
      const answer = await ask(id)
      if (answer.status === 404) return null
      if (!answer.ok) throw refused(answer)
      return new Uint8Array(await answer.arrayBuffer())
    },
    async drop(id) {
      const answer = await ask(id, { method: 'DELETE' })
      if (!answer.ok && answer.status !== 404) throw refused(answer)
    },
  }
}
