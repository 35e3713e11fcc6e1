import type { ReplicaStatus } from '#web/data/replica/types.ts'
import { say } from '#web/words/say.ts'

const changes = (count: number) =>
  say('{count, plural, one {# change} other {# changes}}', { count })

/** What the badge says about the device's copy; null when all is well. */
export function syncWords(
  status: Pick<ReplicaStatus, 'phase' | 'waiting'>,
  failed: number,
): string | null {
  if (failed > 0) return say('{changes} not saved', { changes: changes(failed) })
  const waiting = status.waiting > 0 ? `${changes(status.waiting)} waiting` : null
  if (status.phase !== 'offline') return waiting
  return waiting ? say('Offline, {waiting}', { waiting }) : say('Offline')
}

/** The catch with what is done just now; null when there is none. */
export function catchWords({
  phase,
  isDurable,
}: Pick<ReplicaStatus, 'phase' | 'isDurable'>): string | null {
  if (phase !== 'offline') return null
  return isDurable
    ? say('It waits here until you are online.')
    : say('Leave this tab open until you are online again.')
}
