import { storageKeys } from '#contract/storage.ts'
import { TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { type Planted, plantBook } from './hostile-book.ts'
import { plantGroups } from './hostile-group.ts'
import { boss, plantSite, staffToken } from './hostile-site.ts'
import { asName } from './hostile-texts.ts'
import type { Trapped } from './trapped-browser.ts'
import { keepSession } from './walk.ts'

/** A server where every field of everything says hostile texts, and somebody who reads them. */
export interface HostileWorld {
  readonly server: TestServer
  readonly reader: TestCaller
  readonly texts: readonly string[]
  readonly planted: Planted
}

const env = {
  ...{ ADMIN_EMAIL: boss.email, ADMIN_PASSWORD: boss.password },
  ...{ CONTACTS_PER_HOUR: '100000' },
}

export const startHostileServer = () => startTestServer({ env })

export async function plantWorld(
  server: TestServer,
  texts: readonly string[],
): Promise<HostileWorld> {
  const reader = await TestCaller.signUp(server.url, asName(texts[0] ?? '', 100))
  const planted = await plantBook(reader, texts)
  await plantGroups(reader, texts, planted)
  await plantSite(reader, texts, planted)
  return { server, reader, texts, planted }
}

/** Signed in as a user and as staff at once. */
export async function enter({ server, reader }: HostileWorld, trapped: Trapped): Promise<void> {
  const { user, token } = reader.session
  await keepSession(trapped, {
    [storageKeys.user]: JSON.stringify(user),
    [storageKeys.token]: token,
    [storageKeys.adminToken]: await staffToken(server.url),
  })
}
