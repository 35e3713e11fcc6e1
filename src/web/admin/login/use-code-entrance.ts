import { useAdmin } from '#web/data/admin.tsx'
import { useEntrance } from '#web/fields/use-entrance.ts'
import { checkCode } from './check-code.ts'
import type { StepProps } from './known.ts'

/** Coming in with the code of an authenticator app. */
export function useCodeEntrance({ email, password }: StepProps['known']) {
  const { signIn, lastError } = useAdmin()
  return useEntrance({
    check: checkCode,
    send: ({ totp = '' }) => signIn(email, password, totp),
    lastError,
  })
}
