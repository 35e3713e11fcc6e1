import { useState } from 'react'
import type { WaysAnswer } from '#contract/identity/security-events.ts'
import { routes } from '#contract/routes.ts'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { leaveForSso } from '#web/entrance/sso.ts'
import { type DialogState, FormDialog } from '#web/form/fields/form-dialog.tsx'
import { useAttempt } from '#web/form/fields/use-attempt.ts'
import { Button } from '#web/ui/control/button.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { SectionRow } from '../section.tsx'
import { useOwnProfile } from '../use-own-profile.ts'
import { TokensEnd } from './tokens-end.tsx'
import { UsedWords } from './use-ways.tsx'

interface SsoRowProps {
  readonly ways: WaysAnswer
  readonly onChange: () => void
}

/** Whoever knows them elsewhere, where this server asks somebody. */
export function SsoRow({ ways, onChange }: SsoRowProps) {
  const [isOpen, setOpen] = useState(false)
  const { ssoName: name } = ways
  const linked = ways.used.sso
  if (name === null) return null
  return (
    <SectionRow
      label={say('Single sign-on')}
      action={
        <Button look="outline" onClick={() => setOpen(true)}>
          {linked ? say('Unlink') : say('Link')}
        </Button>
      }
    >
      <span className="text-muted-foreground">
        {linked
          ? say('You can log in with {name}.', { name })
          : say('Not linked. Then you can log in with {name}.', { name })}
      </span>
      <UsedWords way={linked} />
      {isOpen ? (
        <SsoDialog
          isOpen
          name={name}
          isLinked={linked !== null}
          onClose={() => setOpen(false)}
          onDone={onChange}
        />
      ) : null}
    </SectionRow>
  )
}

interface SsoDialogProps extends DialogState {
  readonly name: string
  readonly isLinked: boolean
  readonly onDone: () => void
}

function SsoDialog({ name, isLinked, onClose, onDone }: SsoDialogProps) {
  const { token } = useOwnProfile()
  const { ask, lastError } = useAsk()
  const attempt = useAttempt(lastError)
  const link = () =>
    attempt.run(async () => {
      const begun = await ask('single sign-on not begun', () => call('user.sso.begin', { token }))
      if (!begun) return 'refused'
      leaveForSso(begun, { errand: 'link', from: routes.profile.path })
      return 'done'
    })
  const unlink = () =>
    attempt.run(async () => {
      const work = () => call('user.sso.unlink', { token })
      if ((await ask('single sign-on not unlinked', work)) === null) return 'refused'
      onClose()
      onDone()
      toast({ variant: 'success', title: say('Single sign-on is unlinked') })
      return 'done'
    })
  const others = say('Your other devices will have to log in again.')
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={isLinked ? say('Unlink {name}?', { name }) : say('Link {name}', { name })}
      description={
        isLinked
          ? say('It opens your account no more. {others}', { others })
          : say(
              'You go there and come back. It has to know you by the email you have here. {others}',
              { others },
            )
      }
      trouble={attempt.trouble}
      isBusy={attempt.isBusy}
      action={
        isLinked
          ? { words: say('Unlink'), busyWords: say('Unlinking…'), look: 'destructive' }
          : { words: say('Go there'), busyWords: say('Going there…') }
      }
      onSubmit={() => void (isLinked ? unlink() : link())}
    >
      <TokensEnd />
    </FormDialog>
  )
}
