import Ellipsis from 'lucide-react/icons/ellipsis'
import KeyRound from 'lucide-react/icons/key-round'
import UserCheck from 'lucide-react/icons/user-check'
import UserX from 'lucide-react/icons/user-x'
import type { StaffMember } from '#contract/staff/entities.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/control/menu.tsx'
import { say } from '#web/words/say.ts'

export interface StaffMenuProps {
  readonly member: StaffMember
  readonly isBusy: boolean
  readonly onReset: () => void
  readonly onActivate: (isActive: boolean) => void
}

export function StaffMenu({ member, isBusy, onReset, onActivate }: StaffMenuProps) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton
          label={say('More for {displayName}', { displayName: member.displayName })}
          disabled={isBusy}
        >
          <Ellipsis aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem onSelect={onReset}>
          <KeyRound aria-hidden />
          {say('New password')}
        </MenuItem>
        {member.isActive ? (
          <MenuItem look="destructive" onSelect={() => onActivate(false)}>
            <UserX aria-hidden />
            {say('Deactivate')}
          </MenuItem>
        ) : (
          <MenuItem onSelect={() => onActivate(true)}>
            <UserCheck aria-hidden />
            {say('Activate')}
          </MenuItem>
        )}
      </MenuContent>
    </Menu>
  )
}
