/** A personal token: what lets a program of its owner's in, and how far. */
import { z } from 'zod'
import { instant, named, uuid } from '../entity.ts'

/** Where people read how a program uses one. */
export const docsPath = '/api/docs'

/** Each may what the ones before it may. */
export const tokenRights = ['read', 'add', 'full'] as const
export type TokenRight = (typeof tokenRights)[number]

/** Everything of mine, my own book without the groups, or one group. */
export const tokenPlace = z.union([z.enum(['all', 'book']), uuid], {
  error: 'Choose what it may reach.',
})
export type TokenPlace = z.infer<typeof tokenPlace>

export const tokenDays = [7, 30, 90, 366] as const

const tokenName = named(60, 'Say what it is for.')

export const tokenBody = z.strictObject({
  name: tokenName,
  may: z.enum(tokenRights, { error: 'Choose what it may do.' }),
  place: tokenPlace,
  days: z.literal(tokenDays, { error: 'Choose how long it works.' }),
})
export type TokenBody = z.infer<typeof tokenBody>

export const tokenRow = z.strictObject({
  id: uuid,
  name: z.string(),
  /** Its last characters. */
  hint: z.string(),
  may: z.enum(tokenRights),
  place: tokenPlace,
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: instant.nullable(),
  lastAddress: z.string().nullable(),
})
export type TokenRow = z.infer<typeof tokenRow>

const endedToken = z.strictObject({
  ...{ id: uuid, name: z.string(), hint: z.string(), endedAt: instant },
})
export type EndedToken = z.infer<typeof endedToken>

/** With those that have ended and asked something in the last 90 days. */
export const tokensAnswer = z.strictObject({
  tokens: z.array(tokenRow),
  ended: z.array(endedToken),
})

/** The secret is shown once: only its hash is kept. */
export const tokenMade = z.strictObject({ token: tokenRow, secret: z.string() })
export type TokenMade = z.infer<typeof tokenMade>
