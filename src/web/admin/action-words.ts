import type { AdminRole } from '#contract/permissions.ts'
import { routes } from '#contract/routes.ts'
import type { AuditAction, AuditEntry } from '#contract/staff/entities.ts'
import { countedEntries } from '#domain/counted.ts'
import { roleWords } from './role-words.ts'

type ToldAction = Pick<AuditEntry, 'action' | 'target' | 'targetName' | 'details'>

/** Where in the sentence it is said whom it was about. */
const WHOM = '{whom}'

const refusals: Readonly<Record<string, string>> = {
  password: ': wrong password',
  code: ': wrong code',
  inactive: ': not active',
}

const words: Readonly<Record<AuditAction, (entry: ToldAction) => string>> = {
  login: ({ details }) =>
    details.by === 'recovery-code' ? 'Logged in with a recovery code' : 'Logged in',
  'login.refused': ({ details }) => `Was refused at log-in${refusals[String(details.why)] ?? ''}`,
  'proof.refused': ({ details }) =>
    `Did not confirm who they are${refusals[String(details.why)] ?? ''}`,
  logout: () => 'Logged out',
  'password.change': () => 'Changed their password',
  'totp.enable': () => 'Turned on two-factor sign-in',
  'totp.recovery': () => 'Made new recovery codes',
  'totp.disable': () => 'Turned off two-factor sign-in',
  'staff.create': ({ details }) => `Added ${WHOM} as ${roleOf(details.role)}`,
  'staff.change': changeWords,
  'staff.reset': () => `Gave ${WHOM} a new password`,
  'user.list': () => 'Read the list of users, with their addresses',
  'user.view': () => `Looked at ${WHOM}`,
  'user.search': searchWords,
  'user.suspend': ({ details }) => `Suspended ${WHOM}${whyOf(details)}`,
  'user.activate': ({ details }) => `Let ${WHOM} in again${whyOf(details)}`,
  'user.plus': plusWords,
  'user.sign-out': () => `Signed ${WHOM} out everywhere`,
  'user.recover': ({ details }) => `Began to end two-factor sign-in of ${WHOM}${whyOf(details)}`,
  'user.delete': ({ details }) => `Deleted the account of ${WHOM}${whyOf(details)}`,
  'group.status': ({ details }) => `Set the group ${WHOM} to ${details.to}`,
  'group.delete': () => 'Deleted an empty group',
  'testimonial.review': ({ details }) =>
    `${details.to === 'approved' ? 'Approved' : 'Turned down'} the testimonial of ${WHOM}`,
  'testimonial.delete': () => `Deleted the testimonial of ${WHOM}`,
  'category.create': ({ details }) => `Added the category ${details.name}`,
  'category.change': () => 'Changed a category of everybody',
  'announcement.send': ({ details }) => `Announced ${details.title}`,
  'support.list': () => 'Read the list of messages to support',
  'support.view': () => `Read the message of ${WHOM}`,
  'support.reply': () => `Answered the message of ${WHOM}`,
  'support.status': ({ details }) => `Set the message of ${WHOM} to ${details.to}`,
  'support.delete': () => 'Deleted a message to support',
  'job.run': ({ details }) =>
    `Asked for the job “${details.title ?? String(details.name).replaceAll('-', ' ')}”`,
  'audit.export': ({ details }) =>
    `Exported ${countedEntries(Number(details.entries))} of the audit log`,
}

export interface ActionParts {
  readonly before: string
  /** Null where it was about nobody. */
  readonly whom: string | null
  readonly after: string
}

/** What was done, in words around whom; an action this version does not know is named as it is. */
export function actionParts(entry: ToldAction): ActionParts {
  const said = isKnown(entry.action) ? words[entry.action](entry) : entry.action
  const at = said.indexOf(WHOM)
  if (at < 0) return { before: said, whom: null, after: '' }
  const whom = entry.targetName ?? goneWords(personOf(entry))
  return { before: said.slice(0, at), whom, after: said.slice(at + WHOM.length) }
}

/** A testimonial or a message has an id of its own; its writer's is beside it, or not known. */
function personOf({ action, target, details }: ToldAction): string | null {
  if (typeof details.userId === 'string') return details.userId
  return action.startsWith('user.') || action.startsWith('staff.') ? target : null
}

/** The end of the id, which tells two of them apart; the whole of it is in the export. */
const goneWords = (id: string | null) => `somebody who is gone${id ? ` (…${id.slice(-6)})` : ''}`

const isKnown = (action: string): action is AuditAction => Object.hasOwn(words, action)

const whyOf = ({ reason }: ToldAction['details']) => (reason ? `: ${reason}` : '')

function plusWords({ details }: ToldAction): string {
  const { months, from } = details
  if (months === null || (months === 0 && from === null)) return `Turned down Plus for ${WHOM}`
  if (months === 0) return `Ended Plus of ${WHOM}${whyOf(details)}`
  return `Gave ${WHOM} Plus for ${months === 1 ? '1 month' : `${months} months`}`
}

/** `text` is how it was kept before: by a name, or by those who see addresses a part of one. */
const ways: Readonly<Record<string, string>> = {
  id: 'id',
  address: 'address',
  name: 'name',
  text: 'name or a part of an address',
}

function searchWords({ details, targetName }: ToldAction): string {
  const way = ways[String(details.by)] ?? ways.text
  return targetName !== null && details.found === 1
    ? `Looked for ${WHOM} by ${way}`
    : `Looked for users by ${way}, found ${details.found}`
}

const roleOf = (role: unknown) =>
  typeof role === 'string' && Object.hasOwn(roleWords, role)
    ? roleWords[role as AdminRole]
    : String(role)

function changeWords({ details }: ToldAction): string {
  const to = (details.to ?? {}) as Record<string, unknown>
  const done = [
    'role' in to ? [`made`, ` ${roleOf(to.role)}`] : null,
    'displayName' in to ? ['renamed', ''] : null,
    to.isActive === true ? ['activated', ''] : null,
    to.isActive === false ? ['deactivated', ''] : null,
  ].filter((part) => part !== null)
  const [[verb, rest] = ['changed', ''], ...more] = done
  // Named once: what else was done follows as verbs of the same sentence.
  const others = more.map(([also, what]) => ` and ${also}${what}`).join('')
  const said = `${verb} ${WHOM}${rest}${others}`
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const paths: Readonly<Record<string, (id: string) => string>> = {
  user: (id) => `${routes['admin-users'].path}?user=${id}`,
  group: (id) => `${routes['admin-groups'].path}?search=${id}`,
  support: (id) => `${routes['admin-support'].path}?message=${id}`,
  staff: () => routes['admin-staff'].path,
  testimonial: () => routes['admin-content'].path,
}

/** Where whom an action was about can be looked at; null where there is no such page. */
export function targetPath({ action, target }: Pick<AuditEntry, 'action' | 'target'>) {
  const [noun = ''] = action.split('.')
  return target !== null && Object.hasOwn(paths, noun) ? (paths[noun]?.(target) ?? null) : null
}
