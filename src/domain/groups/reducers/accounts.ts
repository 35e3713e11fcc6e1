/** What the commands of joint accounts do: who owns one, which takes the word of all of them. */
import {
  create,
  drop,
  type Outcome,
  put,
  type Reducer,
  type Row,
  type Rows,
  refuse,
} from '../../command.ts'
import { type Agreeable, waitsFor } from '../joint/agreement.ts'
import { type Owner, withoutOwner } from '../joint/owner-parts.ts'
import { type InGroup, memberIn, opened, type Role } from './group.ts'

interface NewAccount {
  readonly groupId: string
  readonly doc: { readonly id: string; readonly owners: readonly Owner[] }
}

interface ChangeAccount extends InGroup {
  readonly patch: object
}

interface Archive extends InGroup {
  readonly archived: boolean
}

const leaders: readonly Role[] = ['owner', 'admin']

const add: Reducer<NewAccount> = (rows, { groupId, doc }, { uid }) => {
  const open = opened(rows, groupId, uid, leaders)
  if (!open) return refuse('not-allowed')
  if (!doc.owners.every(({ memberId }) => memberIn(open.group, memberId))) {
    return refuse('invalid-input', { owners: 'Choose people in the group.' })
  }
  const own = { groupId, archived: false, agreed: [open.me.memberId] }
  return [create('group_accounts', { ...doc, ...own })]
}

/** For those who look after it: a change of it, or none of it any more. */
function kept(rows: Rows, { groupId, id }: InGroup, uid: string, patch: object | null): Outcome {
  if (!opened(rows, groupId, uid, leaders)) return refuse('not-allowed')
  const account = rows.row('group_accounts', id)
  if (!account) return refuse('not-found')
  return [patch ? put('group_accounts', { ...account, ...patch }) : drop('group_accounts', id)]
}

const change: Reducer<ChangeAccount> = (rows, args, { uid }) => kept(rows, args, uid, args.patch)

const archive: Reducer<Archive> = (rows, args, { uid }) =>
  kept(rows, args, uid, { archived: args.archived })

/** What anything is in stays, as the server knows. */
const remove: Reducer<InGroup> = (rows, args, { uid }) => kept(rows, args, uid, null)

/** By who is to own a part of it: they do, or the others own it. */
const answer =
  (isSo: boolean): Reducer<InGroup> =>
  (rows, { groupId, id }, { uid }) => {
    const open = opened(rows, groupId, uid)
    const account = rows.row('group_accounts', id) as (Row & Agreeable) | null
    if (!open) return refuse('not-allowed')
    if (!account) return refuse('not-found')
    const { memberId } = open.me
    if (!waitsFor(account, open.group.members).includes(memberId)) return refuse('not-allowed')
    const { agreed, owners } = account
    if (isSo) return [put('group_accounts', { ...account, agreed: [...agreed, memberId] })]
    const left = withoutOwner(owners, memberId, id)
    return left.length === 0
      ? [put('group_accounts', { ...account, archived: true })]
      : [put('group_accounts', { ...account, owners: left })]
  }

export const groupAccountReducers = {
  'group_accounts.create': add,
  'group_accounts.update': change,
  'group_accounts.agree': answer(true),
  'group_accounts.refuse': answer(false),
  'group_accounts.archive': archive,
  'group_accounts.delete': remove,
}
