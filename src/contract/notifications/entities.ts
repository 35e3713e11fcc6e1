/** A notification: something the user should know, made by the server, read by the user. */
import { z } from 'zod'
import { type Entity, instant, rowOf, text } from '../entity.ts'

export const notificationKinds = [
  'invitation',
  'member-removed',
  'group-expense-added',
  'group-expense-changed',
  'settlement-claimed',
  'settlement-confirmed',
  'budget-threshold',
  'budget-projection',
  'recurring-posted',
  'recurring-waiting',
  'cancel-by',
  'loan-payment-due',
  'goal-milestone',
  'security',
  'announcement',
  'import-finished',
  'proposal',
  'account-low',
  'statement-gap',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

export const notifications = {
  writable: {
    read: z.boolean(),
    /** Out of sight until then. */
    snoozedUntil: instant.nullable(),
  },
  serverOwned: {
    kind: z.enum(notificationKinds),
    title: text(200),
    body: text(1000),
    link: text(300).nullable(),
    data: z.record(z.string(), z.unknown()),
    createdAt: instant,
  },
  defaults: { read: false, snoozedUntil: null },
} as const satisfies Entity

const notificationRow = rowOf(notifications)
export type NotificationRow = z.infer<typeof notificationRow>
