import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { TestServer } from '../support/server.ts'

interface Kept {
  readonly channel: 'sms' | 'mail'
  readonly to: string
  readonly text: string
  readonly code?: string
  readonly link?: string
}

/** Everything this server would have sent to somebody, newest first. */
async function sentTo(server: TestServer, to: string): Promise<readonly Kept[]> {
  const folder = join(server.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).sort()
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  const messages = texts.map((text) => JSON.parse(text) as Kept)
  return messages.filter((message) => message.to === to).reverse()
}

/** The newest code; `nth` waits until so many messages have come. */
export async function codeFor(server: TestServer, phone: string, nth = 1): Promise<string> {
  await expect.poll(async () => (await sentTo(server, phone)).length).toBeGreaterThanOrEqual(nth)
  const [newest] = await sentTo(server, phone)
  return newest?.code ?? /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
}

/** The newest link sent by mail, without the host. */
export async function linkFor(server: TestServer, email: string): Promise<string> {
  await expect.poll(async () => (await sentTo(server, email)).length).toBeGreaterThan(0)
  const [newest] = await sentTo(server, email)
  const { pathname, search } = new URL(newest?.link ?? '')
  return pathname + search
}

export const lastMessage = async (server: TestServer, to: string): Promise<string> => {
  await expect.poll(async () => (await sentTo(server, to)).length).toBeGreaterThan(0)
  return (await sentTo(server, to))[0]?.text ?? ''
}
