/** A link by mail: what whoever asked for one is answered. */
import { z } from 'zod'
import { outboxPath } from './otp.ts'

/** `waitsAt` is null when the mail really went out. */
export const linkSentAnswer = z.strictObject({
  ok: z.literal(true),
  waitsAt: z.literal(outboxPath).nullable(),
})
export type LinkSentAnswer = z.infer<typeof linkSentAnswer>
