import type { AdminRole } from '#contract/permissions.ts'
import { routes } from '#contract/routes.ts'
import type { AuditAction, AuditEntry } from '#contract/staff/entities.ts'
import { say } from '#web/words/say.ts'
import { roleWords } from './role-words.ts'

type ToldAction = Pick<AuditEntry, 'action' | 'target' | 'targetName' | 'details'>

/** Where in the sentence it is said whom it was about. */
const WHOM = '{whom}'

/** What was written down with it. */
const said = (detail: unknown) => String(detail)

const refusals: Readonly<Record<string, string>> = {
  password: say(': wrong password'),
  code: say(': wrong code'),
  inactive: say(': not active'),
}

const words: Readonly<Record<AuditAction, (entry: ToldAction) => string>> = {
  login: ({ details }) =>
    details.by === 'recovery-code' ? say('Logged in with a recovery code') : say('Logged in'),
  'login.refused': ({ details }) =>
    say('Was refused at log-in{refusal}', { refusal: refusals[String(details.why)] ?? '' }),
  'proof.refused': ({ details }) =>
    say('Did not confirm who they are{refusal}', { refusal: refusals[String(details.why)] ?? '' }),
  logout: () => say('Logged out'),
  'password.change': () => say('Changed their password'),
  'totp.enable': () => say('Turned on two-factor sign-in'),
  'totp.recovery': () => say('Made new recovery codes'),
  'totp.disable': () => say('Turned off two-factor sign-in'),
  'staff.create': ({ details }) =>
    say('Added {whom} as {role}', { whom: WHOM, role: roleOf(details.role) }),
  'staff.change': changeWords,
  'staff.reset': () => say('Gave {whom} a new password', { whom: WHOM }),
  'user.list': () => say('Read the list of users, with their addresses'),
  'user.view': () => say('Looked at {whom}', { whom: WHOM }),
  'user.search': searchWords,
  'user.suspend': ({ details }) =>
    say('Suspended {whom}{why}', { whom: WHOM, why: whyOf(details) }),
  'user.activate': ({ details }) =>
    say('Let {whom} in again{why}', { whom: WHOM, why: whyOf(details) }),
  'user.plus': plusWords,
  'user.sign-out': () => say('Signed {whom} out everywhere', { whom: WHOM }),
  'user.recover': ({ details }) =>
    say('Began to end two-factor sign-in of {whom}{why}', { whom: WHOM, why: whyOf(details) }),
  'user.delete': ({ details }) =>
    say('Deleted the account of {whom}{why}', { whom: WHOM, why: whyOf(details) }),
  'group.status': ({ details }) =>
    say('Set the group {whom} to {to}', { whom: WHOM, to: said(details.to) }),
  'group.delete': () => say('Deleted an empty group'),
  'testimonial.review': ({ details }) =>
    details.to === 'approved'
      ? say('Approved the testimonial of {whom}', { whom: WHOM })
      : say('Turned down the testimonial of {whom}', { whom: WHOM }),
  'testimonial.delete': () => say('Deleted the testimonial of {whom}', { whom: WHOM }),
  'category.create': ({ details }) =>
    say('Added the category {name}', { name: said(details.name) }),
  'category.change': () => say('Changed a category of everybody'),
  'announcement.send': ({ details }) => say('Announced {title}', { title: said(details.title) }),
  'support.list': () => say('Read the list of messages to support'),
  'support.view': () => say('Read the message of {whom}', { whom: WHOM }),
  'support.reply': () => say('Answered the message of {whom}', { whom: WHOM }),
  'support.status': ({ details }) =>
    say('Set the message of {whom} to {to}', { whom: WHOM, to: said(details.to) }),
  'support.delete': () => say('Deleted a message to support'),
  'job.run': ({ details }) =>
    say('Asked for the job “{job}”', {
      job: said(details.title ?? said(details.name).replaceAll('-', ' ')),
    }),
  'audit.export': ({ details }) =>
    say('Exported {entries, plural, one {# entry} other {# entries}} of the audit log', {
      entries: Number(details.entries),
    }),
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
const goneWords = (id: string | null) =>
  say('somebody who is gone{value}', { value: id ? ` (…${id.slice(-6)})` : '' })

const isKnown = (action: string): action is AuditAction => Object.hasOwn(words, action)

const whyOf = ({ reason }: ToldAction['details']) => (reason ? `: ${reason}` : '')

function plusWords({ details }: ToldAction): string {
  const { months, from } = details
  if (months === null || (months === 0 && from === null))
    return say('Turned down Plus for {whom}', { whom: WHOM })
  if (months === 0) return say('Ended Plus of {whom}{why}', { whom: WHOM, why: whyOf(details) })
  return say('Gave {whom} Plus for {months, plural, one {# month} other {# months}}', {
    whom: WHOM,
    months: Number(months),
  })
}

/** `text` is how it was kept before: by a name, or by those who see addresses a part of one. */
const ways = {
  id: say('id'),
  address: say('address'),
  name: say('name'),
  text: say('name or a part of an address'),
} as const

function searchWords({ details, targetName }: ToldAction): string {
  const by = said(details.by)
  const way = Object.hasOwn(ways, by) ? ways[by as keyof typeof ways] : ways.text
  return targetName !== null && details.found === 1
    ? say('Looked for {whom} by {way}', { whom: WHOM, way })
    : say('Looked for users by {way}, found {found}', { way, found: said(details.found) })
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
