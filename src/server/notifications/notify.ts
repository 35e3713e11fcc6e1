import type { Logger } from 'pino'
import type { Transaction } from '../db/database.ts'
import { createNotice, type Notice } from './create-notice.ts'

interface Parts {
  readonly log: Logger
}

/**
 * Tells somebody something, in the transaction of what it is about. If that fails, it is only
 * logged: nobody's money waits for a message.
 */
export async function notify(
  { log }: Parts,
  tx: Transaction,
  notice: Notice,
  now: Date,
): Promise<boolean> {
  await tx.client.query('savepoint notice')
  try {
    const isTold = await createNotice(tx, notice, now)
    await tx.client.query('release savepoint notice')
    return isTold
  } catch (error) {
    log.error({ err: error, kind: notice.kind }, 'a notification was not made')
    await tx.client.query('rollback to savepoint notice')
    return false
  }
}
