import { randomUUID } from 'node:crypto'
import { newToken } from './group-fixture.ts'
import { day, type GuardedGroup, money } from './guarded-group.ts'

type Fields = Readonly<Record<string, unknown>>
/** What somebody of this name would send. */
export type AttemptArgs = (stand: GuardedGroup, me: string) => Fields

/** An id that nothing has. */
export const no = randomUUID()

export const inGroup =
  (make: AttemptArgs = () => ({})): AttemptArgs =>
  (stand, me) => ({ groupId: stand.group.id, ...make(stand, me) })

export const whole = inGroup()
export const one = (name: string, fields: Fields = {}) =>
  inGroup(({ ids }) => ({ id: ids[name], ...fields }))
/** Of payments between Anna and whoever tries. */
export const mine = (what: string, fields: Fields = {}) =>
  inGroup(({ ids }, me) => ({ id: ids[`${me} to Anna ${what}`] ?? no, ...fields }))
export const toMe = inGroup(({ ids }, me) => ({ id: ids[`Anna to ${me} waiting`] ?? no }))
/** Null is whoever tries. */
export const seat = (name: string | null, fields: Fields = {}) =>
  inGroup((stand, me) => ({ memberId: stand.seat(name ?? me), ...fields }))

export const household = (who: string | null, other: string | null) =>
  inGroup((stand, me) => ({
    ...{ memberId: stand.seat(who ?? me), withMember: stand.seat(other ?? me) },
    householdId: randomUUID(),
  }))

export const invite = (fields: Fields = {}) =>
  inGroup(() => ({ id: randomUUID(), channel: 'link', token: newToken(), ...fields }))
export const toRita = inGroup(({ people }) => ({
  ...{ id: randomUUID(), channel: 'email', token: newToken(), to: people.Rita?.session.user.email },
}))

export const enter =
  (token: string, fields: (stand: GuardedGroup) => Fields = () => ({})): AttemptArgs =>
  (stand) => ({ token: stand.tokens[token], newMemberId: randomUUID(), ...fields(stand) })
export const asCara = enter('Anna', (stand) => ({ memberId: stand.seat('Cara') }))
export const inSeatOfCara = enter('Anna', (stand) => ({ newMemberId: stand.seat('Cara') }))
export const byIvosId: AttemptArgs = ({ ids }) => ({
  invitationId: ids['for Ivo'],
  newMemberId: randomUUID(),
})
export const shown =
  (make: AttemptArgs): AttemptArgs =>
  (stand, me) => {
    const { newMemberId: _, ...rest } = make(stand, me)
    return rest
  }

export const newGroup =
  (id: string | null): AttemptArgs =>
  ({ group }) => ({
    doc: { id: id ?? group.id, name: 'Mine', currency: 'EUR' },
    memberId: randomUUID(),
  })

export const bill = (payer: string, ...sharers: readonly string[]) =>
  inGroup(({ group }) => ({ doc: group.doc(900, payer, sharers) }))
export const manyOf =
  (make: AttemptArgs): AttemptArgs =>
  (stand, me) => {
    const { doc, ...rest } = make(stand, me)
    return { ...rest, docs: [doc] }
  }
export const edit = (patch: Fields) => one('taxi', { version: 1, patch })
export const pay = (from: string | null, to: string | null) =>
  inGroup((stand, me) => ({
    doc: { id: randomUUID(), from: stand.seat(from ?? me), to: stand.seat(to ?? me), ...money },
  }))
export const debtOf = (name: string) =>
  inGroup((stand) => ({ id: randomUUID(), from: stand.seat(name), ...money }))

export const comment = inGroup(() => ({ doc: { id: randomUUID(), expenseId: null, text: 'x' } }))
export const put = (name: string | null) =>
  inGroup((stand, me) => ({
    ...{ goalId: stand.ids.goal, memberId: stand.seat(name ?? me) },
    doc: { id: randomUUID(), amount: 1, date: day },
  }))
export const goal = inGroup((stand) => {
  const sharing = { mode: 'equal', memberIds: [stand.seat('Anna'), stand.seat('Cara')] }
  return { doc: { id: randomUUID(), name: 'Bed', targetAmount: 9, currency: 'EUR', sharing } }
})

export const shareOf =
  (name: string | null): AttemptArgs =>
  ({ ids }, me) => ({
    ...{ id: ids[`part of ${name ?? me}`] ?? no, patch: { categoryId: null } },
  })
export const sharesOf =
  (name: string): AttemptArgs =>
  (stand, me) => ({ changes: [shareOf(name)(stand, me)] })

const paid = ({ ids }: GuardedGroup) => ({
  ...{ id: randomUUID(), accountId: ids.joint, amount: 1, date: day },
})
export const payIn = (name: string | null, fields: Fields = {}) =>
  inGroup((stand, me) => ({
    ...{ doc: { ...paid(stand), memberId: stand.seat(name ?? me) }, ...fields },
  }))
export const interest = inGroup((stand) => ({ doc: paid(stand) }))
export const account = inGroup((stand) => ({
  doc: {
    ...{ id: randomUUID(), name: 'Mine', kind: 'cash', currency: 'EUR', openingOn: day },
    owners: [{ memberId: stand.seat('Anna'), bps: 10_000 }],
  },
}))
