import CircleCheck from 'lucide-react/icons/circle-check'
import { useLocation } from 'react-router'
import type { TypedPhone } from '../form/fields/phone-number.ts'

/** What one entrance tells the next; kept in the history, so a reload keeps it too. */
export interface EntranceState {
  readonly phone?: TypedPhone
  readonly email?: string
  /** Something good that just happened. */
  readonly news?: string
  /** What else came of it, a sentence each. */
  readonly more?: readonly string[]
  /** Instead of what is said to whoever comes back. */
  readonly lead?: string
}

export const useEntranceState = (): EntranceState =>
  (useLocation().state as EntranceState | null) ?? {}

export function EntranceNews() {
  const { news, more = [] } = useEntranceState()
  return news ? (
    <p role="status" className="mt-6 flex gap-2 rounded-md bg-income-wash p-3 text-income">
      <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
      {[news, ...more].join(' ')}
    </p>
  ) : null
}
