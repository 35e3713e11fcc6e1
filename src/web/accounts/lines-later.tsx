import { onceIdle } from '#web/ui/loading/arrive-idle.tsx'

/** For those who keep accounts: nobody misses it in the first moment. */
export const AccountLines = onceIdle(() =>
  import('./account-lines.tsx').then((file) => file.AccountLines),
)
