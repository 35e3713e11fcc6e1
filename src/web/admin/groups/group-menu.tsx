import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import type { AdminGroup } from '#contract/staff/users.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { IconButton } from '#web/ui/control/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/control/menu.tsx'
import { say } from '#web/words/say.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAct } from '../use-act.ts'
import { statusWords } from './group-words.ts'

export interface GroupMenuProps {
  readonly group: AdminGroup
  readonly onChange: () => void
}

const choices = ['open', 'closed', 'archived'] as const
const verbs = { open: say('Open'), closed: say('Close'), archived: say('Archive') } as const

/** What may be done about a group, by those whose role allows it. */
export function GroupMenu({ group, onChange }: GroupMenuProps) {
  const { can } = useAdmin()
  const { isBusy, act } = useAct(onChange)
  const [isDeleting, setDeleting] = useState(false)
  const { id, name, status } = group
  const set = (next: AdminGroup['status'], undo?: () => void) =>
    act(
      (send) => send('admin.groups.status', { params: { id }, body: { status: next } }),
      say('{name} is {statusWord} now.', { name, statusWord: statusWords[next].toLowerCase() }),
      undo,
    )
  const remove = () => {
    setDeleting(false)
    act(
      (send) => send('admin.groups.delete', { params: { id } }),
      say('{name} is deleted.', { name }),
    )
  }
  const mayWrite = can('groups', 'write')
  const mayDelete = can('groups', 'delete')
  if (!mayWrite && !mayDelete) return null
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={say('More for {name}', { name })} disabled={isBusy}>
            <Ellipsis aria-hidden />
          </IconButton>
        </MenuTrigger>
        <MenuContent align="end">
          {choices
            .filter((choice) => mayWrite && choice !== status)
            .map((choice) => (
              <MenuItem key={choice} onSelect={() => set(choice, () => set(status))}>
                {verbs[choice]}
              </MenuItem>
            ))}
          {mayDelete ? (
            <MenuItem look="destructive" onSelect={() => setDeleting(true)}>
              {say('Delete')}
            </MenuItem>
          ) : null}
        </MenuContent>
      </Menu>
      {isDeleting ? (
        <ConfirmDialog
          title={say('Delete {name}?', { name })}
          description={
            group.expenses > 0
              ? say(
                  `It has {expenses} expenses, which are its members' own, so it can only be
                  archived.`,
                  { expenses: group.expenses },
                )
              : say('It has no expenses. Nobody can take this back.')
          }
          action={say('Delete for good')}
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </>
  )
}
