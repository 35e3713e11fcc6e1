/** A message to support from the contact page, and what staff answered. */
import { z } from 'zod'
import { instant, named, shownName, uuid } from '../entity.ts'
import { email } from '../identity/password.ts'

export const supportTopics = ['question', 'problem', 'privacy', 'corporate', 'other'] as const
export type SupportTopic = (typeof supportTopics)[number]

export const supportStatuses = ['open', 'answered', 'closed'] as const
export type SupportStatus = (typeof supportStatuses)[number]

/** The longest message and the longest answer. */
export const supportTextMost = 5000

/** What the form of the contact page asks for. */
export const contactBody = z.strictObject({
  name: z.string({ error: 'Enter your name.' }).trim().pipe(shownName(100, 'Enter your name.')),
  email,
  topic: z.enum(supportTopics, { error: 'Choose what it is about.' }),
  message: z
    .string({ error: 'Write your message.' })
    .trim()
    .pipe(named(supportTextMost, 'Write your message.')),
})
export type ContactBody = z.infer<typeof contactBody>

export const supportMessage = z.strictObject({
  id: uuid,
  createdAt: instant,
  name: z.string(),
  email: z.string(),
  topic: z.enum(supportTopics),
  message: z.string(),
  status: z.enum(supportStatuses),
  /** Of who was signed in; null otherwise: typing an address does not show that it is theirs. */
  userId: uuid.nullable(),
  updatedAt: instant,
})
export type SupportMessage = z.infer<typeof supportMessage>

export const supportReply = z.strictObject({
  id: uuid,
  createdAt: instant,
  staffId: uuid,
  text: z.string(),
})
export type SupportReply = z.infer<typeof supportReply>
