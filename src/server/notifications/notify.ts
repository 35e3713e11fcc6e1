import type { Logger } from 'pino'
import type { Transaction } from '../db/database.ts'
import { createNotices, type MakeNotice, type Notice } from './create-notice.ts'

interface NotifyDeps {
  readonly log: Logger
}

/**
 * Tells somebody something, in the transaction of what it is about. If that fails, it is only
 * logged: nobody's money waits for a message.
 */
export async function notify(
  deps: NotifyDeps,
  tx: Transaction,
  notice: Notice,
  now: Date,
): Promise<boolean> {
  return (await notifyAll(deps, tx, [notice.uid], () => notice, now)) === 1
}

/**
 * Tells each of these people what is made for them: as many statements as for one. Where that
 * fails, each is tried alone, so that one bad notification costs nobody else theirs.
 */
export async function notifyAll(
  { log }: NotifyDeps,
  tx: Transaction,
  uids: readonly string[],
  make: MakeNotice,
  now: Date,
): Promise<number> {
  await tx.client.query('savepoint notice')
  try {
    const told = await createNotices(tx, uids, make, now)
    await tx.client.query('release savepoint notice')
    return told
  } catch (error) {
    await tx.client.query('rollback to savepoint notice')
    if (uids.length <= 1) {
      log.error({ err: error }, 'a notification was not made')
      return 0
    }
  }
  let told = 0
  for (const uid of uids) told += await notifyAll({ log }, tx, [uid], make, now)
  return told
}
