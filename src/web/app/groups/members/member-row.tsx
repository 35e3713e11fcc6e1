import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import type { GroupMember, MemberRole } from '#contract/entities/groups.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/menu.tsx'
import { mayLead, roleWords } from '../group.ts'
import type { Shown } from '../use-money.ts'

export type MemberTask = 'rename' | 'household' | 'remove' | 'leave' | 'invite'

export interface MemberRowProps {
  readonly shown: Shown
  readonly member: GroupMember
  readonly onTask: (task: MemberTask, member: GroupMember) => void
  readonly onRole: (member: GroupMember, role: MemberRole) => void
  readonly isReadOnly: boolean
}

function togetherWith({ group, names }: Shown, { memberId, householdId }: GroupMember) {
  const others = group.members.filter(
    (one) => householdId !== null && one.householdId === householdId && one.memberId !== memberId,
  )
  return others.map((one) => names.object(one.memberId)).join(', ')
}

export function MemberRow(props: MemberRowProps) {
  const { shown, member, isReadOnly } = props
  const { names } = shown
  const isMe = member.memberId === names.meId
  const together = togetherWith(shown, member)
  return (
    <li className="flex min-h-15 items-center gap-3 border-b py-2 pr-2 pl-4 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          {names.plain(member.memberId)}
          {isMe ? <span className="font-normal text-muted-foreground"> (you)</span> : null}
        </p>
        {together ? (
          <p className="text-sm wrap-anywhere text-muted-foreground">Settles with {together}</p>
        ) : null}
      </div>
      <div className="flex shrink-0 flex-wrap justify-end gap-1 phone:max-w-1/3">
        {member.uid === null ? <Badge>No account yet</Badge> : null}
        {member.role === 'member' ? null : <Badge look="primary">{roleWords[member.role]}</Badge>}
      </div>
      {isReadOnly && !isMe ? null : <MemberMenu {...props} isMe={isMe} />}
    </li>
  )
}

const roles: readonly (readonly [MemberRole, string])[] = [
  ['owner', 'Make an owner'],
  ['admin', 'Make an admin'],
  ['member', 'Make a plain member'],
]

function MemberMenu(props: MemberRowProps & { readonly isMe: boolean }) {
  const { shown, member, onTask, onRole, isMe, isReadOnly } = props
  const me = shown.group.members.find(({ memberId }) => memberId === shown.names.meId)
  const isPlaceholder = member.uid === null
  const mayRemove = !isMe && (me?.role === 'owner' || (mayLead(me) && member.role !== 'owner'))
  const task = (name: MemberTask) => () => onTask(name, member)
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={`More for ${member.name}`} className="text-muted-foreground">
          <EllipsisVertical aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        {isReadOnly ? null : (
          <>
            {isMe || isPlaceholder ? (
              <MenuItem onSelect={task('rename')}>Change the name</MenuItem>
            ) : null}
            {isPlaceholder ? <MenuItem onSelect={task('invite')}>Invite them</MenuItem> : null}
            <MenuItem onSelect={task('household')}>Settles together with…</MenuItem>
            {me?.role === 'owner' && !isPlaceholder
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
        {mayRemove && !isReadOnly ? (
          <>
            <MenuSeparator />
            <MenuItem look="destructive" onSelect={task('remove')}>
              Remove from the group
            </MenuItem>
          </>
        ) : null}
        {isMe ? (
          <MenuItem look="destructive" onSelect={task('leave')}>
            Leave the group
          </MenuItem>
        ) : null}
      </MenuContent>
    </Menu>
  )
}
