/** What a personal token may, call by call and command by command: none is without a word here. */
import type { Calls, EveryCallName } from '../calls/every-call.ts'
import type { OpenCollectionName } from '../collections.ts'
import { addingCommands } from './adding.ts'
import type { TokenPlace, TokenRight } from './entities.ts'

/** The calls that somebody has to be signed in for. */
export type SignedCallName = {
  [Name in EveryCallName]: Calls[Name]['auth'] extends 'user' ? Name : never
}[EveryCallName]

/** `read-all` reads over the book and all groups, so a token of one place may not. */
export type TokenNeed = TokenRight | 'read-all' | 'never'

export const callsOfTokens = {
  'groups.list': 'read-all',
  'groups.create-expense': 'add',
  'groups.get': 'read',
  'groups.create': 'never',
  'groups.invite': 'never',
  'groups.create-goal': 'full',
  'groups.update-status': 'never',
  'groups.accept': 'never',
  'groups.reject': 'never',
  'groups.preview': 'never',
  'dashboard.data': 'read-all',
  'user.usage': 'never',
  'ai-advice': 'never',
  search: 'read-all',
  'user.plus.ask': 'never',
  'user.plus.take-back': 'never',
  'auth.logout': 'never',
  'auth.renew': 'never',
  'auth.session': 'never',
  'user.proof': 'never',
  'user.proof.send': 'never',
  'user.proof.give': 'never',
  'user.email': 'never',
  'user.email.pending': 'never',
  'user.email.cancel': 'never',
  'user.phone.send': 'never',
  'user.phone.confirm': 'never',
  'user.phone.remove': 'never',
  'user.password': 'never',
  'user.sessions': 'never',
  'user.sessions.end': 'never',
  'user.sessions.end-all': 'never',
  'user.avatar.set': 'never',
  'user.avatar.delete': 'never',
  'user.export': 'never',
  'user.delete': 'never',
  'user.ways': 'never',
  'user.former.end': 'never',
  'user.totp.enrol': 'never',
  'user.totp.confirm': 'never',
  'user.totp.disable': 'never',
  'user.recovery-codes': 'never',
  'user.recovery.stop': 'never',
  'user.passkeys.known': 'never',
  'user.passkeys.options': 'never',
  'user.passkeys.add': 'never',
  'user.passkeys.rename': 'never',
  'user.passkeys.remove': 'never',
  'user.proof.options': 'never',
  'user.proof.sso': 'never',
  'user.sso.begin': 'never',
  'user.sso.link': 'never',
  'user.sso.unlink': 'never',
  'user.push.key': 'never',
  'user.push.begin': 'never',
  'user.push.end': 'never',
  'user.calendar': 'never',
  'user.calendar.make': 'never',
  'user.calendar.end': 'never',
  'user.tokens': 'never',
  'user.tokens.make': 'never',
  'user.tokens.end': 'never',
  'user.tokens.asked': 'never',
  // Each of its tools asks for more by itself.
  mcp: 'read',
  'seats.code': 'never',
  'seats.keep': 'never',
  'user.webhooks': 'never',
  'user.webhooks.make': 'never',
  'user.webhooks.change': 'never',
  'user.webhooks.end': 'never',
  'user.webhooks.test': 'never',
  'user.webhooks.rotate': 'never',
  'user.webhooks.deliveries': 'never',
  'user.webhooks.again': 'never',
  'entries.add': 'add',
  'entries.undo': 'add',
  'analytics.flow': 'read-all',
  'analytics.merchants': 'read-all',
  'analytics.calendar': 'read-all',
  'analytics.change': 'read-all',
  'analytics.position': 'read-all',
  'analytics.owed': 'read-all',
  'analytics.forecast': 'read-all',
  'analytics.foreseen': 'read-all',
  'analytics.rows': 'read-all',
  'advice.today': 'never',
  'advice.preview': 'never',
  'receipts.read': 'read-all',
  'receipts.store': 'never',
  'scan.offer': 'never',
  'scan.read': 'never',
  'scan.ask': 'never',
  'sync.scopes': 'read',
  'sync.snapshot': 'read',
  'sync.pull': 'read',
  // Stays open for hours; a program asks again, or is told by the next call.
  'sync.stream': 'never',
  'sync.push': 'add',
  rates: 'read',
  'data.read': 'read',
  'data.set': 'full',
  'data.update': 'full',
  'data.delete': 'full',
} as const satisfies Readonly<Record<SignedCallName, TokenNeed>>

/** Whether commands of a noun can be run by a token that may everything, in its place. */
export const nounsOfTokens = {
  users: false,
  categories: true,
  global_categories: false,
  expenses: true,
  incomes: true,
  income_templates: true,
  expense_templates: true,
  goals: true,
  contributions: true,
  loans: true,
  payments: true,
  amortization: false,
  budgets: true,
  // Warnings are to be seen by a person.
  notifications: false,
  // Whoever proposes does not accept.
  proposals: false,
  testimonials: false,
  // Who is in a group, and who may come, is a person's word.
  groups: false,
  accounts: true,
  transfers: true,
  transfer_templates: true,
  valuations: true,
  checkpoints: true,
  transfer_rejections: true,
  left_out_lines: true,
  category_styles: true,
  category_rules: true,
  imports: true,
  import_mappings: true,
  saved_views: true,
  own_rates: true,
  receipts: true,
  advice_choices: false,
  advice_answers: false,
  receipt_merchants: true,
  loan_versions: false,
  loan_version_rows: false,
  group_expenses: true,
  settlements: true,
  group_goals: true,
  group_contributions: true,
  group_accounts: true,
  group_account_entries: true,
  invitations: false,
  comments: true,
  activity: false,
  received_invitations: false,
  settlement_sides: true,
  group_shares: true,
} as const satisfies Readonly<Partial<Record<OpenCollectionName, boolean>>>

/** Of one's own, and telling of groups: a token for the book alone is not shown them. */
const tellOfGroups: ReadonlySet<string> = new Set([
  'notifications',
  'received_invitations',
  'proposals',
  'advice_choices',
  'advice_answers',
] satisfies readonly OpenCollectionName[])

/** Whether documents of a place are shown to a token for it. */
export const isShownAt = (place: TokenPlace, name: OpenCollectionName) =>
  place !== 'book' || !tellOfGroups.has(name)

const ranks = { read: 0, add: 1, full: 2 } as const

/** Whether a right reaches as far as what is needed; `read-all` asks for the place besides. */
export const reaches = (may: TokenRight, need: Exclude<TokenNeed, 'never'>) =>
  ranks[may] >= ranks[need === 'read-all' ? 'read' : need]

/** What a token needs to run this command; null where none may. */
export function needOfCommand(name: string): 'add' | 'full' | null {
  if (addingCommands.some((one) => one === name)) return 'add'
  const [noun = ''] = name.split('.')
  const nouns: Readonly<Record<string, boolean>> = nounsOfTokens
  return Object.hasOwn(nouns, noun) && nouns[noun] ? 'full' : null
}

const words = { read: 'read', 'read-all': 'read everything', add: 'add', full: 'change anything' }

/** Said to a program whose token does not reach so far. */
export const needWords = (need: keyof typeof words) => ({
  token: `This takes a token that may ${words[need]}.`,
})
