import { counted } from '#domain/counted.ts'
import type { ReplicaStatus } from '#web/data/replica/shapes.ts'

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
    ? 'Kept on this device until you are online again.'
    : 'Leave this tab open until you are online again.'
}

const verbs: Readonly<Record<string, string>> = {
  create: 'Adding to',
  update: 'Changing',
  delete: 'Deleting from',
}

const named: Readonly<Record<string, string>> = {
  'goals.contribute': 'Adding money to a goal',
  'goals.withdraw': 'Taking money out of a goal',
  'goals.changeContribution': 'Changing money in a goal',
  'goals.removeContribution': 'Deleting money in a goal',
  'goals.restore': 'Bringing a goal back',
  'loans.pay': 'Paying a loan',
  'loans.changePayment': 'Changing a payment of a loan',
  'loans.removePayment': 'Deleting a payment of a loan',
  'groups.setHousehold': 'Settling together',
  'groups.accept': 'Joining a group',
  'groups.reject': 'Rejecting an invitation',
  'groups.invite': 'Inviting somebody',
  'groups.leave': 'Leaving a group',
  'settlements.claim': 'Recording a payment',
  'settlements.writeOff': 'Writing off a debt',
}

/** A refused command as a person would call it. */
export function commandWords(name: string): string {
  if (Object.hasOwn(named, name)) return named[name] ?? ''
  const [noun = '', verb = ''] = name.split('.')
  return `${verbs[verb] ?? verb} ${noun.replaceAll('_', ' ')}`
}
