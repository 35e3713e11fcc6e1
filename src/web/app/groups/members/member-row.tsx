import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import type { GroupMember, MemberRole } from '#contract/groups/entities.ts'
import { householdOf } from '#domain/groups/voices.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/control/menu.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { guestWords, mayLead, roleWords } from '../group.ts'
import type { Shown } from '../use-money.ts'
import type { GuestRight } from './use-guest-writes.ts'
import { useHouseholdWrites } from './use-household-writes.ts'

export type MemberTask = 'rename' | 'household' | 'remove' | 'leave' | 'invite' | 'endGuest'

export interface MemberRowProps {
  readonly shown: Shown
  readonly member: GroupMember
  /** Whose name it could be taken for, written with other letters. */
  readonly looksLike: string | null
  readonly onTask: (task: MemberTask, member: GroupMember) => void
  readonly onRole: (member: GroupMember, role: MemberRole) => void
  readonly onGuest: (member: GroupMember, may: GuestRight) => void
  readonly isReadOnly: boolean
}

const housemates = ({ group }: Shown, { memberId }: GroupMember) =>
  householdOf(group.members, memberId).filter((one) => one.memberId !== memberId)

/** Where they belong, or would: "Settles with Anna". */
function togetherWords(shown: Shown, member: GroupMember): string | null {
  const { names } = shown
  const others = housemates(shown, member).map((one) => names.object(one.memberId))
  if (others.length > 0) return say('Settles with {list}', { list: others.join(', ') })
  return member.asks
    ? say('Would settle with {object}', { object: names.object(member.asks.withMember) })
    : null
}

const mayManage = (me: GroupMember | undefined, { role }: GroupMember) =>
  me?.role === 'owner' || (mayLead(me) && role !== 'owner')

export function MemberRow(props: MemberRowProps) {
  const { shown, member, looksLike, isReadOnly } = props
  const { names } = shown
  const isMe = member.memberId === names.meId
  const together = togetherWords(shown, member)
  const me = shown.group.members.find(({ memberId }) => memberId === names.meId)
  const isOthers = !isMe && member.uid !== null && !mayManage(me, member)
  const hasNothing = !isMe && (isReadOnly || isOthers)
  return (
    <li className="flex min-h-15 items-center gap-3 border-b py-2 pr-2 pl-4 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          {names.plain(member.memberId)}
          {isMe ? <span className="font-normal text-muted-foreground">{say('(you)')}</span> : null}
        </p>
        {looksLike ? (
          <p className="text-sm wrap-anywhere text-warning">
            <Say
              words="Looks like {looksLike}, but is written with other letters"
              looksLike={looksLike}
            />
          </p>
        ) : null}
        {together ? (
          <p className="text-sm wrap-anywhere text-muted-foreground">{together}</p>
        ) : null}
      </div>
      <div className="flex shrink-0 flex-wrap justify-end gap-1 phone:max-w-1/3">
        {member.uid === null ? <Badge>{say('No account yet')}</Badge> : null}
        {member.guest ? <Badge look="warning">{say('Guest')}</Badge> : null}
        {member.role === 'member' ? null : <Badge look="primary">{roleWords[member.role]}</Badge>}
      </div>
      {hasNothing ? null : <MemberMenu {...props} isMe={isMe} />}
    </li>
  )
}

const roles: readonly (readonly [MemberRole, string])[] = [
  ['owner', say('Make an owner')],
  ['admin', say('Make an admin')],
  ['member', say('Make a plain member')],
]

/** Everybody speaks for themselves; for a name without an account those it settles with do. */
function HouseholdItem({ shown, member, onTask }: MemberRowProps) {
  const writes = useHouseholdWrites(shown.group.id)
  const there = housemates(shown, member)
  const { meId } = shown.names
  if (there.length === 0) {
    return (
      <MenuItem onSelect={() => onTask('household', member)}>
        {say('Settle together with…')}
      </MenuItem>
    )
  }
  const isInIt = [member, ...there].some(({ memberId }) => memberId === meId)
  if (!isInIt && there.some(({ uid }) => uid !== null)) return null
  return <MenuItem onSelect={() => writes.leave(member)}>{say('Settle alone')}</MenuItem>
}

const rights: readonly GuestRight[] = ['read', 'add', 'full']

/** What somebody without an account may, and the end of it. */
function GuestItems({ member, onGuest, onTask }: MemberRowProps) {
  return (
    <>
      {rights
        .filter((may) => may !== member.guest)
        .map((may) => (
          <MenuItem key={may} onSelect={() => onGuest(member, may)}>
            <Say words="Let them: {guestWord}" guestWord={guestWords[may].toLowerCase()} />
          </MenuItem>
        ))}
      <MenuItem look="destructive" onSelect={() => onTask('endGuest', member)}>
        {say('End their guest seat')}
      </MenuItem>
    </>
  )
}

function MemberMenu(props: MemberRowProps & { readonly isMe: boolean }) {
  const { shown, member, onTask, onRole, isMe, isReadOnly } = props
  const me = shown.group.members.find(({ memberId }) => memberId === shown.names.meId)
  const isPlaceholder = member.uid === null
  const mayRemove = !isMe && mayManage(me, member)
  const task = (name: MemberTask) => () => onTask(name, member)
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton
          label={say('More for {member}', { member: member.name })}
          className="text-muted-foreground"
        >
          <EllipsisVertical aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        {isReadOnly ? null : (
          <>
            {isMe || isPlaceholder ? (
              <MenuItem onSelect={task('rename')}>{say('Change the name')}</MenuItem>
            ) : null}
            {isPlaceholder ? (
              <MenuItem onSelect={task('invite')}>{say('Invite them')}</MenuItem>
            ) : null}
            {isMe || isPlaceholder ? <HouseholdItem {...props} /> : null}
            {me?.role === 'owner' && !isPlaceholder && !member.guest
              ? roles
                  .filter(([role]) => role !== member.role)
                  .map(([role, words]) => (
                    <MenuItem key={role} onSelect={() => onRole(member, role)}>
                      {words}
                    </MenuItem>
                  ))
              : null}
          </>
        )}
        {mayRemove && member.guest ? <GuestItems {...props} /> : null}
        {mayRemove && !isReadOnly ? (
          <>
            <MenuSeparator />
            <MenuItem look="destructive" onSelect={task('remove')}>
              {say('Remove from the group')}
            </MenuItem>
          </>
        ) : null}
        {isMe ? (
          <MenuItem look="destructive" onSelect={task('leave')}>
            {say('Leave the group')}
          </MenuItem>
        ) : null}
      </MenuContent>
    </Menu>
  )
}
