/** Advice, questions about one's own money, and what a plan still allows. */
import { z } from 'zod'
import type { OwnCall } from '../calls/calls.ts'
import { instant, named, text, uuid } from '../entity.ts'
import { limits } from '../limits.ts'
import { answerSources, answerStatuses, evidenceCollections } from './entities.ts'

export const confidences = ['high', 'medium', 'low'] as const

const count = z.int().min(0)

/** `{new}` anywhere in the arguments stands for an id that the device makes. */
const command = z.strictObject({ name: z.string(), args: z.record(z.string(), z.unknown()) })

const evidence = z.strictObject({
  collection: z.enum(evidenceCollections),
  id: uuid,
  words: z.string(),
  date: z.string().nullable(),
  amount: z.int().nullable(),
  currency: z.string().nullable(),
  /** Some of the amount was converted. */
  isAbout: z.boolean().optional(),
  /** What the amount is a part of, or is measured by, such as a limit. */
  of: z.int().optional(),
})

/** A row a card rests on: an entry, a thing, or a sum with the list it is made of. */
const adviceRow = z.strictObject({
  ...evidence.shape,
  id: z.string(),
  /** Some of what it is measured by was converted. */
  isOfAbout: z.boolean().optional(),
  /** How many entries it stands for. */
  count: count.optional(),
  /** Where exactly these are shown. */
  link: z.string().optional(),
})

const screen = z.string().regex(/^\/mcapp\//)

/** Opens a sheet that is filled in, for the person to look at and save. */
const opening = z.strictObject({ label: z.string(), opens: screen })

/** Done at once, with a way back. */
const doing = z.strictObject({
  label: z.string(),
  /** Said when it is done. */
  done: z.string(),
  commands: z.array(command),
  undo: z.array(command),
  held: z
    .strictObject({
      collection: z.enum(evidenceCollections),
      id: z.string(),
      field: z.string(),
      value: z.string().nullable(),
    })
    .nullable(),
})

const advice = z.strictObject({
  rule: z.string(),
  subject: z.string(),
  fingerprint: z.string(),
  title: z.string(),
  text: z.string(),
  /** In the currency of the profile, above zero; null where it cannot be told. */
  yearly: z.int().nullable(),
  /** How that is made, such as `12 × €3.00`. */
  basis: z.string().nullable(),
  /** It is worth that once, not every year. */
  isOnce: z.boolean(),
  currency: z.string(),
  confidence: z.enum(confidences),
  evidence: z.array(adviceRow),
  link: z.string().nullable(),
  action: z.union([opening, doing]).nullable(),
})

const quota = z.strictObject({ used: count, limit: count, resetsAt: instant })

export const todayAnswer = z.strictObject({
  advice: z.array(advice),
  /** How many more there would be, had they not been put aside. */
  aside: count,
  /** Who phrases answers; null when nobody outside does. */
  recipient: z.string().nullable(),
  aiAdvice: quota,
})

export const askBody = z.strictObject({
  question: named(limits.questionCharacters, 'Ask a question.').optional(),
  /** What was asked just before, the oldest first: a question may go on from it. */
  before: z.array(text(limits.questionCharacters)).max(limits.questionsBefore).optional(),
})

export const askAnswer = z.strictObject({
  /** Of the row in the history. */
  id: uuid,
  question: z.string(),
  answer: z.string(),
  status: z.enum(answerStatuses),
  /** Questions that may be meant instead. */
  proposals: z.array(z.string()),
  by: z.enum(answerSources),
  evidence: z.array(evidence),
  link: z.string().nullable(),
  advice: z.array(advice),
  aiAdvice: quota,
})

export const previewAnswer = z.strictObject({
  recipient: z.string().nullable(),
  hasConsented: z.boolean(),
  /** To the letter. */
  sent: text(100_000).nullable(),
})

export const usageAnswer = z.strictObject({
  plan: z.enum(['free', 'plus']),
  subscriptionEndDate: instant.nullable(),
  /** Asked for and not answered yet. */
  plusAsked: z.strictObject({ at: instant, months: z.int() }).nullable(),
  /** Without one there are no answers by a model on any plan. */
  hasModel: z.boolean(),
  aiAdvice: quota,
  storage: z.strictObject({ usedBytes: count, limitBytes: count }),
  counts: z.record(z.string(), count),
})

export type Evidence = z.infer<typeof adviceRow>
export type Advice = z.infer<typeof advice>
export type Doing = z.infer<typeof doing>
export type TodayAnswer = z.infer<typeof todayAnswer>
export type AskBody = z.infer<typeof askBody>
export type AskAnswer = z.infer<typeof askAnswer>
export type PreviewAnswer = z.infer<typeof previewAnswer>
export type UsageAnswer = z.infer<typeof usageAnswer>
export type Quota = z.infer<typeof quota>

export const adviceCalls = {
  'advice.today': {
    method: 'GET',
    path: '/api/ai-advice/today',
    auth: 'user',
    summary: 'What my own figures advise today; it costs nothing of the month’s calls',
    body: null,
    answer: todayAnswer,
  },
  'advice.preview': {
    method: 'POST',
    path: '/api/ai-advice/preview',
    auth: 'user',
    summary: 'To the letter what a question would send to the provider of the model',
    body: askBody,
    answer: previewAnswer,
  },
} as const satisfies Record<string, OwnCall>
