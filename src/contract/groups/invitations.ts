/** An invitation into a group: for one person, or a link for whoever has it. */
import { z } from 'zod'
import { createdBy, type Entity, instant, rowOf, text, uuid } from '../entity.ts'
import { tokenRights } from '../tokens/entities.ts'
import { memberRoles } from './entities.ts'

export const invitationStatuses = ['pending', 'accepted', 'rejected', 'revoked', 'expired'] as const
export const invitationChannels = ['email', 'phone', 'link'] as const
/** Why no message went out: who invites has proven no address, no way out, or one went today. */
export const reasonsNotSent = ['unproven', 'not-set-up', 'told-before'] as const

/** 32 random bytes as base64url, made by whoever invites; the server keeps only its hash. */
export const invitationToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, { error: 'This invitation is not valid.' })

export const invitations = {
  writable: {
    channel: z.enum(invitationChannels),
    role: z.enum(memberRoles),
    /** Of a link: what those who come without an account may; null lets in accounts only. */
    guests: z.enum(tokenRights).nullable(),
  },
  serverOwned: {
    groupId: uuid,
    /** The placeholder it lets somebody claim; null makes a new member. */
    memberId: uuid.nullable(),
    /** Whom it went to, with most of the address left out; null for a link. */
    sentTo: text(120).nullable(),
    /** Null where it was sent, or is a link. */
    notSent: z.enum(reasonsNotSent).nullable(),
    status: z.enum(invitationStatuses),
    /** How many came by it; a link for nobody in particular lets in several. */
    uses: z.int().min(0),
    expiresAt: instant,
    ...createdBy,
    updatedAt: instant,
  },
  defaults: { role: 'member', guests: null },
} as const satisfies Entity

export const invitationRow = rowOf(invitations)
export type InvitationRow = z.infer<typeof invitationRow>

/** An invitation that waits for me, in my own book, under its own id; it goes when it is over. */
export const receivedInvitations = {
  writable: {},
  serverOwned: {
    groupId: uuid,
    groupName: text(80),
    invitedBy: text(100),
    expiresAt: instant,
    createdAt: instant,
  },
  defaults: {},
} as const satisfies Entity

const receivedInvitationRow = rowOf(receivedInvitations)
export type ReceivedInvitationRow = z.infer<typeof receivedInvitationRow>
