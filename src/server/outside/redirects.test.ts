import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelDoor } from './model.ts'
import { ratesDoor } from './rates.ts'
import { s3Store } from './s3-store.ts'

let followed = 0
const elsewhere = createServer((_, response) => {
  followed++
  response.end('{}')
})
const sender = createServer((request, response) => {
  request.resume()
  response.writeHead(307, { Location: addressOf(elsewhere) }).end()
})

const addressOf = (server: Server) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/elsewhere`

beforeAll(async () => {
  for (const server of [elsewhere, sender]) {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
})
afterAll(() => {
  for (const server of [elsewhere, sender]) server.close()
})

const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'auto' }

async function hear(url: string, provider: 'openai-compatible' | 'anthropic'): Promise<void> {
  const door = modelDoor({ provider, url, key: 'key', name: 'm', withinS: 5 })
  for await (const _ of door.say({ instructions: 'Say.', text: 'Something.' }));
}

describe('an answer that points elsewhere is not followed', () => {
  it.each<[string, (url: string) => Promise<unknown>]>([
    ['by the store of pictures', (url) => s3Store({ url, ...keys }).read('a')],
    ['by a model', (url) => hear(url, 'openai-compatible')],
    ['by another model', (url) => hear(url, 'anthropic')],
    [
      'by exchange rates',
      (url) => {
        const days = { from: '2026-01-01', today: '2026-01-02' } as const
        return ratesDoor(url).fetch(days as never)
      },
    ],
  ])('%s', async (_who, ask) => {
    await expect(ask(addressOf(sender))).rejects.toThrow()
    expect(followed).toBe(0)
  })
})
