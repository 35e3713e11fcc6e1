/** The calls by which somebody takes part in one group without an account, and gets one later. */
import { z } from 'zod'
import type { OwnCall } from '../calls/calls.ts'
import { amount, currency, day, instant, shownName, uuid } from '../entity.ts'
import { invitationToken } from '../groups/invitations.ts'
import { sessionAnswer } from '../identity/session.ts'
import { tokenRights } from '../tokens/entities.ts'
import { users } from '../users/entities.ts'

const { timezone, locale } = users.writable

export const lookAtSeatBody = z.strictObject({ token: invitationToken })

/** What a link shows before anybody says who they are. */
export const seatAnswer = z.strictObject({
  groupName: z.string(),
  invitedBy: z.string(),
  may: z.enum(tokenRights),
  /** Everybody who is in the group, by name. */
  people: z.array(z.string()),
  /** The names one could be; where the link is for one of them only that. */
  free: z.array(z.strictObject({ memberId: uuid, name: z.string() })),
  isForOne: z.boolean(),
  /** The newest bills, and how many there are. */
  bills: z.array(
    z.strictObject({ id: uuid, description: z.string(), amount, currency, date: day }),
  ),
  billCount: z.int().min(0),
})
export type SeatAnswer = z.infer<typeof seatAnswer>

export const takeSeatBody = z.strictObject({
  token: invitationToken,
  /** Made by the device: sent again after a lost answer, it is still the same seat. */
  key: invitationToken,
  /** Who one is, or a name of one's own. */
  memberId: uuid.nullable().default(null),
  newMemberId: uuid,
  name: shownName(100, 'Enter your name.').nullable().default(null),
  timezone: timezone.optional(),
  locale: locale.optional(),
})
export type TakeSeatBody = z.infer<typeof takeSeatBody>

/** Read aloud or typed: eight letters and digits, in two halves or not. */
export const seatCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z2-9]{4}[ -]?[A-Za-z2-9]{4}$/, {
    error: 'Enter the code of eight letters and digits.',
  })

export const seatCodeAnswer = z.strictObject({ code: z.string(), expiresAt: instant })
export const moveSeatBody = z.strictObject({ code: seatCode })
export const keepSeatBody = z.strictObject({ seat: invitationToken })
export const keepSeatAnswer = z.strictObject({ groupId: uuid })

export const seatCalls = {
  'seats.look': {
    method: 'POST',
    path: '/api/seats/look',
    auth: 'none',
    summary: 'What a link for guests leads to, before anybody says who they are',
    body: lookAtSeatBody,
    answer: seatAnswer,
  },
  'seats.take': {
    method: 'POST',
    path: '/api/seats/take',
    auth: 'none',
    summary: 'Take part in a group by its link, without an account',
    body: takeSeatBody,
    answer: sessionAnswer,
  },
  'seats.code': {
    method: 'POST',
    path: '/api/seats/code',
    auth: 'user',
    summary: 'A code by which a guest goes on at another device',
    body: null,
    answer: seatCodeAnswer,
  },
  'seats.move': {
    method: 'POST',
    path: '/api/seats/move',
    auth: 'none',
    summary: 'Go on at this device as the guest whose code it is',
    body: moveSeatBody,
    answer: sessionAnswer,
  },
  'seats.keep': {
    method: 'POST',
    path: '/api/seats/keep',
    auth: 'user',
    summary: 'What I was as a guest is my account’s from now on',
    body: keepSeatBody,
    answer: keepSeatAnswer,
  },
} as const satisfies Record<string, OwnCall>
