/** What the commands of joint accounts do: who owns one, and what is paid in and out. */

import {
  create,
  drop,
  type EveryChange,
  type Outcome,
  put,
  type Reducer,
  type Row,
  type RowChange,
  type Rows,
  refuse,
} from '../../command.ts'
import { type JointEntry, type Owner, ownerParts } from '../joint/owner-parts.ts'
import { type Group, type InGroup, memberIn, notHere, opened, type Role } from './group.ts'

type Account = Row & {
  readonly owners: readonly Owner[]
  readonly keepsTally: boolean
  readonly currency: string
  readonly archived: boolean
}

interface Doc {
  readonly id: string
  readonly owners: readonly Owner[]
}

interface NewAccount {
  readonly groupId: string
  readonly doc: Doc
}

interface ChangeAccount extends InGroup {
  readonly patch: { readonly owners?: readonly Owner[] | undefined; readonly keepsTally?: unknown }
}

interface Archive extends InGroup {
  readonly archived: boolean
}

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

const leaders: readonly Role[] = ['owner', 'admin']

const strangers = (group: Group, owners: readonly Owner[] = []) =>
  owners.every(({ memberId }) => memberIn(group, memberId))
    ? null
    : refuse('invalid-input', { owners: 'Choose people in the group.' })

const add: Reducer<NewAccount> = (rows, { groupId, doc }, { uid }) => {
  const open = opened(rows, groupId, uid, leaders)
  if (!open) return refuse('not-allowed')
  const account = create('group_accounts', { ...doc, groupId, archived: false })
  return strangers(open.group, doc.owners) ?? [account]
}

/** The account, for those who look after it. */
function kept(
  rows: Rows,
  { groupId, id }: InGroup,
  uid: string,
  make: (account: Account, group: Group) => Outcome,
): Outcome {
  const open = opened(rows, groupId, uid, leaders)
  if (!open) return refuse('not-allowed')
  const account = rows.row('group_accounts', id) as Account | null
  return account ? make(account, open.group) : refuse('not-found')
}

const sharesOf = ({ owners, keepsTally }: Account, { amount, id, kind }: JointEntry) =>
  keepsTally && kind !== 'interest' ? ownerParts(amount, owners, id) : []

/** Other parts are for what comes; whether a tally is kept is so for all that was paid in. */
const change: Reducer<ChangeAccount> = (rows, args, { uid }) =>
  kept(rows, args, uid, (before, group) => {
    const after = { ...before, ...args.patch, id: before.id } as Account
    const refused = args.patch.owners && strangers(group, args.patch.owners)
    if (refused) return refused
    const entries = (
      before.keepsTally === after.keepsTally
        ? []
        : rows.where('group_account_entries', 'accountId', before.id)
    ) as readonly (Row & JointEntry)[]
    return [
      put('group_accounts', after),
      ...entries.map((entry) =>
        put('group_account_entries', { ...entry, shares: sharesOf(after, entry) }),
      ),
    ]
  })

const archive: Reducer<Archive> = (rows, args, { uid }) =>
  kept(rows, args, uid, (account) => [
    put('group_accounts', { ...account, archived: args.archived }),
  ])

/** What anything is in stays, as the server knows. */
const remove: Reducer<InGroup> = (rows, args, { uid }) =>
  kept(rows, args, uid, ({ id }) => [drop('group_accounts', id)])

const accountWords = (words: string) => refuse('invalid-input', { accountId: words })

/** The account that something is written in, by any member. */
function entered(
  rows: Rows,
  groupId: string,
  accountId: string,
  uid: string,
  make: (account: Account, open: NonNullable<ReturnType<typeof opened>>) => Outcome,
): Outcome {
  const open = opened(rows, groupId, uid)
  if (!open) return refuse('not-allowed')
  const account = rows.row('group_accounts', accountId) as Account | null
  if (!account) return accountWords('Choose one that exists.')
  if (account.archived) return accountWords('It is archived.')
  return make(account, open)
}

const entry = (account: Account, groupId: string, doc: Omit<JointEntry, 'currency' | 'shares'>) => {
  const whole = { ...doc, groupId, currency: account.currency, shares: [] }
  return create('group_account_entries', { ...whole, shares: sharesOf(account, whole) })
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
    return entered(rows, groupId, doc.accountId, uid, (account, { group, me }) => {
      if (!memberIn(group, doc.memberId)) return notHere
      const written = entry(account, groupId, { ...doc, kind })
      if (ownAccountId === null) return [written]
      if (doc.memberId !== me.memberId) return refuse('not-allowed')
      const moved = transferOf(rows, account, args, kind === 'pay-in')
      return 'refusal' in moved ? moved : [written, ...moved]
    })
  }

const addInterest: Reducer<Interest> = (rows, { groupId, doc }, { uid }) =>
  entered(rows, groupId, doc.accountId, uid, (account) => [
    entry(account, groupId, { ...doc, kind: 'interest', memberId: null }),
  ])

type Written = Row & { readonly memberId: string | null; readonly createdBy: string }

const removeEntry: Reducer<InGroup> = (rows, { groupId, id }, { uid }) => {
  const open = opened(rows, groupId, uid)
  if (!open) return refuse('not-allowed')
  const before = rows.row('group_account_entries', id) as Written | null
  if (!before) return refuse('not-found')
  const isMine = before.memberId === open.me.memberId || before.createdBy === uid
  if (!isMine && before.memberId !== null) return refuse('not-allowed')
  const gone: RowChange = drop('group_account_entries', id)
  const books = open.group.memberIds
  const transfer: EveryChange = { table: 'transfers', books, every: { id }, set: null }
  return [gone, transfer]
}

export const groupAccountReducers = {
  'group_accounts.create': add,
  'group_accounts.update': change,
  'group_accounts.archive': archive,
  'group_accounts.delete': remove,
  'group_accounts.payIn': pay('pay-in'),
  'group_accounts.payOut': pay('pay-out'),
  'group_accounts.interest': addInterest,
  'group_accounts.removeEntry': removeEntry,
}
