/** Notifications that asked for something, or told how it stood, say how it went. */
import type { EveryChange, Where } from '../../command.ts'
import {
  type HouseholdOutcome,
  householdOutcome,
  type PaymentOutcome,
  paymentOutcome,
} from '../../notices/outcome-words.ts'
import type { Group } from './group.ts'

const inBooks = (
  books: readonly string[],
  every: Where,
  set: NonNullable<EveryChange['set']>,
): EveryChange => ({ table: 'notifications', books, every, set })

/** What only told of something confirmed asked nothing, and is read when it is read. */
export function sayPayment(
  { memberIds, name }: Group,
  id: string,
  what: PaymentOutcome,
): readonly EveryChange[] {
  const about = { 'data.settlementId': id, 'data.status': { isThere: true } } as const
  const said = inBooks(memberIds, about, { body: paymentOutcome(what, name) })
  const asking = { ...about, kind: 'settlement-claimed' }
  return what === 'claimed' ? [said] : [said, inBooks(memberIds, asking, { read: true })]
}

/** Of all who were asked to settle together with somebody, or only of one of them. */
export const sayHousehold = (
  { memberIds, name }: Pick<Group, 'memberIds' | 'name'>,
  askedBy: string,
  what: HouseholdOutcome,
  books: readonly string[] = memberIds,
): EveryChange =>
  inBooks(
    books,
    { kind: 'invitation', 'data.askedBy': askedBy },
    { body: householdOutcome(what, name), read: true },
  )
