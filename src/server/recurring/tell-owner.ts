import type { UserRow } from '#contract/identity/session.ts'
import { routes } from '#contract/routes.ts'
import type { Transaction } from '../db/database.ts'
import type { Engine } from '../engine.ts'
import { notify } from '../notifications/notify.ts'
import { type OccurrenceTold, postedWords, waitingWords } from './notice-words.ts'

export interface Outcome {
  readonly posted: readonly OccurrenceTold[]
  readonly waiting: readonly OccurrenceTold[]
}

/** One word for all of it, in the transaction that made it: so it is never said twice. */
export async function tellOwner(
  engine: Pick<Engine, 'log'>,
  tx: Transaction,
  { id: uid, locale }: UserRow,
  { posted, waiting }: Outcome,
  now: Date,
): Promise<void> {
  const about = {
    uid,
    subject: 'recurring',
    period: now.toISOString(),
    link: routes.recurring.path,
  }
  if (posted.length > 0) {
    const words = postedWords(posted, locale)
    const notice = { ...about, ...words, kind: 'recurring-posted' } as const
    await notify(engine, tx, { ...notice, data: { count: posted.length } }, now)
  }
  if (waiting.length > 0) {
    const words = waitingWords(waiting, locale)
    const notice = { ...about, ...words, kind: 'recurring-waiting' } as const
    const data = { count: waiting.length, items: waiting.slice(0, ITEMS_MOST).map(itemOf) }
    await notify(engine, tx, { ...notice, data }, now)
  }
}

/** More are better looked at on their own page. */
const ITEMS_MOST = 5

const itemOf = ({ kind, templateId, dueOn }: OccurrenceTold) => ({ kind, templateId, dueOn })
