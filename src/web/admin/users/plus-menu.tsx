import Sparkles from 'lucide-react/icons/sparkles'
import { useState } from 'react'
import type { AdminUserAnswer, PlusBody } from '#contract/staff/users.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/control/menu.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import type { Act } from '../use-act.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const grants = [
  [1, say('For a month')],
  [12, say('For a year')],
] as const

interface PlusMenuProps {
  readonly user: AdminUserAnswer
  readonly isBusy: boolean
  readonly act: Act['act']
  readonly onChange: () => void
}

/** They are told of it, whichever way it goes. */
export function PlusMenu({ user, isBusy, act, onChange }: PlusMenuProps) {
  const { id, name, plan, plusAsked } = user
  const [isEnding, setEnding] = useState(false)
  const params = { uid: id }
  const answering = plusAsked ? ({ isAsked: true } as const) : {}
  const give = (body: PlusBody, title: string) =>
    act((send) => send('admin.users.plus', { params, body }), title)
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button look="outline" disabled={isBusy}>
            <Sparkles aria-hidden />
            {say('Plus')}
          </Button>
        </MenuTrigger>
        <MenuContent align="start">
          {grants.map(([months, words]) => (
            <MenuItem
              key={months}
              onSelect={() => give({ months, ...answering }, `${name} has Plus.`)}
            >
              {words}
            </MenuItem>
          ))}
          {plusAsked ? (
            <MenuItem
              look="destructive"
              onSelect={() =>
                give({ isTurnedDown: true }, say('{name} is told that it is a no.', { name }))
              }
            >
              {say('Turn the request down')}
            </MenuItem>
          ) : null}
          {plan === 'plus' ? (
            <MenuItem look="destructive" onSelect={() => setEnding(true)}>
              {say('End it now…')}
            </MenuItem>
          ) : null}
        </MenuContent>
      </Menu>
      {isEnding ? (
        <ReasonDialog
          title={say('End Plus of {name} now?', { name })}
          description={say('What is left of it is lost. They are told that staff ended it.')}
          action={say('End it now')}
          send={async (send, reason) => {
            await send('admin.users.plus', { params, body: { months: 0, reason } })
            toast({ title: say('{name} has Plus no longer.', { name }), variant: 'success' })
          }}
          onDone={() => {
            setEnding(false)
            onChange()
          }}
          onClose={() => setEnding(false)}
        />
      ) : null}
    </>
  )
}
