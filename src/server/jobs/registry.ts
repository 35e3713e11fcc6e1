import { dropOldProofs } from '../auth/drop-old-proofs.ts'
import { compactAll } from '../documents/compact.ts'
import { forgetOldAnswers } from '../documents/idempotency.ts'
import { expireInvitations } from '../groups/expire-invitations.ts'
import { dropOldLimits } from '../http/rate-limit.ts'
import { deliverNotices } from '../notifications/deliver-notices.ts'
import { dropOldNotices } from '../notifications/drop-old-notices.ts'
import { refreshRates } from '../rates/refresh-rates.ts'
import { postDue } from '../recurring/post-due.ts'
import { remindCancel } from '../recurring/remind-cancel.ts'
import type { Job } from './job.ts'

const minuteS = 60
const hourS = 60 * minuteS

/** Everything the server does unasked. */
export const jobs: readonly Job[] = [
  {
    name: 'forget-old-answers',
    everyS: hourS,
    run: ({ database }, now) => forgetOldAnswers(database.pool, now),
  },
  {
    name: 'compact-scopes',
    everyS: hourS,
    run: ({ database }) => compactAll(database.pool),
  },
  {
    name: 'drop-old-limits',
    everyS: 10 * minuteS,
    run: ({ database }) => dropOldLimits(database),
  },
  {
    name: 'drop-old-proofs',
    everyS: 10 * minuteS,
    run: ({ database }, now) => dropOldProofs(database, now),
  },
  {
    // Often enough for a failed try to be made good; a day's one success is counted there.
    name: 'refresh-rates',
    everyS: hourS,
    run: (engine) => refreshRates(engine),
  },
  {
    name: 'post-recurring',
    everyS: minuteS,
    run: postDue,
  },
  {
    name: 'remind-cancel',
    everyS: hourS,
    run: remindCancel,
  },
  {
    name: 'expire-invitations',
    everyS: 10 * minuteS,
    run: expireInvitations,
  },
  {
    name: 'deliver-notices',
    everyS: minuteS,
    run: deliverNotices,
  },
  {
    name: 'drop-old-notices',
    everyS: hourS,
    run: ({ database }, now) => dropOldNotices(database, now),
  },
]
