import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { say } from '#web/words/say.ts'
import type { ReportAnswer } from '../reports/use-asked.ts'
import { useLocale } from './use-locale.ts'

const style = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const

/** The book has changed since it was answered, and the server cannot be reached. */
export function useIsAway({ isOld, hasFailed }: ReportAnswer<unknown>): boolean {
  const { phase } = useReplicaStatus()
  return isOld && (phase === 'offline' || hasFailed)
}

/** Of what time an older answer is, for what shows it; null where it is of the book as it is. */
export function useAgeWords({ answer, at, isOld }: ReportAnswer<unknown>): string | null {
  const { locale } = useLocale()
  if (!isOld || answer === null || at === null) return null
  return say('as of {value}', { value: new Date(at).toLocaleString(locale, style) })
}
