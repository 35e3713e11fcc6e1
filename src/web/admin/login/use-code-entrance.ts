import { useAdmin } from '#web/data/admin.tsx'
import type { FieldErrors } from '#web/entrance/entrance-checks.ts'
import { useEntrance } from '#web/entrance/use-entrance.ts'
import { say } from '#web/words/say.ts'
import type { StepProps } from './known.ts'

const checkCode = ({ totp = '' }: Readonly<Record<string, string>>): FieldErrors =>
  totp.trim() ? {} : { totp: say('Enter the code.') }

/** Coming in with the code of an authenticator app. */
export function useCodeEntrance({ email, password }: StepProps['known']) {
  const { signIn, lastError } = useAdmin()
  return useEntrance({
    check: checkCode,
    send: ({ totp = '' }) => signIn(email, password, totp),
    lastError,
  })
}
