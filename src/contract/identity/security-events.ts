/** What happened to the ways into an account, as its owner and the staff see it. */
import { z } from 'zod'
import type { OwnCall } from '../calls/calls.ts'
import { instant } from '../entity.ts'
import { formerWays } from './former-ways.ts'
import { passkeyRow } from './passkeys.ts'

export const securityEvent = z.strictObject({
  at: instant,
  what: z.string(),
  /** The address or number it is about, masked. */
  way: z.string().nullable(),
  browser: z.string(),
  network: z.string(),
})
/** A way in that came in the last week: when, and by which browser where that is known. */
const newWay = z.strictObject({ since: instant, browser: z.string().nullable() })
export type NewWay = z.infer<typeof newWay>
/** One that is there: since when, and when it last let somebody in. */
const usedWay = z.strictObject({ since: instant, lastUsedAt: instant.nullable() })
export type UsedWay = z.infer<typeof usedWay>
const waysAnswer = z.strictObject({
  /** Of the last week. */
  email: newWay.nullable(),
  phone: newWay.nullable(),
  used: z.strictObject({
    phone: usedWay.nullable(),
    /** The day an address became theirs; it lets in with the password. */
    email: usedWay.nullable(),
    password: usedWay.nullable(),
    totp: usedWay.nullable(),
    sso: usedWay.nullable(),
  }),
  passkeys: z.array(passkeyRow),
  /** Where passkeys can be made; null where browsers keep none for this server. */
  passkeysAt: z.string().nullable(),
  /** How single sign-on is called here; null where this server has none. */
  ssoName: z.string().nullable(),
  recoveryCodesLeft: z.int(),
  /** When two-factor sign-in ends, where staff were asked to end it. */
  recoveryDueAt: instant.nullable(),
  /** Where an address or number of before can still take changes back. */
  former: formerWays.nullable(),
})
export type WaysAnswer = z.infer<typeof waysAnswer>
export type NewWaysAnswer = Pick<WaysAnswer, 'email' | 'phone'>

export type SecurityEvent = z.infer<typeof securityEvent>

export const securityCalls = {
  'user.ways': {
    method: 'GET',
    path: '/api/user/ways',
    auth: 'user',
    summary: 'My ways in, since when and when last used, and which came in the last week',
    body: null,
    answer: waysAnswer,
  },
} as const satisfies Record<string, OwnCall>
