import type { Logger } from 'pino'
import type { Transaction } from '../db/database.ts'
import { createNotices, type MakeNotice, type Notice } from './create-notice.ts'

interface Parts {
  readonly log: Logger
}

/**
 * Tells somebody something, in the transaction of what it is about. If that fails, it is only
 * logged: nobody's money waits for a message.
 */
export async function notify(
  parts: Parts,
  tx: Transaction,
  notice: Notice,
  now: Date,
): Promise<boolean> {
  return (await notifyAll(parts, tx, [notice.uid], () => notice, now)) === 1
}

/** Tells each of these people what is made for them: as many statements as for one. */
export async function notifyAll(
  { log }: Parts,
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
    log.error({ err: error }, 'a notification was not made')
    await tx.client.query('rollback to savepoint notice')
    return 0
  }
}
