import type { InvitationRow } from '#contract/entities/invitations.ts'
import { email as emailAddress } from '#contract/entities/password.ts'
import type { GroupCommandArgs } from '#contract/group-commands.ts'
import { limits } from '#contract/limits.ts'
import { routes } from '#contract/routes.ts'
import { maskAddress } from '#domain/groups/mask-address.ts'
import { hashToken } from '../auth/bearer-token.ts'
import { toE164 } from '../auth/phone-number.ts'
import { refuseDemo } from '../demo/refuse-demo.ts'
import { documentsOf } from '../documents/collection.ts'
import type { Context } from '../documents/commands.ts'
import { invalid } from '../documents/validate.ts'
import { createMany } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { noteActivity } from './note-activity.ts'
import { invitationWords } from './notice-words.ts'
import { currentMembers, forPayments, type OpenGroup, openGroup } from './open-group.ts'
import { handOver } from './received-invitations.ts'

const invitations = documentsOf('invitations')
const HOUR_MS = 3_600_000
const MOST_TO_ONE = 5
/** Each costs whoever runs the server. */
const MOST_BY_PHONE = 10

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

/** An invitation can be a nuisance: so many by one person, and few to one address. */
async function limitInvitations({ tx, caller, now }: Context, { channel }: Args, address: Address) {
  const since = new Date(now.getTime() - HOUR_MS)
  const { rows } = await tx.client.query<{ mine: number; theirs: number }>(
    `select (select count(*) from invitations
        where created_by = $1 and created_at > $2 and channel = $4) as mine,
      (select count(*) from invitation_secrets s join invitations i on i.id = s.invitation_id
        where s.address = $3 and i.created_at > $2) as theirs`,
    [caller.uid, since, address, channel],
  )
  const { mine = 0, theirs = 0 } = rows[0] ?? {}
  const most = channel === 'phone' ? MOST_BY_PHONE : limits.invitationsPerHour
  // Refused for good: what is to be sent again would keep all that waits behind it.
  if (mine >= most || theirs >= MOST_TO_ONE) {
    throw invalid([['to', 'That is too many in an hour. Hand on a link, or try later.']])
  }
}

export async function invite(context: Context, args: Args): Promise<void> {
  const { tx, now } = context
  const { groupId, id, channel, memberId, role, token } = args
  const address = addressOf(args)
  if (address !== null) await refuseDemo(tx.client, context.caller.uid)
  const uid = await findUser(context, args, address)
  const open = await openGroup(context, groupId, { ...forPayments, with: uid ? [uid] : [] })
  checkInvitation(open, args, uid)
  if (uid) await checkBar(open, uid)
  await limitInvitations(context, args, address)
  const expiresAt = new Date(now.getTime() + limits.invitationLifeS * 1000).toISOString()
  const sentTo = address && maskAddress(address)
  const row: Omit<InvitationRow, 'createdAt' | 'createdBy' | 'updatedAt'> = {
    ...{ id, groupId, channel, role, memberId, sentTo, expiresAt },
    status: 'pending',
    uses: 0,
  }
  await createMany(tx, invitations, [row], open.hand)
  await tx.client.query(
    'insert into invitation_secrets (invitation_id, token_hash, address) values ($1, $2, $3)',
    [id, hashToken(token), address],
  )
  await noteActivity(open, 'invited', id, { channel, sentTo })
  if (address) sayInvitation(open, args, address)
  if (!uid) return
  const { group, me } = open
  const given = { id, groupId, channel, expiresAt, groupName: group.name, invitedBy: me.name }
  await handOver(context, tx, uid, given, now)
}

/** Who removed somebody need not see them again because another member likes them. */
async function checkBar({ context, group, me }: OpenGroup, uid: string): Promise<void> {
  if (me.role !== 'member') return
  const { rowCount } = await context.tx.client.query(
    'select from barred_members where group_id = $1 and user_id = $2',
    [group.id, uid],
  )
  if (!rowCount) return
  throw invalid([['to', 'They were removed. An owner or admin can invite them again.']])
}

function checkInvitation({ group, me }: OpenGroup, args: Args, uid: string | null): void {
  if (args.role !== 'member' && me.role !== 'owner') throw new Fault('not-allowed')
  if (args.role !== 'member' && args.channel === 'link') {
    throw invalid([['role', 'A link lets in plain members.']])
  }
  const members = currentMembers(group)
  if (uid && group.memberIds.includes(uid)) {
    throw invalid([['to', 'They are in the group already.']])
  }
  const { memberId } = args
  const isFree = members.some((member) => member.memberId === memberId && member.uid === null)
  if (memberId !== null && !isFree) {
    throw invalid([['memberId', 'Choose somebody who has no account yet.']])
  }
}

/** By the way it was made, also to somebody who is here: they may not look into the app. */
function sayInvitation({ context, group, me }: OpenGroup, args: Args, to: string): void {
  const { title } = invitationWords(me.name, group.name)
  const text = 'Open the link to join. It works for 14 days.'
  context.say((origin) => {
    const link = `${origin}${invitationPath(args.token)}`
    return {
      channel: args.channel === 'phone' ? 'sms' : 'mail',
      to,
      subject: title,
      text: `${title}.\n\n${text}\n\n${link}`,
      link,
      id: `invitation-${args.id}`,
    }
  })
}
