import { expect } from '@playwright/test'
import type { TestServer } from '../support/server.ts'
import { type OutboxFile, outboxOf } from '../support/way-in.ts'

/** The newest message of a kind to somebody, once so many have come. */
async function newestTo(
  server: TestServer,
  to: string,
  nth: number,
  isMeant: (message: OutboxFile) => boolean = () => true,
): Promise<OutboxFile> {
  const sent = () => outboxOf(server, to).filter(isMeant)
  await expect.poll(() => sent().length).toBeGreaterThanOrEqual(nth)
  const newest = sent().at(-1)
  if (!newest) throw new Error(`nothing was sent to ${to}`)
  return newest
}

/** The newest code; `nth` is how many messages this number has got by then. */
export const codeFor = async (server: TestServer, phone: string, nth = 1): Promise<string> =>
  (await newestTo(server, phone, nth)).code ?? ''

/** The newest link sent by mail, without the host; `nth` counts the mails that have one. */
export async function linkFor(server: TestServer, email: string, nth = 1): Promise<string> {
  const hasLink = ({ link = '' }: OutboxFile) => link !== ''
  const { link = '' } = await newestTo(server, email, nth, hasLink)
  const { pathname, search, hash } = new URL(link)
  return pathname + search + hash
}

export const lastMessage = async (server: TestServer, to: string, nth = 1): Promise<string> =>
  (await newestTo(server, to, nth)).text
