import Ellipsis from 'lucide-react/icons/ellipsis'
import KeyRound from 'lucide-react/icons/key-round'
import UserCheck from 'lucide-react/icons/user-check'
import UserX from 'lucide-react/icons/user-x'
import type { IssuedPasswordAnswer, StaffMember } from '#contract/entities/admins.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'
import { roleWords } from '../role-words.ts'
import { Moment } from './moment.tsx'
import { RoleSelect } from './role-select.tsx'
import { Trouble } from './trouble.tsx'
import { useWork } from './use-work.ts'

export interface StaffRowProps {
  readonly member: StaffMember
  readonly isOwn: boolean
  readonly onChange: () => void
  readonly onIssued: (issued: IssuedPasswordAnswer) => void
}

export function StaffRow({ member, isOwn, onChange, onIssued }: StaffRowProps) {
  const work = useWork()
  const { id, displayName, isActive, role } = member
  const change = (body: object, title: string) =>
    void work.run(async (send) => {
      await send('PATCH', `/api/admin/staff/${id}`, body)
      toast({ title, variant: 'success' })
      onChange()
    })
  const reset = () =>
    void work.run(async (send) => onIssued(await send('POST', `/api/admin/staff/${id}/reset`)))
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Who member={member} isOwn={isOwn} />
        {isOwn ? (
          <span className="w-40 px-3 phone:w-auto phone:px-0">{roleWords[role]}</span>
        ) : (
          <RoleSelect
            aria-label={`Role of ${displayName}`}
            className="w-40 phone:flex-1"
            value={role}
            disabled={work.isBusy || !isActive}
            onChange={({ target }) =>
              change({ role: target.value }, `${displayName} has another role now.`)
            }
          />
        )}
        {isOwn ? (
          <span className="control-square phone:hidden" />
        ) : (
          <Menu>
            <MenuTrigger asChild>
              <IconButton label={`More for ${displayName}`} disabled={work.isBusy}>
                <Ellipsis aria-hidden />
              </IconButton>
            </MenuTrigger>
            <MenuContent align="end">
              <MenuItem onSelect={reset}>
                <KeyRound aria-hidden />
                New password
              </MenuItem>
              {isActive ? (
                <MenuItem
                  look="destructive"
                  onSelect={() => change({ isActive: false }, `${displayName} is out.`)}
                >
                  <UserX aria-hidden />
                  Deactivate
                </MenuItem>
              ) : (
                <MenuItem
                  onSelect={() => change({ isActive: true }, `${displayName} can log in again.`)}
                >
                  <UserCheck aria-hidden />
                  Activate
                </MenuItem>
              )}
            </MenuContent>
          </Menu>
        )}
      </div>
      <Trouble words={work.trouble} />
    </li>
  )
}

function Who({ member, isOwn }: Pick<StaffRowProps, 'member' | 'isOwn'>) {
  const { displayName, email, hasSecondFactor, isActive, lastLoginAt } = member
  return (
    <div className="min-w-0 flex-1 phone:basis-full">
      <div className="flex flex-wrap items-center gap-2">
        <span className="max-w-full truncate font-medium">{displayName}</span>
        {isOwn ? <Badge>You</Badge> : null}
        {isActive ? null : <Badge look="destructive">Inactive</Badge>}
        {isActive && !hasSecondFactor ? <Badge look="warning">No second factor</Badge> : null}
      </div>
      <p className="truncate text-sm text-muted-foreground">
        {email}
        {' · '}
        {lastLoginAt ? 'logged in ' : 'never logged in'}
        {lastLoginAt ? <Moment at={lastLoginAt} /> : null}
      </p>
    </div>
  )
}
