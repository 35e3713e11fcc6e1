import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ResetAnswer } from '#contract/identity/sign-in.ts'
import { routes } from '#contract/routes.ts'
import { screenLimits } from '#contract/screen-limits.ts'
import { authCall } from '#web/data/http/auth-call.ts'
import { browserMark } from '#web/data/session-storage.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { checkNewPassword } from '#web/entrance/entrance-checks.ts'
import { EntranceForm } from '#web/entrance/entrance-form.tsx'
import { useEntrance } from '#web/entrance/use-entrance.ts'
import { PasswordField } from '#web/form/fields/password-field.tsx'
import { CodeField } from '#web/form/second-factor/code-field.tsx'
import { say } from '#web/words/say.ts'

/** What a new password ended, and what leads to the account now. */
export function resetWords({ ended, phoneEnding }: ResetAnswer): readonly string[] {
  const { sessions, feed, tokens, passkeys, sso, phone } = ended
  return [
    ...(sessions > 0
      ? [
          say('{sessions, plural, =1 {One device was} other {# devices were}} logged out.', {
            sessions,
          }),
        ]
      : []),
    ...(feed ? [say('The calendar address no longer works. You can make a new one.')] : []),
    ...(tokens > 0 ? [say('Your tokens for programs no longer work. You can make new ones.')] : []),
    ...(passkeys > 0
      ? [say('Passkeys that were new are removed: somebody else may have added them.')]
      : []),
    ...(sso
      ? [say('Single sign-on was linked lately and is unlinked: somebody else may have linked it.')]
      : []),
    ...(phone
      ? [say('The phone number was new and is removed: somebody else may have added it.')]
      : []),
    phoneEnding
      ? say(
          `Your email with this password leads in, and codes to the number ending in
          {phoneEnding}.`,
          { phoneEnding },
        )
      : say('Only your email with this password leads in now.'),
  ]
}

export function ResetPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const { ask, lastError } = useAsk()
  const [wasAsked, setAsked] = useState(false)
  const needsCode = wasAsked || lastError?.code === 'second-factor-needed'
  if (needsCode && !wasAsked) setAsked(true)
  const entrance = useEntrance({
    check: checkNewPassword,
    send: async ({ password = '', code }) => {
      const sent = { body: { token, password, ...(code && { code }) }, browser: browserMark() }
      const done = await ask('password not reset', () => authCall('auth.password.reset', sent))
      if (done === null) return false
      const state = {
        news: say('Your new password is set. Log in with it.'),
        more: resetWords(done),
      }
      navigate(`${routes.login.path}?way=email`, { replace: true, state })
      return true
    },
    lastError,
  })
  return (
    <EntranceForm
      entrance={entrance}
      title={say('Choose a new password')}
      lead={say('Every device that is logged in now will have to log in again.')}
      action={{ words: say('Set the password'), busyWords: say('Setting the password…') }}
      other={{ question: say('Changed your mind?'), words: say('Log in'), path: routes.login.path }}
    >
      <PasswordField
        label={say('New password')}
        autoComplete="new-password"
        error={entrance.errors.password}
        hint={say('At least {count} characters. A few words work well.', {
          count: screenLimits.passwordCharactersLeast,
        })}
      />
      {needsCode ? <CodeField name="code" error={entrance.errors.code} /> : null}
    </EntranceForm>
  )
}
