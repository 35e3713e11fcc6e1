import { warnAccounts } from '../accounts/warn-accounts.ts'
import { forgetAsked } from '../assistant/asked-log.ts'
import { dropOldProofs } from '../auth/proof/drop-old-proofs.ts'
import { finishRecoveries } from '../auth/second-factor/recovery.ts'
import { keepBackups } from '../backup/keep-backups.ts'
import { checkBudgets } from '../budgets/check-budgets.ts'
import type { Config } from '../config.ts'
import { dropDemos } from '../demo/drop-demos.ts'
import { compactAll } from '../documents/compact.ts'
import { forgetOldAnswers } from '../documents/idempotency.ts'
import { forgetLines } from '../entries/add-entry.ts'
import { recountGoals } from '../goals/recount-goals.ts'
import { dropKept } from '../groups/kept-rows.ts'
import { expireInvitations } from '../groups/members/end-invitations.ts'
import { dropOldLimits } from '../http/edge/rate-limit.ts'
import { dropDeletedLoans } from '../loans/deleted-loans.ts'
import { postInstalments } from '../loans/post-instalments.ts'
import { recountLoans } from '../loans/recount-loans.ts'
import { remindInstalments } from '../loans/remind-instalments.ts'
import { deliverNotices } from '../notifications/deliver-notices.ts'
import { dropOldNotices } from '../notifications/drop-old-notices.ts'
import { expireProposals } from '../proposals/commands.ts'
import { refreshRates } from '../rates/refresh-rates.ts'
import { dropReceipts } from '../receipts/drop-receipts.ts'
import { postDue } from '../recurring/post-due.ts'
import { remindCancel } from '../recurring/remind-cancel.ts'
import { readAllWritten, readMuchWritten } from '../search/read-written.ts'
import { dropSeats } from '../seats/keep-seat.ts'
import { sendReplies } from '../staff/content/answer-support.ts'
import { sendAnnouncements } from '../staff/content/send-announcements.ts'
import { dropOldDeliveries } from '../webhooks/deliver.ts'
import type { Job } from './job.ts'

const minuteS = 60
const hourS = 60 * minuteS
const dayS = 24 * hourS

/** Everything each server does unasked. */
export const jobs: readonly Job[] = [
  {
    name: 'forget-old-answers',
    title: 'Forget answers kept for repeated calls',
    everyS: hourS,
    run: async ({ database }, now) =>
      (await forgetOldAnswers(database.pool, now)) + (await forgetLines({ database }, now)),
  },
  {
    name: 'compact-scopes',
    title: 'Shorten the history devices catch up from',
    everyS: hourS,
    run: ({ database }) => compactAll(database.pool),
  },
  {
    name: 'drop-old-limits',
    title: 'Forget limits that are over',
    everyS: 10 * minuteS,
    run: ({ database }) => dropOldLimits(database),
  },
  {
    name: 'drop-old-proofs',
    title: 'Forget codes and proofs that are over',
    everyS: 10 * minuteS,
    run: ({ database }, now) => dropOldProofs(database, now),
  },
  {
    name: 'finish-recoveries',
    title: 'End second factors that were lost',
    everyS: minuteS,
    run: finishRecoveries,
  },
  {
    name: 'drop-demos',
    title: 'Delete demo households that are over',
    everyS: 10 * minuteS,
    run: dropDemos,
  },
  {
    name: 'drop-seats',
    title: 'Forget guests whose seat is over',
    everyS: 10 * minuteS,
    run: dropSeats,
  },
  {
    name: 'post-recurring',
    title: 'Enter what recurs',
    everyS: minuteS,
    run: postDue,
  },
  {
    name: 'remind-cancel',
    title: 'Remind to cancel in time',
    everyS: hourS,
    run: remindCancel,
  },
  {
    name: 'expire-invitations',
    title: 'Let invitations run out',
    everyS: 10 * minuteS,
    run: expireInvitations,
  },
  {
    name: 'expire-proposals',
    title: 'Let proposals of assistants run out',
    everyS: 10 * minuteS,
    run: expireProposals,
  },
  {
    name: 'recount-loans',
    title: 'Work out the schedules of loans',
    everyS: minuteS,
    run: recountLoans,
  },
  {
    // Before they are posted: what is due today is told today.
    name: 'remind-instalments',
    title: 'Remind of instalments',
    everyS: minuteS,
    run: remindInstalments,
  },
  {
    name: 'post-instalments',
    title: 'Enter instalments',
    everyS: minuteS,
    run: postInstalments,
  },
  {
    name: 'drop-deleted-loans',
    title: 'Delete loans put away long ago',
    everyS: dayS,
    run: ({ database }, now) => dropDeletedLoans(database, now),
  },
  {
    name: 'drop-deleted-of-groups',
    title: 'Delete what groups put away long ago',
    everyS: hourS,
    run: dropKept,
  },
  {
    name: 'drop-receipts',
    title: 'Delete pictures nobody keeps',
    everyS: hourS,
    run: dropReceipts,
  },
  {
    name: 'recount-goals',
    title: 'Check the sums of goals',
    everyS: dayS,
    run: recountGoals,
  },
  {
    // After what was posted: of who has written nothing since, only a number is compared.
    name: 'check-budgets',
    title: 'Tell of budgets that run out',
    everyS: minuteS,
    run: checkBudgets,
  },
  {
    name: 'warn-accounts',
    title: 'Tell of accounts that get low or do not agree',
    everyS: dayS,
    run: warnAccounts,
  },
  {
    name: 'read-written',
    title: 'Read new entries for the search',
    everyS: minuteS,
    run: readMuchWritten,
  },
  {
    name: 'read-all-written',
    title: 'Read all entries for the search',
    everyS: hourS,
    run: readAllWritten,
  },
  {
    name: 'send-announcements',
    title: 'Send announcements',
    everyS: minuteS,
    run: sendAnnouncements,
  },
  {
    name: 'send-support-replies',
    title: 'Send answers of support',
    everyS: minuteS,
    run: sendReplies,
  },
  {
    name: 'deliver-notices',
    title: 'Deliver notices',
    everyS: minuteS,
    run: deliverNotices,
  },
  {
    name: 'drop-old-notices',
    title: 'Delete old notices',
    everyS: hourS,
    run: ({ database }, now) => dropOldNotices(database, now),
  },
  {
    name: 'drop-old-deliveries',
    title: 'Forget what webhooks were sent',
    everyS: hourS,
    run: dropOldDeliveries,
  },
  {
    name: 'forget-asked',
    title: 'Forget what assistants asked',
    everyS: hourS,
    run: forgetAsked,
  },
  {
    // Often enough for a failed try to be made good; a day's one success is counted there. The
    // last, because it may have to wait for somebody outside.
    name: 'refresh-rates',
    title: 'Fetch exchange rates',
    everyS: hourS,
    run: (engine) => refreshRates(engine),
  },
]

/** With the one that a setting asks for. */
export const jobsOf = ({ backups }: Config): readonly Job[] =>
  backups
    ? [
        ...jobs,
        {
          name: 'back-up',
          title: 'Back up, and try the backup',
          everyS: backups.everyS,
          trouble: 'Moneycomb could not make a backup',
          run: (engine, now, signal) => keepBackups(engine, backups, now, signal),
        },
      ]
    : jobs
