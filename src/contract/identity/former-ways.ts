/** Ending the links by which an address or number of before still takes changes back. */
import { z } from 'zod'
import type { OwnCall } from '../calls/calls.ts'
import { instant } from '../entity.ts'
import { code } from './otp.ts'
import { passkeyProof } from './passkeys.ts'
import { password } from './password.ts'
import { secondFactor } from './second-factor.ts'
import { done } from './sign-in.ts'

/** By text message and by mail a code is sent, and the password asked for besides. */
export const endingWays = ['passkey', 'totp', 'sms', 'mail'] as const
export type EndingWay = (typeof endingWays)[number]

/** Of the last week; masked, as it may be an intruder who reads it. */
export const formerWays = z.strictObject({
  from: z.array(z.string()),
  until: instant,
  /** What their owner has had for a month, so that it is no intruder's. */
  endedBy: z.array(z.enum(endingWays)),
})
export type FormerWays = z.infer<typeof formerWays>

export const endFormerBody = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('passkey'), response: passkeyProof }),
  z.strictObject({ by: z.literal('totp'), code: secondFactor }),
  z.strictObject({ by: z.literal('code'), code, password }),
])
export type EndFormerBody = z.infer<typeof endFormerBody>

export const formerWayCalls = {
  'user.former.end': {
    method: 'POST',
    path: '/api/user/former',
    auth: 'user',
    summary:
      'End the links by which my address or number of before takes changes back, with a way in ' +
      'that I have had for a month',
    body: endFormerBody,
    answer: done,
  },
} as const satisfies Record<string, OwnCall>
