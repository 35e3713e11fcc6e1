import type { AuditAction, AuditEntry } from '#contract/entities/admins.ts'
import type { AdminRole } from '#contract/permissions.ts'
import { roleWords } from './role-words.ts'

type Told = Pick<AuditEntry, 'action' | 'targetName' | 'details'>

const words: Readonly<Record<AuditAction, (entry: Told) => string>> = {
  login: () => 'Logged in',
  logout: () => 'Logged out',
  'password.change': () => 'Changed their password',
  'totp.enable': () => 'Turned on two-factor sign-in',
  'totp.disable': () => 'Turned off two-factor sign-in',
  'staff.create': (entry) => `Added ${nameOf(entry)} as ${roleOf(entry.details.role)}`,
  'staff.change': changeWords,
  'staff.reset': (entry) => `Gave ${nameOf(entry)} a new password`,
  'user.view': () => 'Looked at a user',
  'user.suspend': () => 'Suspended a user',
  'user.activate': () => 'Let a suspended user in again',
  'user.plus': ({ details }) =>
    details.months === 0 ? 'Ended Plus of a user' : `Gave a user Plus for ${monthsOf(details)}`,
  'user.sign-out': () => 'Signed a user out everywhere',
  'user.delete': () => 'Deleted an account',
  'group.status': ({ details }) => `Set a group to ${details.to}`,
  'group.delete': () => 'Deleted an empty group',
  'testimonial.review': ({ details }) =>
    details.to === 'approved' ? 'Approved a testimonial' : 'Turned down a testimonial',
  'testimonial.delete': () => 'Deleted a testimonial',
  'category.create': ({ details }) => `Added the category ${details.name}`,
  'category.change': () => 'Changed a category of everybody',
  'announcement.send': ({ details }) => `Announced ${details.title}`,
  'support.reply': () => 'Answered a message to support',
  'support.status': ({ details }) => `Set a message to support to ${details.to}`,
  'support.delete': () => 'Deleted a message to support',
  'job.run': ({ details }) => `Asked for the job ${details.name} to run`,
}

/** What was done, in words; an action this version does not know is named as it is. */
export const actionWords = (entry: Told): string =>
  isKnown(entry.action) ? words[entry.action](entry) : entry.action

const isKnown = (action: string): action is AuditAction => Object.hasOwn(words, action)

const monthsOf = ({ months }: Told['details']) => (months === 1 ? '1 month' : `${months} months`)

const nameOf = ({ targetName }: Told) => targetName ?? 'somebody'

const roleOf = (role: unknown) =>
  typeof role === 'string' && Object.hasOwn(roleWords, role)
    ? roleWords[role as AdminRole]
    : String(role)

function changeWords(entry: Told): string {
  const to = (entry.details.to ?? {}) as Record<string, unknown>
  const done = [
    'role' in to ? `made ${nameOf(entry)} ${roleOf(to.role)}` : null,
    'displayName' in to ? `renamed ${nameOf(entry)}` : null,
    to.isActive === true ? `activated ${nameOf(entry)}` : null,
    to.isActive === false ? `deactivated ${nameOf(entry)}` : null,
  ].filter((part) => part !== null)
  const said = done.join(' and ') || `changed ${nameOf(entry)}`
  return said.charAt(0).toUpperCase() + said.slice(1)
}
