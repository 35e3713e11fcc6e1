import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useLocation } from 'react-router'
import { useSession } from '#web/data/session.tsx'
import type { TypedPhone } from './phone-number.ts'
import { WriteToUs } from './write-to-us.tsx'

/** What one entrance tells the next; kept in the history, so a reload keeps it too. */
export interface EntranceState {
  readonly phone?: TypedPhone
  readonly email?: string
  /** Something good that just happened. */
  readonly news?: string
  /** Instead of what is said to whoever comes back. */
  readonly lead?: string
}

export const useEntranceState = (): EntranceState =>
  (useLocation().state as EntranceState | null) ?? {}

export function EntranceNews() {
  const { news } = useEntranceState()
  const { isShutOut } = useSession()
  if (isShutOut) return <ShutOut />
  return news ? (
    <p role="status" className="mt-6 flex gap-2 rounded-md bg-income-wash p-3 text-income">
      <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
      {news}
    </p>
  ) : null
}

/** They were in a moment ago. */
function ShutOut() {
  return (
    <p role="alert" className="mt-6 flex gap-2 rounded-md bg-over-wash p-3 text-over">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        Your account was suspended, so you are logged out. What you kept in it is still there.
        <WriteToUs />
      </span>
    </p>
  )
}
