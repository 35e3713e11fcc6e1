import { useState } from 'react'
import type { PasskeyRow } from '#contract/identity/passkeys.ts'
import type { WaysAnswer } from '#contract/identity/security-events.ts'
import { keepsPasskeys } from '#web/entrance/passkeys.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { SectionRow } from '../section.tsx'
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import { UsedWords } from './use-ways.tsx'

export interface PasskeyRowsProps {
  readonly ways: WaysAnswer
  readonly isKnown: boolean
  readonly onChange: () => void
}

/** Keys that devices keep, and the way to add one where browsers keep them for this address. */
export function PasskeyRows({ ways, isKnown, onChange }: PasskeyRowsProps) {
  const [isAdding, setAdding] = useState(false)
  const isHere = keepsPasskeys() && ways.passkeysAt === location.origin
  return (
    <>
      {ways.passkeys.map((passkey) => (
        <PasskeyLine key={passkey.id} passkey={passkey} onChange={onChange} />
      ))}
      <SectionRow
        label={say('Passkeys')}
        action={
          isHere ? (
            <Button look="outline" onClick={() => setAdding(true)}>
              {say('Add a passkey')}
            </Button>
          ) : null
        }
      >
        {isHere || !isKnown ? (
          <span className="text-muted-foreground">
            {ways.passkeys.length === 0 ? `${say('None yet.')} ` : ''}
            {say('Log in with your fingerprint, your face or the code of a device.')}
          </span>
        ) : (
          <NotHere at={ways.passkeysAt} />
        )}
        <AddPasskeyDialog isOpen={isAdding} onClose={() => setAdding(false)} onDone={onChange} />
      </SectionRow>
    </>
  )
}

/** Why none can be made, and where one can. */
function NotHere({ at }: { readonly at: string | null }) {
  const isElsewhere = at !== null && at !== location.origin
  return (
    <span className="text-muted-foreground wrap-anywhere">
      {isElsewhere ? (
        <Say
          words="Passkeys are made at {a}, not at this address."
          a={
            <a href={`${at}${location.pathname}`} className="underline">
              {at}
            </a>
          }
        />
      ) : (
        say('Browsers keep passkeys only for an address with a name, and over https.')
      )}
    </span>
  )
}

interface PasskeyLineProps extends Pick<PasskeyRowsProps, 'onChange'> {
  readonly passkey: PasskeyRow
}

function PasskeyLine({ passkey, onChange }: PasskeyLineProps) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const dialog = { passkey, onClose: () => setOpen(null), onDone: onChange }
  return (
    <SectionRow
      label={say('Passkey')}
      action={
        <>
          <Button
            look="outline"
            aria-label={say('Rename {passkey}', { passkey: passkey.name })}
            onClick={() => setOpen('rename')}
          >
            {say('Rename')}
          </Button>
          <Button
            look="outline"
            aria-label={say('Remove {passkey}', { passkey: passkey.name })}
            onClick={() => setOpen('remove')}
          >
            {say('Remove')}
          </Button>
        </>
      }
    >
      <span className="min-w-0 truncate font-medium">{passkey.name}</span>
      <UsedWords way={passkey} />
      <RenamePasskeyDialog isOpen={open === 'rename'} {...dialog} />
      <RemovePasskeyDialog isOpen={open === 'remove'} {...dialog} />
    </SectionRow>
  )
}
