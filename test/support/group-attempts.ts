import type { ErrorCode } from '#contract/errors.ts'
import {
  type AttemptArgs,
  asCara,
  bill,
  byIvosId,
  comment,
  debtOf,
  edit,
  enter,
  goal,
  household,
  inGroup,
  inSeatOfCara,
  invite,
  manyOf,
  mine,
  newGroup,
  no,
  one,
  pay,
  put,
  seat,
  shareOf,
  sharesOf,
  shown,
  toMe,
  toRita,
  whole,
} from './attempt-args.ts'
import { jointAttempts } from './joint-attempts.ts'

export type Outcome = 'done' | ErrorCode

/** Where somebody is answered otherwise, and whom it may concern besides who does it. */
interface More extends Readonly<Partial<Record<string, Outcome | readonly string[]>>> {
  /** To whoever is not in the group; refused unless it is said here. */
  readonly outside?: Outcome
  /** Whose balance it moves: by the word of who gets the money, or a bill that all are told of. */
  readonly moves?: readonly string[]
  /** The same where it is for one of a household. */
  readonly together?: readonly string[]
  /** Whose household ends, as one alone is none. */
  readonly parts?: readonly string[]
}

/** A command, of what, and how whoever is in the group is answered. */
export type Attempt = readonly [
  name: string,
  what: string,
  inside: Outcome,
  args: AttemptArgs,
  more?: More,
]

const refused = 'not-allowed'
const over = { outside: 'invitation-over' } as const
const everybody = ['Anna', 'Ben', 'Cara', 'Demi', 'Hana', 'Rita']

/** Everything that anybody who is not its owner could try in a group, and what becomes of it. */
export const groupAttempts: readonly Attempt[] = [
  ['groups.create', 'one of my own', 'done', newGroup(no), { outside: 'done' }],
  ['groups.create', 'over theirs', 'already-exists', newGroup(null), { outside: 'already-exists' }],
  ['groups.update', 'its name', refused, ({ group: { id } }) => ({ id, patch: { name: 'Mine' } })],
  ['groups.setStatus', 'closed', refused, inGroup(() => ({ status: 'closed' }))],
  ['groups.delete', 'all', refused, whole],
  ['groups.undoImport', 'all', refused, whole],
  ['groups.addPlaceholder', 'a name', 'done', inGroup(() => ({ memberId: no, name: 'Eve' }))],
  ['groups.addPlaceholder', 'in a seat', 'already-exists', seat('Cara', { name: 'Eve' })],
  ['groups.renameMember', 'another', refused, seat('Cara', { name: 'Eve' })],
  ['groups.renameMember', 'a name', 'done', seat('Dora', { name: 'Eve' })],
  ['groups.renameMember', 'myself', 'done', seat(null, { name: 'Eve' })],
  ['groups.askHousehold', 'Anna with me', refused, household('Anna', null)],
  ['groups.askHousehold', 'Cara with Anna', refused, household('Cara', 'Anna')],
  ['groups.askHousehold', 'me with Anna', 'done', household(null, 'Anna')],
  ['groups.askHousehold', 'a name with me', 'done', household('Dora', null)],
  ['groups.askHousehold', 'a name with Anna', 'done', household('Dora', 'Anna')],
  ['groups.agreeHousehold', 'to what others asked', refused, seat('Anna'), { Hana: 'done' }],
  ['groups.agreeHousehold', 'to what I asked', refused, seat(null), { Hana: 'not-found' }],
  ['groups.refuseHousehold', 'what others asked', refused, seat('Anna'), { Hana: 'done' }],
  ['groups.leaveHousehold', 'for another', refused, seat('Cara')],
  ['groups.leaveHousehold', 'myself', 'done', seat(null), { parts: ['Cara'] }],
  ['groups.setRole', 'me an owner', refused, seat(null, { role: 'owner' })],
  ['groups.setRole', 'Anna less', refused, seat('Anna', { role: 'member' })],
  ['groups.setRole', 'Cara an admin', refused, seat('Cara', { role: 'admin' })],
  ['groups.setGuest', 'Cara', refused, seat('Cara', { may: 'read' })],
  ['groups.endGuest', 'Cara', refused, seat('Cara')],
  ['groups.removeMember', 'Anna', refused, seat('Anna')],
  ['groups.removeMember', 'Cara', refused, seat('Cara')],
  ['groups.removeMember', 'a name', refused, seat('Dora')],
  ['groups.removeMember', 'myself', refused, seat(null)],
  ['groups.denyDebt', 'while I am in it', refused, whole, { Rita: 'done', moves: everybody }],
  ['groups.leave', 'owing', 'balance-open', whole],
  ['groups.invite', 'by a link', 'done', invite()],
  ['groups.invite', 'an admin by a link', refused, invite({ role: 'admin' })],
  [
    'groups.invite',
    'for a seat that is taken',
    'invalid-input',
    (stand, me) => invite({ memberId: stand.seat('Cara') })(stand, me),
  ],
  ['groups.invite', 'who was removed', 'done', toRita],
  ['groups.revoke', 'a link of Anna', refused, one('link of Anna')],
  ['groups.revoke', 'an invitation of Anna', refused, one('for Ivo')],
  [
    'groups.accept',
    'a link',
    'done',
    enter('Anna'),
    { outside: 'done', Rita: 'removed-from-group' },
  ],
  ['groups.accept', 'as Cara', 'done', asCara, { ...over, Rita: 'removed-from-group' }],
  [
    'groups.accept',
    'in the seat of Cara',
    'done',
    inSeatOfCara,
    {
      ...{ outside: 'already-exists', Lena: 'done', Rita: 'removed-from-group' },
    },
  ],
  ['groups.accept', 'what was sent to Ivo', 'invitation-over', byIvosId, { ...over, Ivo: 'done' }],
  [
    'groups.accept',
    'what Ivo handed on',
    'done',
    enter('Ivo'),
    {
      ...{ outside: 'done', Rita: 'removed-from-group' },
    },
  ],
  ['groups.accept', 'a link of a former owner', 'invitation-over', enter('Demi'), over],
  ['groups.accept', 'a link of who was removed', 'invitation-over', enter('Rita'), over],
  [
    'groups.reject',
    'what was sent to Ivo',
    'invitation-over',
    shown(byIvosId),
    {
      ...{ ...over, Ivo: 'done' },
    },
  ],
  ['groups.reject', 'a link for all', 'done', shown(enter('Anna')), { outside: 'done' }],
  ['group_expenses.create', 'a bill', 'done', bill('Anna', 'Anna', 'Cara'), { moves: everybody }],
  ['group_expenses.create', 'for who is gone', 'invalid-input', bill('Anna', 'Rita')],
  ['group_expenses.create', 'paid by who is gone', 'invalid-input', bill('Rita', 'Cara')],
  ['group_expenses.createMany', 'bills', refused, manyOf(bill('Anna', 'Cara'))],
  ['group_expenses.update', 'what it was', 'done', edit({ description: 'Bus' })],
  [
    'group_expenses.update',
    'its amount',
    'done',
    (stand, me) => {
      const payers = [{ memberId: stand.seat('Cara'), amount: 5000 }]
      return edit({ amount: 5000, payers })(stand, me)
    },
    { moves: everybody },
  ],
  [
    'group_expenses.update',
    'who bears it to who is gone',
    'invalid-input',
    (stand, me) => edit({ split: { mode: 'equal', memberIds: [stand.seat('Rita')] } })(stand, me),
  ],
  ['group_expenses.delete', 'a bill', 'done', one('taxi'), { moves: everybody }],
  ['group_expenses.delete', 'a bill of who is gone', 'invalid-input', one('dinner')],
  ['group_expenses.restore', 'a bill', 'done', one('deleted'), { moves: everybody }],
  ['settlements.claim', 'between two others', 'done', pay('Cara', 'Anna')],
  ['settlements.claim', 'from me', 'done', pay(null, 'Anna')],
  ['settlements.claim', 'to me', 'done', pay('Anna', null), { moves: ['Anna'] }],
  ['settlements.claim', 'to Cara', 'done', pay('Anna', 'Cara'), { together: ['Anna', 'Cara'] }],
  ['settlements.claim', 'from me to a name', 'done', pay(null, 'Dora')],
  ['settlements.claim', 'from a name to Cara', 'done', pay('Dora', 'Cara')],
  ['settlements.claim', 'from Cara to a name', 'done', pay('Cara', 'Dora'), { together: ['Cara'] }],
  ['settlements.claim', 'from me to who owes and is gone', 'invalid-input', pay(null, 'Rita')],
  [
    'settlements.claim',
    'from a name to who owes and is gone',
    'invalid-input',
    pay('Dora', 'Rita'),
  ],
  ['settlements.claim', 'from Cara to who owes and is gone', 'invalid-input', pay('Cara', 'Rita')],
  ['settlements.claim', 'from who is gone to Anna', 'done', pay('Rita', 'Anna')],
  ['settlements.claim', 'from who is gone and even', 'invalid-input', pay('Lena', null)],
  ['settlements.claim', 'to who is gone and even', 'invalid-input', pay(null, 'Lena')],
  ['settlements.createMany', 'payments', refused, manyOf(pay('Cara', 'Anna'))],
  ['settlements.writeOff', 'what I am not owed', 'less-owed', debtOf('Rita')],
  ['settlements.writeOff', 'of who is here', 'still-in-group', debtOf('Cara')],
  ['settlements.confirm', 'between two others', refused, one('Cara to Anna waiting')],
  ['settlements.confirm', 'my own', refused, mine('waiting')],
  ['settlements.confirm', 'to me', 'done', toMe, { moves: ['Anna'] }],
  [
    'settlements.confirm',
    'to Cara',
    refused,
    one('Anna to Cara waiting'),
    {
      ...{ Hana: 'done', together: ['Anna', 'Cara'] },
    },
  ],
  ['settlements.confirm', 'inside a household', refused, one('Hana to Cara waiting')],
  ['settlements.confirm', 'from who is gone', refused, one('Rita to Anna waiting')],
  ['settlements.confirm', 'to who owes and is gone', refused, one('Ben to Rita waiting')],
  [
    'settlements.dispute',
    'between two others',
    refused,
    one('Cara to Anna waiting'),
    {
      Hana: 'done',
    },
  ],
  ['settlements.dispute', 'what counts', refused, one('Cara to Anna counted')],
  ['settlements.dispute', 'my own', 'done', mine('waiting')],
  ['settlements.dispute', 'my own that counts', refused, mine('counted')],
  ['settlements.dispute', 'what was written off', refused, one('written off')],
  ['settlements.reopen', 'between two others', refused, one('Cara to Anna counted')],
  ['settlements.reopen', 'my own', refused, mine('counted')],
  ['settlements.reopen', 'what was written off', refused, one('written off')],
  [
    'settlements.delete',
    'between two others',
    refused,
    one('Cara to Anna waiting'),
    {
      Hana: 'done',
    },
  ],
  [
    'settlements.setAccount',
    'of others',
    refused,
    one('Cara to Anna waiting', { accountId: null }),
  ],
  ['settlements.setAccount', 'of mine', 'done', mine('waiting', { accountId: null })],
  ['settlements.setAccount', 'no account', 'invalid-input', mine('waiting', { accountId: no })],
  ['settlements.delete', 'what counts', refused, one('Cara to Anna counted')],
  ['settlements.delete', 'my own', 'done', mine('waiting')],
  ['settlements.delete', 'my own that counts', refused, mine('counted')],
  ['settlements.delete', 'what was written off', refused, one('written off')],
  ['settlements.restore', 'between two others', 'done', one('Cara to Anna deleted')],
  ['settlements.restore', 'what was written off', refused, one('written off deleted')],
  ['comments.create', 'mine', 'done', comment],
  ['comments.update', 'of another', refused, one('comment', { patch: { text: 'x' } })],
  ['comments.delete', 'of another', refused, one('comment')],
  ...jointAttempts,
  ['group_goals.create', 'one', 'done', goal],
  ['group_goals.update', 'its name', 'done', one('goal', { patch: { name: 'Bed' } })],
  ['group_goals.archive', 'it', 'done', one('goal', { archived: true })],
  ['group_goals.delete', 'with money in it', 'in-use', one('goal')],
  ['group_goals.contribute', 'for another', refused, put('Anna')],
  ['group_goals.contribute', 'my own', 'done', put(null)],
  ['group_goals.withdraw', 'of another', refused, put('Anna')],
  ['group_goals.withdraw', 'what I have not put in', 'invalid-contribution', put(null)],
  [
    'group_goals.undoContribution',
    'of another',
    refused,
    (stand, me) => ({
      ...{ ...one('put')(stand, me), goalId: stand.ids.goal },
    }),
  ],
  ['group_shares.update', 'of another', 'not-found', shareOf('Cara'), { outside: 'not-found' }],
  ['group_shares.update', 'mine', 'done', shareOf(null), { outside: 'not-found', Rita: 'done' }],
  [
    'group_shares.updateMany',
    'of another',
    'not-found',
    sharesOf('Cara'),
    {
      outside: 'not-found',
    },
  ],
]
