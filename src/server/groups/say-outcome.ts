import type { GroupMember } from '#contract/entities/groups.ts'
import { type Scope, userScope } from '#contract/sync.ts'
import {
  goneOutcome,
  type HouseholdOutcome,
  householdOutcome,
  type PaymentOutcome,
  paymentOutcome,
} from '#domain/notices/outcome-words.ts'
import type { OpenGroup } from './open-group.ts'

/** Notifications that asked for something, or told how it stood. */
interface Asked {
  readonly scopes: readonly Scope[]
  readonly where: string
  readonly value: unknown
  /** Nobody need answer any more. */
  readonly isOver: boolean
}

/** What only told of something confirmed asked nothing, and is read when it is read. */
async function rewrite({ context: { tx } }: OpenGroup, asked: Asked, body: string): Promise<void> {
  const { rows } = await tx.client.query<{ scope: Scope }>(
    `update notifications set body = $2,
        read = read or ($3 and kind <> 'settlement-confirmed')
      where scope = any($1::text[]) and ${asked.where} returning scope`,
    [asked.scopes, body, asked.isOver, asked.value],
  )
  for (const { scope } of rows) tx.touched.add(scope)
}

const scopesOf = ({ group }: OpenGroup) => group.memberIds.map(userScope)

/** Whatever was told of a payment now says how it stands. */
export const sayPayment = (open: OpenGroup, id: string, what: PaymentOutcome): Promise<void> =>
  rewrite(
    open,
    {
      scopes: scopesOf(open),
      where: `data->>'settlementId' = $4 and data ? 'status'`,
      value: id,
      isOver: what !== 'claimed',
    },
    paymentOutcome(what, open.group.name),
  )

/** Of all who were asked to settle together with somebody, or only of one of them. */
export const sayHousehold = (
  open: OpenGroup,
  askedBy: string,
  what: HouseholdOutcome,
  uid?: string,
): Promise<void> =>
  rewrite(
    open,
    {
      scopes: uid ? [userScope(uid)] : scopesOf(open),
      where: `kind = 'invitation' and data->>'askedBy' = $4`,
      value: askedBy,
      isOver: true,
    },
    householdOutcome(what, open.group.name),
  )

/** Somebody goes: what they asked is taken back, and what they were asked waits no more. */
export async function sayGone(open: OpenGroup, { memberId, uid, asks }: GroupMember) {
  if (asks) await sayHousehold(open, memberId, 'withdrawn')
  if (uid === null) return
  const waits = `kind = 'settlement-claimed' and exists (select from settlements s
    where s.id::text = data->>'settlementId' and s.status = 'claimed')`
  const where = `data->>'groupId' = $4 and (data ? 'askedBy' or ${waits})`
  const asked = { scopes: [userScope(uid)], where, value: open.group.id, isOver: true }
  await rewrite(open, asked, goneOutcome(open.group.name))
}
