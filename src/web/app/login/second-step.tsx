import { useState } from 'react'
import type { SecondStep as Step } from '#contract/identity/second-factor.ts'
import { routes } from '#contract/routes.ts'
import { call } from '#web/data/http/call.ts'
import { useSession } from '#web/data/session.tsx'
import { browserMark, nobody } from '#web/data/session-storage.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { EntranceForm } from '#web/entrance/entrance-form.tsx'
import { givePasskey, keepsPasskeys } from '#web/entrance/passkeys.ts'
import { useEntrance } from '#web/entrance/use-entrance.ts'
import { CodeField } from '#web/form/second-factor/code-field.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'

interface SecondStepProps {
  /** Of who has shown the first of two things. */
  readonly second: Step
}

/** This account has a second factor. */
export function SecondStep({ second: { ticket, methods } }: SecondStepProps) {
  const { enterAs } = useSession()
  const { ask, lastError } = useAsk()
  const entrance = useEntrance({
    check: ({ code = '' }) => (code.trim() ? {} : { code: say('Enter the code.') }),
    send: async ({ code = '' }) => {
      const sent = { body: { ticket, code }, browser: browserMark() }
      const session = await ask('login failed', () => call('second-factor.give', sent))
      if (session) enterAs(session)
      return session !== null
    },
    lastError,
  })
  return (
    <EntranceForm
      entrance={entrance}
      title={say('One more step')}
      lead={say('Enter the code from your authenticator app, or a recovery code.')}
      action={{ words: say('Log in'), busyWords: say('Logging in…') }}
      below={
        <>
          {methods.includes('passkey') && keepsPasskeys() ? <ByPasskey ticket={ticket} /> : null}
          <Button look="quiet" className="mt-3 w-full" onClick={() => enterAs(nobody)}>
            {say('Log in another way')}
          </Button>
        </>
      }
      other={{
        question: say('Lost the app and all codes?'),
        words: say('Ask for help'),
        path: routes.contact.path,
      }}
    >
      <CodeField name="code" error={entrance.errors.code} />
    </EntranceForm>
  )
}

/** In place of the code. */
function ByPasskey({ ticket }: { readonly ticket: string }) {
  const { enterAs } = useSession()
  const { ask, lastError } = useAsk()
  const [isBusy, setBusy] = useState(false)
  async function give() {
    setBusy(true)
    const session = await ask('login failed', async () => {
      const { options } = await call('second-factor.options', { body: { ticket } })
      const response = await givePasskey(options)
      const sent = { body: { ticket, response }, browser: browserMark() }
      return call('second-factor.passkey', sent)
    })
    setBusy(false)
    if (session) enterAs(session)
  }
  return (
    <>
      <Button look="outline" className="mt-3 w-full" disabled={isBusy} onClick={() => void give()}>
        {isBusy ? say('Waiting for your device…') : say('Use a passkey instead')}
      </Button>
      {lastError && !isBusy ? (
        <p role="alert" className="mt-3 text-over">
          {lastError.error}
        </p>
      ) : null}
    </>
  )
}
