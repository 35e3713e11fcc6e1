/** What is paid into joint accounts and out of them, and what those who lose by it say of it. */
import {
  create,
  drop,
  type EveryChange,
  type Outcome,
  put,
  type Reducer,
  type Row,
  type Rows,
  refuse,
} from '../../command.ts'
import { type Agreeable, waitsFor } from '../joint/agreement.ts'
import { type AnsweredEntry, answerersOf, entryRights } from '../joint/entry-rights.ts'
import { type JointEntry, ownerParts } from '../joint/owner-parts.ts'
import { type Group, type InGroup, type Member, memberIn, notHere, opened } from './group.ts'
import { keepDeleted, putBack, takeKept } from './kept-rows.ts'

type Account = Row &
  Agreeable & {
    readonly archived: boolean
    readonly currency: string
    readonly keepsTally: boolean
  }
type Entry = Row & AnsweredEntry

interface NewEntry {
  readonly id: string
  readonly accountId: string
  readonly amount: number
  readonly date: string
  readonly text?: string | undefined
}

interface Interest {
  readonly groupId: string
  readonly doc: NewEntry
}

interface Paid {
  readonly groupId: string
  readonly doc: NewEntry & { readonly memberId: string }
  readonly ownAccountId?: string | null | undefined
  readonly ownAmount?: number | null | undefined
}

interface Answer extends InGroup {
  readonly isSo: boolean
}

interface Opened {
  readonly group: Group
  readonly me: Member
}

const accountWords = (words: string) => refuse('invalid-input', { accountId: words })

/** The account that something is written in, by any member. */
function entered(
  rows: Rows,
  groupId: string,
  accountId: string,
  uid: string,
  make: (account: Account, open: Opened) => Outcome,
): Outcome {
  const open = opened(rows, groupId, uid)
  if (!open) return refuse('not-allowed')
  const account = rows.row('group_accounts', accountId) as Account | null
  if (!account) return accountWords('Choose one that exists.')
  if (account.archived) return accountWords('It is archived.')
  if (waitsFor(account, open.group.members).length > 0) {
    return accountWords('Not everybody who would own it has agreed yet.')
  }
  return make(account, open)
}

type EntryDraft = Pick<JointEntry, 'id' | 'kind' | 'memberId' | 'amount'>

/** Who writes down what they lose by has said that it is so. */
function entry({ owners, keepsTally, currency }: Account, { group, me }: Opened, said: EntryDraft) {
  const isShared = keepsTally && said.kind !== 'interest'
  const shares = isShared ? ownerParts(said.amount, owners, said.id) : []
  const whole = { ...said, groupId: group.id, currency, shares, status: 'claimed' }
  const { memberId } = me
  const answers = answerersOf(group.members, whole).includes(memberId)
    ? [{ memberId, isSo: true }]
    : []
  return create('group_account_entries', { ...whole, answers })
}

/** The same money in the own book: it left one account and came to the other. */
function transferOf(rows: Rows, account: Account, args: Paid, isIn: boolean): Outcome {
  const { groupId, doc, ownAccountId, ownAmount = null } = args
  const own = ownAccountId ? rows.row('accounts', ownAccountId) : null
  if (!own) return refuse('invalid-input', { ownAccountId: 'Choose one that exists.' })
  const isSame = own.currency === account.currency
  if (isSame ? ownAmount !== null && ownAmount !== doc.amount : ownAmount === null) {
    return refuse('invalid-input', { ownAmount: `Say how much it was in ${own.currency}.` })
  }
  const { id, date, amount, text = '' } = doc
  const said = { date, text, bankId: null, importId: null, isPending: false, kept: null }
  const mine = { accountId: own.id, amount: ownAmount ?? amount, ...said }
  const joint = { accountId: account.id, groupId, amount, ...said }
  const [from, to] = isIn ? [mine, joint] : [joint, mine]
  return [create('transfers', { id, from, to, reason: 'own', date, feeId: null })]
}

const pay =
  (kind: 'pay-in' | 'pay-out'): Reducer<Paid> =>
  (rows, args, { uid }) => {
    const { groupId, doc, ownAccountId = null } = args
    return entered(rows, groupId, doc.accountId, uid, (account, open) => {
      if (!memberIn(open.group, doc.memberId)) return notHere
      const written = entry(account, open, { ...doc, kind })
      if (ownAccountId === null) return [written]
      if (doc.memberId !== open.me.memberId) return refuse('not-allowed')
      const moved = transferOf(rows, account, args, kind === 'pay-in')
      return 'refusal' in moved ? moved : [written, ...moved]
    })
  }

const addInterest: Reducer<Interest> = (rows, { groupId, doc }, { uid }) =>
  entered(rows, groupId, doc.accountId, uid, (account, open) => [
    entry(account, open, { ...doc, kind: 'interest', memberId: null }),
  ])

const answer: Reducer<Answer> = (rows, { groupId, id, isSo }, { uid, now }) => {
  const open = opened(rows, groupId, uid)
  if (!open) return refuse('not-allowed')
  const before = rows.row('group_account_entries', id) as Entry | null
  if (!before) return refuse('not-found')
  const { memberId } = open.me
  const rights = entryRights(open.group.members, before, open.me, now)
  if (!(isSo ? rights.mayConfirm : rights.mayDeny)) return refuse('not-allowed')
  const others = before.answers.filter((one) => one.memberId !== memberId)
  const answers = [...others, { memberId, isSo }]
  const status = answers.every((one) => one.isSo) ? 'claimed' : 'disputed'
  return [put('group_account_entries', { ...before, answers, status })]
}

/** With the transfer that was made with it, in the book of whose it is, and nothing else. */
const removeEntry: Reducer<InGroup> = (rows, { groupId, id }, context) => {
  const open = opened(rows, groupId, context.uid)
  if (!open) return refuse('not-allowed')
  const before = rows.row('group_account_entries', id) as Entry | null
  if (!before) return refuse('not-found')
  const { group, me } = open
  if (!entryRights(group.members, before, me, context.now).mayDelete) return refuse('not-allowed')
  const { kind, memberId: who, amount, currency, accountId } = before
  const kept = { kind: 'account-entry-deleted' as const, row: before }
  const data = { kind, who, amount, currency, accountId }
  const owner = who === null ? null : memberIn(group, who)?.uid
  const every = { id, [kind === 'pay-in' ? 'to.groupId' : 'from.groupId']: groupId }
  const transfer: EveryChange = {
    table: 'transfers',
    books: owner ? [owner] : [],
    every,
    set: null,
  }
  const gone = drop('group_account_entries', id)
  return [gone, keepDeleted(group, me, { ...kept, data }, context), ...(owner ? [transfer] : [])]
}

/** As it was, with what was said of it. */
const restoreEntry: Reducer<InGroup> = (rows, { groupId, id }, { uid, now }) => {
  if (!opened(rows, groupId, uid)) return refuse('not-allowed')
  const found = takeKept<Entry>(rows, 'account-entry-deleted', id, now)
  if (!found) return refuse('not-found')
  return [putBack('group_account_entries', found.kept), ...found.emptied]
}

export const accountEntryReducers = {
  'group_accounts.payIn': pay('pay-in'),
  'group_accounts.payOut': pay('pay-out'),
  'group_accounts.interest': addInterest,
  'group_accounts.answer': answer,
  'group_accounts.removeEntry': removeEntry,
  'group_accounts.restoreEntry': restoreEntry,
}
