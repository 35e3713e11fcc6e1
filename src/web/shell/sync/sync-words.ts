import { counted } from '#domain/counted.ts'
import type { ReplicaStatus } from '#web/data/replica/types.ts'

const changes = (count: number) => counted(count, 'change')

/** What the badge says about the device's copy; null when all is well. */
export function syncWords(
  status: Pick<ReplicaStatus, 'phase' | 'waiting'>,
  failed: number,
): string | null {
  if (failed > 0) return `${changes(failed)} not saved`
  const waiting = status.waiting > 0 ? `${changes(status.waiting)} waiting` : null
  if (status.phase !== 'offline') return waiting
  return waiting ? `Offline, ${waiting}` : 'Offline'
}

/** The catch with what is done just now; null when there is none. */
export function catchWords({
  phase,
  isDurable,
}: Pick<ReplicaStatus, 'phase' | 'isDurable'>): string | null {
  if (phase !== 'offline') return null
  return isDurable
    ? 'It waits here until you are online.'
    : 'Leave this tab open until you are online again.'
}
