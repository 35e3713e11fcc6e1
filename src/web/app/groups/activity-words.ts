import { counted } from '#domain/counted.ts'
import { formatAmount } from '#domain/money/money.ts'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'
import { guestWords, type Names, roleWords, statusWords } from './group.ts'
import type { ActivityRow } from './group-rows.ts'

type Data = ActivityRow['data']

const textIn = (data: Data, key: string): string => (typeof data[key] === 'string' ? data[key] : '')

function sumIn(data: Data, locale: string, key = 'amount'): string {
  const { [key]: amount, currency } = data
  return typeof amount === 'number' && typeof currency === 'string'
    ? ` ${formatAmount(amount, currency, locale)}`
    : ''
}

const wordOf = (words: Readonly<Record<string, string>>, data: Data, key: string) =>
  (words[textIn(data, key)] ?? textIn(data, key)).toLowerCase()

interface ActivityContext {
  readonly data: Data
  readonly names: Names
  readonly locale: string
  readonly subjectId: string | null
  /** Who did it. */
  readonly memberId: string | null
}

const several = ({ data }: ActivityContext, one: string, many: string) =>
  typeof data.count === 'number' ? counted(data.count, many.replace(/s$/, ''), many) : one

const expense = (told: ActivityContext) =>
  several(told, `${textIn(told.data, 'description')}${sumIn(told.data, told.locale)}`, 'expenses')

const isLetGo = ({ data }: ActivityContext) => data.method === 'written-off'

const debt = ({ data, names, locale }: ActivityContext) =>
  say('off{sum} that {object} owed', {
    sum: sumIn(data, locale),
    object: names.object(textIn(data, 'from')),
  })

const letGo = (told: ActivityContext) => `wrote ${debt(told)}`

/** "Anna to Ben 12.00", or how many were brought at once. */
function payment(told: ActivityContext): string {
  const { data, names, locale } = told
  if (isLetGo(told)) return `writing ${debt(told)}`
  const who = say('from {object} to {object2}', {
    object: names.object(textIn(data, 'from')),
    object2: names.object(textIn(data, 'to')),
  })
  return several(told, `a payment ${who} of${sumIn(data, locale)}`, 'payments')
}

/** "12.00 paid into the joint account by Anna". */
function jointEntry({ data, names, locale }: ActivityContext): string {
  const [sum, who] = [sumIn(data, locale).trim(), textIn(data, 'who')]
  if (!who) return say('interest of {sum} in the joint account', { sum })
  const way = data.kind === 'pay-out' ? say('taken out of') : 'paid into'
  return say('{sum} {way} the joint account by {object}', { sum, way, object: names.object(who) })
}

const member = ({ data, names, subjectId }: ActivityContext) =>
  textIn(data, 'name') || (subjectId ? names.object(subjectId) : 'somebody')

/** "Ben and you". */
const pair = ({ data, names, subjectId }: ActivityContext) =>
  listed([subjectId ?? '', textIn(data, 'withMember')].map(names.object))

const householdOf = ({ memberIds }: Data): readonly string[] | null =>
  Array.isArray(memberIds) && memberIds.length > 0 ? memberIds.map(String) : null

function household({ data, names }: ActivityContext): string {
  const ids = householdOf(data)
  if (ids === null) return say('changed who settles together')
  const who = listed(ids.map(names.object))
  return ids.length === 1 ? say('settles alone') : say('agreed: {who} settle together', { who })
}

/** For oneself, or for a name without an account. */
const asked = (told: ActivityContext): string =>
  told.subjectId === told.memberId
    ? say('asked to settle together with {object}', {
        object: told.names.object(textIn(told.data, 'withMember')),
      })
    : `asked whether ${pair(told)} settle together`

const sentences: Readonly<Record<ActivityRow['kind'], (told: ActivityContext) => string>> = {
  'group-created': ({ data }) => say('made the group {text}', { text: textIn(data, 'name') }),
  'group-changed': () => 'changed the group',
  'status-changed': ({ data }) =>
    say('set the group to {word}', { word: wordOf(statusWords, data, 'after') }),
  'member-added': (told) => `added ${member(told)}`,
  'member-joined': () => 'joined',
  'member-renamed': ({ data }) =>
    say('renamed {text} to {text2}', {
      text: textIn(data, 'before'),
      text2: textIn(data, 'after'),
    }),
  'member-claimed': ({ data }) => say('joined as {text}', { text: textIn(data, 'before') }),
  'member-left': () => 'left',
  'member-removed': (told) => `removed ${member(told)}`,
  'role-changed': (told) => `made ${member(told)} ${wordOf(roleWords, told.data, 'after')}`,
  'guest-changed': (told) =>
    say('lets {member} {word} as a guest', {
      member: member(told),
      word: wordOf(guestWords, told.data, 'after'),
    }),
  'guest-ended': (told) => say('ended the guest seat of {member}', { member: member(told) }),
  'guest-kept': () => say('has an account now'),
  'household-changed': (told) => household(told),
  'household-asked': asked,
  'household-refused': (told) =>
    say('ended the question whether {pair} settle together', { pair: pair(told) }),
  invited: ({ data }) =>
    say('invited {whom}', { whom: textIn(data, 'sentTo') || say('by a link') }),
  'invitation-rejected': ({ data }) =>
    say('{text} said no to the invitation', { text: textIn(data, 'sentTo') }),
  'invitation-revoked': ({ data }) =>
    say('took back the invitation {whom}', { whom: textIn(data, 'sentTo') }).trim(),
  'expense-added': (told) => say('added {expense}', { expense: expense(told) }),
  'expense-changed': (told) => say('changed {expense}', { expense: expense(told) }),
  'expense-deleted': (told) => say('deleted {expense}', { expense: expense(told) }),
  'expense-restored': (told) => say('restored {expense}', { expense: expense(told) }),
  'settlement-claimed': (told) => say('recorded {payment}', { payment: payment(told) }),
  'settlement-confirmed': (told) => say('confirmed {payment}', { payment: payment(told) }),
  'settlement-disputed': (told) => say('disputed {payment}', { payment: payment(told) }),
  'settlement-reopened': (told) =>
    say('took back the answer to {payment}', { payment: payment(told) }),
  'settlement-deleted': (told) => `${isLetGo(told) ? 'took back' : 'deleted'} ${payment(told)}`,
  'settlement-restored': (told) =>
    isLetGo(told) ? `${letGo(told)} again` : `restored ${payment(told)}`,
  'settlement-imported': (told) =>
    say('brought {payment} from elsewhere', { payment: payment(told) }),
  'debt-written-off': (told) => letGo(told),
  'debt-denied': ({ data, locale }) => `denied owing${sumIn(data, locale)}`,
  'goal-added': ({ data, locale }) =>
    say('added the goal {text}{sum}', {
      text: textIn(data, 'name'),
      sum: sumIn(data, locale, 'targetAmount'),
    }),
  'goal-changed': ({ data }) => say('changed the goal {text}', { text: textIn(data, 'name') }),
  'goal-deleted': ({ data }) => say('deleted the goal {text}', { text: textIn(data, 'name') }),
  'goal-contribution': ({ data, locale }) =>
    `put${sumIn(data, locale)} into ${textIn(data, 'name') || 'a goal'}`,
  'goal-withdrawal': ({ data, locale }) =>
    `took${sumIn(data, locale)} out of ${textIn(data, 'name') || 'a goal'}`,
  'account-added': ({ data }) =>
    say('added the joint account {text}', { text: textIn(data, 'name') }),
  'account-changed': ({ data }) => {
    const what = data.isPaidTo ? 'the account number or bank of ' : ''
    return say('changed {what}the joint account {text}', { what, text: textIn(data, 'name') })
  },
  'account-agreed': ({ data }) =>
    say('agreed to the joint account {text}', { text: textIn(data, 'name') }),
  'account-refused': ({ data }) =>
    say('will own no part of {text}', { text: textIn(data, 'name') }),
  'account-entry': (told) => `recorded ${jointEntry(told)}`,
  'account-entry-confirmed': (told) => `confirmed ${jointEntry(told)}`,
  'account-entry-disputed': (told) => `disputed ${jointEntry(told)}`,
  'account-entry-deleted': (told) => `deleted ${jointEntry(told)}`,
  'account-entry-restored': (told) => `restored ${jointEntry(told)}`,
}

/** Who changed what, in a sentence. */
export function activityWords(row: ActivityRow, names: Names, locale: string): string {
  const { kind, data, memberId, subjectId } = row
  const did = sentences[kind]({ data, names, locale, subjectId, memberId })
  if (kind === 'invitation-rejected') return did
  if (kind === 'household-changed' && subjectId && householdOf(data)?.length === 1) {
    return subjectId === names.meId
      ? say('You settle alone')
      : say('{who} settles alone', { who: names.subject(subjectId) })
  }
  return `${memberId ? names.subject(memberId) : 'Moneycomb'} ${did}`
}

/** What an expense was before it was changed, where that was kept. */
export function beforeWords({ kind, data }: ActivityRow, locale: string): string | null {
  const { before, currency } = data
  if (kind !== 'expense-changed' || typeof before !== 'object' || before === null) return null
  const was = before as Data
  const words = [
    textIn(was, 'description'),
    sumIn({ currency: was.currency ?? currency, amount: was.amount }, locale).trim(),
    textIn(was, 'date'),
  ].filter(Boolean)
  if (words.length > 0) return say('Before: {list}', { list: words.join(', ') })
  const changed = [was.split && say('who shares it'), was.payers && say('who paid')].filter(Boolean)
  return changed.length === 0 ? null : say('Changed: {list}', { list: changed.join(', ') })
}
