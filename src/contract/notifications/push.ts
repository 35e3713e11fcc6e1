/** Push messages: the way to one browser, as that browser gives it to us. */
import { z } from 'zod'

const key = (bytes: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$`), {
    error: 'This key is not valid.',
  })

export const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/, error: 'This address is not valid.' }).max(1000),
  keys: z.strictObject({ p256dh: key(65), auth: key(16) }),
})
export type PushSubscriptionBody = z.infer<typeof pushSubscription>

export const pushEndBody = pushSubscription.pick({ endpoint: true })

/** What a browser needs to ask its maker for a way to it. */
export const pushKeyAnswer = z.strictObject({ publicKey: z.string() })
export type PushKeyAnswer = z.infer<typeof pushKeyAnswer>

/** What a push message says; the worker shows it. */
export interface PushPayload {
  readonly title: string
  readonly body: string
  /** A screen of the app. */
  readonly link: string
  /** A newer message with the same tag takes its place. */
  readonly tag: string
}
