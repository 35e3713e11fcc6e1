import { useState } from 'react'
import type { WaysAnswer } from '#contract/identity/security-events.ts'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { KeepCodesDialog } from '#web/form/second-factor/keep-codes-dialog.tsx'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { ask as askFirst } from '#web/ui/overlay/ask-first.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { SectionRow } from '../section.tsx'
import { useOwnProfile } from '../use-own-profile.ts'
import { SetUpFactorDialog, TurnOffFactorDialog } from './factor-dialogs.tsx'
import { UsedWords } from './use-ways.tsx'

const FEW_CODES = 3

export interface FactorProps {
  readonly ways: WaysAnswer
  readonly onChange: () => void
}

/** A code from a phone, asked for besides the password. */
export function FactorRow({ ways, onChange }: FactorProps) {
  const [isOpen, setOpen] = useState(false)
  const dialog = { isOpen, onClose: () => setOpen(false) }
  if (ways.used.totp) return <OnRow ways={ways} onChange={onChange} />
  return (
    <SectionRow
      label={say('Authenticator app')}
      action={
        <Button look="outline" onClick={() => setOpen(true)}>
          {say('Set up')}
        </Button>
      }
    >
      <span className="text-muted-foreground">
        {say('Off. With it, logging in takes a code from your phone besides.')}
      </span>
      <SetUpFactorDialog {...dialog} onDone={onChange} />
    </SectionRow>
  )
}

function OnRow({ ways, onChange }: FactorProps) {
  const [isOpen, setOpen] = useState(false)
  const left = ways.recoveryCodesLeft
  return (
    <>
      <RecoveryRow ways={ways} onChange={onChange} />
      <SectionRow
        label={say('Authenticator app')}
        action={
          <Button look="outline" onClick={() => setOpen(true)}>
            {say('Turn off')}
          </Button>
        }
      >
        <Badge look="success">{say('On')}</Badge>
        <UsedWords way={ways.used.totp} />
        <TurnOffFactorDialog isOpen={isOpen} onClose={() => setOpen(false)} onDone={onChange} />
      </SectionRow>
      <SectionRow label={say('Recovery codes')} action={<NewCodes onChange={onChange} />}>
        <span className={left <= FEW_CODES ? 'text-warning' : 'text-muted-foreground'}>
          <Say words="{left} left. Each lets you in once without your phone." left={left} />
        </span>
      </SectionRow>
    </>
  )
}

const makeFirst = (make: () => void) =>
  askFirst({
    title: say('Make new recovery codes?'),
    description: say(
      'The codes you have stop working at once, also those you have kept elsewhere.',
    ),
    choices: [{ words: say('Make new codes'), onPick: make }],
    stay: say('Keep the old ones'),
  })

/** Those of before are over at once: it is asked first, and the new ones stay until kept. */
function NewCodes({ onChange }: Pick<FactorProps, 'onChange'>) {
  const { token } = useOwnProfile()
  const { ask } = useAsk()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  async function make() {
    const answer = await ask('codes not made', () => call('user.recovery-codes', { token }))
    if (answer) setCodes(answer.recoveryCodes)
    else toast({ variant: 'destructive', title: say('No codes were made. Please try again.') })
  }
  function close() {
    setCodes(null)
    onChange()
  }
  return (
    <>
      <Button look="outline" onClick={() => makeFirst(() => void make())}>
        {say('New recovery codes')}
      </Button>
      <WritingDialog isOpen={codes !== null} onClose={close}>
        {codes ? <KeepCodesDialog codes={codes} onDone={close} /> : null}
      </WritingDialog>
    </>
  )
}

/** Somebody asked our staff to end it. One tap says no. */
function RecoveryRow({ ways: { recoveryDueAt }, onChange }: FactorProps) {
  const { token } = useOwnProfile()
  const { ask } = useAsk()
  const book = useLocale()
  if (!recoveryDueAt) return null
  async function stop() {
    const answer = await ask('recovery not stopped', () => call('user.recovery.stop', { token }))
    if (answer) toast({ variant: 'success', title: say('Two-factor sign-in stays on') })
    else toast({ variant: 'destructive', title: say('It was not stopped. Please try again.') })
    onChange()
  }
  return (
    <div role="alert" className="grid gap-3 bg-over-wash px-5 py-4">
      <p>
        <Say
          words={`Two-factor sign-in ends on {instant}: our staff were told that you lost your app
            and your codes. Was it not you? Then stop it.`}
          instant={instantWords(recoveryDueAt, book, 'minute')}
        />
      </p>
      <div>
        <Button onClick={() => void stop()}>{say('Keep it on')}</Button>
      </div>
    </div>
  )
}
