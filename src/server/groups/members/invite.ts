import type { ErrorCode } from '#contract/errors.ts'
import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import type { InvitationRow } from '#contract/groups/invitations.ts'
import { email as emailAddress } from '#contract/identity/password.ts'
import { limits } from '#contract/limits.ts'
import { routes } from '#contract/routes.ts'
import { maskAddress } from '#domain/groups/mask-address.ts'
import { nameInMessage } from '#domain/names/name-in-message.ts'
import { refuseDemo } from '#server/demo/refuse-demo.ts'
import { documentsOf } from '#server/documents/collection.ts'
import type { Context } from '#server/documents/commands.ts'
import { invalid } from '#server/documents/validate.ts'
import { createMany } from '#server/documents/write.ts'
import { hashToken } from '#server/http/bearer-token.ts'
import { howFull, takeToken } from '#server/http/edge/rate-limit.ts'
import { Fault } from '#server/http/fault.ts'
import { toE164 } from '#server/http/phone-number.ts'
import { receiverKey } from '#server/outside/receiver-key.ts'
import { noteActivity } from '../note-activity.ts'
import { currentMembers, forPayments, type OpenGroup, openGroup } from '../open-group.ts'
import { isBlocked } from './blocked-inviters.ts'
import { handOver } from './received-invitations.ts'

const invitations = documentsOf('invitations')
const HOUR_S = 3600
const DAY_S = 86_400
const MOST_TO_ONE = 5

type Args = GroupCommandArgs<'groups.invite'>
type Address = string | null

/** Behind a sharp, so that no server and no log on the way reads it. */
export const invitationPath = (token: string) => `${routes.groups.path}#join=${token}`

/** The one form of an address, however it was written; null for a link. */
function addressOf({ channel, to }: Args): string | null {
  if (channel === 'link') {
    if (to !== null) throw invalid([['to', 'A link is for whoever has it.']])
    return null
  }
  if (to === null) throw invalid([['to', 'Say whom to invite.']])
  if (channel === 'phone') return phoneOf(to)
  const read = emailAddress.safeParse(to)
  if (!read.success) throw invalid([['to', 'Enter an email address, like anna@example.org.']])
  return read.data.toLowerCase()
}

function phoneOf(to: string): string {
  try {
    return toE164(to)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    throw new Fault('invalid-input', { to: Object.values(error.fields ?? {})[0] ?? '' })
  }
}

/** Who this is, if it is somebody here who has shown that the address is theirs. */
async function findUser({ tx }: Context, { channel }: Args, address: string | null) {
  if (address === null) return null
  const whose = channel === 'phone' ? 'phone = $1' : 'lower(email) = $1 and email_verified'
  const { rows } = await tx.client.query<{ id: string }>(
    `select id from users where ${whose} and status = 'active' order by id limit 1`,
    [address],
  )
  return rows[0]?.id ?? null
}

/**
 * Those made by one person, and those for one address, whether or not a message goes out; before
 * anything is said of whose address it is, or numbers could be tried until one is a member's.
 */
async function limitInvitations(
  { countTry, caller }: Context,
  { channel }: Args,
  address: Address,
): Promise<void> {
  const take = (bucket: string, limit: number) =>
    countTry({ bucket: `invite:${bucket}`, limit, windowS: HOUR_S })
  await take(`${channel}:${caller.uid}`, limits.invitationsPerHour)
  if (address) await take(`to:${receiverKey(address)}`, MOST_TO_ONE)
}

const refusals: Partial<Record<ErrorCode, string>> = {
  'too-many-requests': 'That is too many for now. Hand on a link, or try later.',
  'number-not-reachable': 'No text message can go to this number. Use email, or hand on a link.',
  'country-not-served':
    'Text messages do not go to this country from here. Use email, or hand on a link.',
}

/** Refused for good: what is to be sent again would keep all that waits behind it. */
async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const words = error instanceof Fault ? refusals[error.code] : undefined
    throw words ? invalid([['to', words]]) : error
  }
}

export async function invite(context: Context, args: Args): Promise<void> {
  const { tx, now } = context
  const { groupId, id, channel, memberId, role, guests, token } = args
  const address = addressOf(args)
  await refuseDemo(tx.client, context.caller.uid)
  const uid = await findUser(context, args, address)
  const open = await openGroup(context, groupId, { ...forPayments, with: uid ? [uid] : [] })
  await refusing(limitInvitations(context, args, address))
  checkInvitation(open, args, uid)
  const isUnwanted = uid !== null && (await isBlocked(tx, uid, context.caller.uid))
  const saying = { args, to: address ?? '', uid, isUnwanted }
  const notSent = address ? await refusing(sayInvitation(open, saying)) : null
  const expiresAt = new Date(now.getTime() + limits.invitationLifeS * 1000).toISOString()
  const sentTo = address && maskAddress(address)
  const row: Omit<InvitationRow, 'createdAt' | 'createdBy' | 'updatedAt'> = {
    ...{ id, groupId, channel, role, guests, memberId, sentTo, notSent, expiresAt },
    status: 'pending',
    uses: 0,
  }
  await createMany(tx, invitations, [row], open.writer)
  await tx.client.query(
    'insert into invitation_secrets (invitation_id, token_hash, address) values ($1, $2, $3)',
    [id, hashToken(token), address],
  )
  await noteActivity(open, 'invited', id, { channel, sentTo })
  if (!uid || isUnwanted || notSent === 'unproven' || !(await isWanted(open, uid))) return
  const { group, me } = open
  const given = { id, groupId, channel, expiresAt, groupName: group.name, invitedBy: me.name }
  await handOver(context, tx, uid, given, now)
}

/**
 * Nothing waits for who is in the group, nor for who was removed from it because another member
 * likes them. Who invites is not told: the answer would say whose a guessed address is.
 */
async function isWanted({ context, group, me }: OpenGroup, uid: string): Promise<boolean> {
  if (group.memberIds.includes(uid)) return false
  if (me.role !== 'member') return true
  const { rowCount } = await context.tx.client.query(
    'select from barred_members where group_id = $1 and user_id = $2',
    [group.id, uid],
  )
  return !rowCount
}

function checkInvitation({ group, me }: OpenGroup, args: Args, uid: string | null): void {
  if (args.role !== 'member' && me.role !== 'owner') throw new Fault('not-allowed')
  if (args.role !== 'member' && args.channel === 'link') {
    throw invalid([['role', 'A link lets in plain members.']])
  }
  if (args.guests !== null && args.channel !== 'link') {
    throw invalid([['guests', 'Guests come by a link.']])
  }
  if (args.guests === 'full' && me.role === 'member') throw new Fault('not-allowed')
  const members = currentMembers(group)
  if (uid && uid === me.uid) throw invalid([['to', 'You are in the group already.']])
  const { memberId } = args
  const isFree = members.some((member) => member.memberId === memberId && member.uid === null)
  if (memberId !== null && !isFree) {
    throw invalid([['memberId', 'Choose somebody who has no account yet.']])
  }
}

/** What whoever invites has proven to be theirs; empty where that is nothing. */
async function provenBy({ tx, caller }: Context): Promise<readonly string[]> {
  const { rows } = await tx.client.query<{ proven: string }>(
    `select email as proven from users where id = $1 and email_verified and email is not null
      union all select phone from users where id = $1 and phone is not null`,
    [caller.uid],
  )
  return rows.map(({ proven }) => receiverKey(proven))
}

interface Saying {
  readonly args: Args
  readonly to: string
  readonly uid: string | null
  readonly isUnwanted: boolean
}

/** Whether this person, or this group, has had a message sent to them today; one is enough. */
async function wasTold({ tx, caller }: Context, { groupId }: Args, whom: string) {
  const counts = { pool: tx.client }
  const told = [caller.uid, groupId].map((by) => ({
    ...{ bucket: `invited:${by}:${whom}`, limit: 1, windowS: DAY_S },
  }))
  for (const one of told) if ((await howFull(counts, one)) >= 1) return true
  for (const one of told) await takeToken(counts, one)
  return false
}

/**
 * By the way it was made, also to somebody who is here: they may not look into the app. Nothing
 * goes out for somebody who has proven no address of their own. Answers why it did not.
 */
async function sayInvitation(
  { context, me }: OpenGroup,
  { args, to, uid, isUnwanted }: Saying,
): Promise<InvitationRow['notSent']> {
  const proven = await provenBy(context)
  if (proven.length === 0) return 'unproven'
  if (await wasTold(context, args, receiverKey(to))) return 'told-before'
  // Neither is told: the answer would say whose an address is, or who does not want to hear.
  if (isUnwanted || (uid && (await wasTold(context, args, uid)))) return null
  const isSaid = await context.say((origin) => {
    const link = `${origin}${invitationPath(args.token)}`
    return {
      kind: 'invitation',
      channel: args.channel === 'phone' ? 'sms' : 'mail',
      to,
      // Who begins anew with the same address has no new budget.
      from: { who: [context.caller.uid, ...proven] },
      ...lettersOf(me.name, link),
      link,
      id: `invitation-${args.id}`,
    }
  })
  return isSaid ? null : 'not-set-up'
}

/** Says who invites, and nothing else that they could shape: it may go to a stranger. */
function lettersOf(by: string, link: string) {
  const subject = `${nameInMessage(by, 'Somebody')} invites you to share expenses`
  const text = [
    `${subject} in Moneycomb.`,
    `Open the link to join. It works for ${limits.invitationLifeS / 86_400} days.`,
    link,
    'You do not know them? Then do nothing.',
  ].join('\n\n')
  return { subject, text }
}
