/** What the commands of settlements do: one side says it, the other side makes it count. */
import {
  type CommandContext,
  create,
  drop,
  type Outcome,
  put,
  type Reducer,
  type Row,
  type Rows,
  refuse,
} from '../../command.ts'
import { mayCountAgain } from '../gone/taken-back-payment.ts'
import { type Answerable, answerRights, countedBy, haveSettledAsOne } from '../payment-rights.ts'
import { isGone, isSilent, mayAnswer } from '../voices.ts'
import { type Group, type InGroup, type Member, opened } from './group.ts'
import { keepDeleted, putBack, takeKept } from './kept-rows.ts'
import { sayPayment } from './say-outcome.ts'
import { followSettlement } from './settlement-sides.ts'

type Status = Answerable['status']

interface Opened {
  readonly group: Group
  readonly me: Member
}

interface Sum {
  readonly from: string
  readonly amount: number
  readonly currency: string
}

interface NewSettlement extends Sum {
  readonly id: string
  readonly to: string
}

type Settlement = Row & Answerable & Sum

interface Claim {
  readonly groupId: string
  readonly doc: NewSettlement
}

interface ClaimMany {
  readonly groupId: string
  readonly docs: readonly NewSettlement[]
}

interface WriteOff extends InGroup, Sum {
  readonly date: string
}

interface Sides {
  readonly from: string
  readonly to: string
}

/** For somebody gone it does not count by who ever settled as one with who pays. */
function mayCount(rows: Rows, { group, me }: Opened, { from, to }: Sides, uid: string): boolean {
  if (!mayAnswer(group.members, { from, to }, uid)) return false
  if (!isGone(group.members, to)) return true
  const record = [me.memberId, from].flatMap((id) => rows.where('activity', 'subjectId', id))
  return !haveSettledAsOne(record, me.memberId, from)
}

const claim: Reducer<Claim> = (rows, { groupId, doc }, { uid }) => {
  const open = opened(rows, groupId, uid)
  if (!open) return refuse('not-allowed')
  const status = mayCount(rows, open, doc, uid) ? 'confirmed' : 'claimed'
  return [create('settlements', { ...doc, groupId, status, imported: false })]
}

/** Brought from elsewhere, where they are done with. */
const bring: Reducer<ClaimMany> = (_rows, { groupId, docs }) =>
  docs.map((doc, at) =>
    create('settlements', { ...doc, groupId, status: 'confirmed', imported: true }, `docs.${at}.`),
  )

/** Whoever is owed lets somebody off who is gone: it is their money, so it is their word alone. */
const writeOff: Reducer<WriteOff> = (rows, { groupId, ...doc }, { uid }) => {
  const open = opened(rows, groupId, uid)
  if (!open) return refuse('not-allowed')
  const debtor = open.group.members.find(({ memberId }) => memberId === doc.from)
  if (!debtor) return refuse('not-found')
  if (!debtor.leftAt) return refuse('still-in-group')
  const own = { to: open.me.memberId, method: 'written-off', note: 'Written off' }
  return [create('settlements', { ...doc, ...own, groupId, status: 'confirmed', imported: false })]
}

/** Of one that was there before, also by who paid where its receiver went on taking it back. */
const mayCountAnew = (rows: Rows, open: Opened, payment: Settlement, uid: string): boolean =>
  mayCount(rows, open, payment, uid) || isTakenBack(rows, open, payment, uid)

const isTakenBack = (rows: Rows, { group }: Opened, payment: Settlement, uid: string): boolean =>
  isGone(group.members, payment.to) &&
  mayCountAgain(group.members, rows.where('activity', 'subjectId', payment.id), payment, uid)

interface FoundSettlement extends Opened {
  readonly before: Settlement
  readonly rights: ReturnType<typeof answerRights>
}

/** Who is gone cannot object, which is what the server looks at: it knows what is open. */
function find(
  rows: Rows,
  { groupId, id }: InGroup,
  { uid }: CommandContext,
  make: (found: FoundSettlement) => Outcome,
): Outcome {
  const open = opened(rows, groupId, uid)
  if (!open) return refuse('not-allowed')
  const before = rows.row('settlements', id) as Settlement | null
  if (!before) return refuse('not-found')
  const { members } = open.group
  // Asked only where it says more than who may answer now.
  const isAsked = isSilent(members, before.to) || isGone(members, before.from)
  const word = isAsked ? countedBy(rows.where('activity', 'subjectId', id), id) : null
  return make({ ...open, before, rights: answerRights(members, before, uid, word) })
}

/** What the other side said is theirs: a confirmed payment is undone by its receiver only. */
const setStatus =
  (status: Status): Reducer<InGroup> =>
  (rows, args, context) =>
    find(rows, args, context, ({ group, me, before, rights }) => {
      const may = {
        disputed: rights.mayDispute,
        confirmed:
          (rights.mayConfirm && mayCount(rows, { group, me }, before, context.uid)) ||
          isTakenBack(rows, { group, me }, before, context.uid),
        claimed: rights.mayReopen,
      }
      if (!may[status]) return refuse('not-allowed')
      if (before.status === status) return []
      return [
        put('settlements', { ...before, status }),
        ...sayPayment(group, before.id, status),
        followSettlement(group, before.id, status),
      ]
    })

const remove: Reducer<InGroup> = (rows, args, context) =>
  find(rows, args, context, ({ group, me, before, rights }) => {
    if (!rights.mayDelete) return refuse('not-allowed')
    const { from, to, amount, currency, method } = before
    const data = { from, to, amount, currency, method }
    return [
      drop('settlements', before.id),
      keepDeleted(group, me, { kind: 'settlement-deleted', row: before, data }, context),
      ...sayPayment(group, before.id, 'deleted'),
      followSettlement(group, before.id, 'deleted'),
    ]
  })

/** It counts again only by the word of whoever may confirm it. */
const restore: Reducer<InGroup> = (rows, { groupId, id }, { uid, now }) => {
  const open = opened(rows, groupId, uid)
  if (!open) return refuse('not-allowed')
  const found = takeKept<Settlement>(rows, 'settlement-deleted', id, now)
  if (!found) return refuse('not-found')
  const { kept, emptied } = found
  const isSure = kept.status !== 'confirmed' || mayCountAnew(rows, open, kept, uid)
  if (kept.method === 'written-off' && !isSure) return refuse('not-allowed')
  const status = isSure ? kept.status : 'claimed'
  const back = putBack('settlements', { ...kept, status })
  const follow = followSettlement(open.group, id, status)
  return [back, ...emptied, ...sayPayment(open.group, id, status), follow]
}

export const settlementReducers = {
  'settlements.claim': claim,
  'settlements.createMany': bring,
  'settlements.writeOff': writeOff,
  'settlements.confirm': setStatus('confirmed'),
  'settlements.dispute': setStatus('disputed'),
  'settlements.reopen': setStatus('claimed'),
  'settlements.delete': remove,
  'settlements.restore': restore,
}
