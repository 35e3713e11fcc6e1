/** A webhook: an address of its owner's that is told what changes in their book. */
import { z } from 'zod'
import { instant, uuid } from '../entity.ts'
import { tokenPlace } from '../tokens/entities.ts'
import { nounsOfTokens } from '../tokens/may.ts'

/** What is told of: what a program with a token may change, too. */
export const webhookNouns = Object.entries(nounsOfTokens).flatMap(([noun, isOpen]) =>
  isOpen ? [noun as keyof typeof nounsOfTokens] : [],
) as [keyof typeof nounsOfTokens, ...(keyof typeof nounsOfTokens)[]]

export const webhookUrl = z
  .url({ protocol: /^https?$/, error: 'Enter an address that begins with https://.' })
  .max(500, { error: 'Use at most 500 characters.' })

export const webhookBody = z.strictObject({
  url: webhookUrl,
  place: tokenPlace,
  /** None: all there are. */
  nouns: z.array(z.enum(webhookNouns)).max(webhookNouns.length).default([]),
})
export type WebhookBody = z.input<typeof webhookBody>

/** Paused by a change of a way in, off after it has failed for days or said that it is gone. */
export const webhookStates = ['on', 'paused', 'off'] as const

export const webhookRow = z.strictObject({
  id: uuid,
  url: z.string(),
  place: tokenPlace,
  nouns: z.array(z.string()),
  state: z.enum(webhookStates),
  failingSince: instant.nullable(),
  createdAt: instant,
  /** Of the last try. */
  lastStatus: z.int().nullable(),
  lastTriedAt: instant.nullable(),
  waiting: z.int(),
})
export type WebhookRow = z.infer<typeof webhookRow>

export const webhooksAnswer = z.strictObject({ webhooks: z.array(webhookRow) })

/** The secret that signs what is sent; it is shown once. */
export const webhookMade = z.strictObject({ webhook: webhookRow, secret: z.string() })
export type WebhookMade = z.infer<typeof webhookMade>

export const webhookChange = z.strictObject({ state: z.enum(['on', 'paused']) })

export const deliveryStates = ['waiting', 'sent', 'dead'] as const

export const deliveryRow = z.strictObject({
  id: uuid,
  type: z.string(),
  state: z.enum(deliveryStates),
  tries: z.int(),
  createdAt: instant,
  /** When it is tried again. */
  nextAt: instant.nullable(),
  lastStatus: z.int().nullable(),
})
export type DeliveryRow = z.infer<typeof deliveryRow>

export const deliveriesAnswer = z.strictObject({ deliveries: z.array(deliveryRow) })
