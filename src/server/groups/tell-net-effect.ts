import type { NotificationKind } from '#contract/entities/notifications.ts'
import type { UserRow } from '#contract/entities/session.ts'
import { standingOf } from '#domain/groups/net-effect.ts'
import { notifyAll } from '../notifications/notify.ts'
import { type Balance, balancesIn, readBalances } from './balances.ts'
import { effectWords, type NetEffect } from './effect-words.ts'
import type { OpenGroup } from './open-group.ts'
import { groupLink } from './tell-expense.ts'

export interface Change
  extends Pick<NetEffect, 'what' | 'name' | 'isWriteOff' | 'amount' | 'currency'> {
  readonly kind: NotificationKind
  /** The bill or payment. */
  readonly subject: string
  readonly concerned: readonly string[]
  readonly data: Readonly<Record<string, string>>
}

/** Everybody else with a part in it, or another balance after it, hears what it means for them. */
export async function tellNetEffect(
  { context: { tx, log, now }, hand, group, me }: OpenGroup,
  { concerned, kind, subject, data, ...change }: Change,
  before: readonly Balance[],
): Promise<void> {
  const was = balancesIn(before, change.currency)
  const is = balancesIn(await readBalances(tx.client, hand.scope), change.currency)
  const told = group.members.filter(({ uid, memberId }) => {
    const isMoved = (was.get(memberId) ?? 0) !== (is.get(memberId) ?? 0)
    return uid !== null && uid !== hand.uid && (isMoved || concerned.includes(memberId))
  })
  const make = ({ id: uid, locale }: UserRow) => {
    const memberId = told.find((member) => member.uid === uid)?.memberId ?? ''
    const { amount: after, withMember } = standingOf(is, memberId, group.simplifyDebts)
    const words = effectWords({
      ...{ ...change, by: me.name, before: was.get(memberId) ?? 0, after, locale },
      withName: group.members.find((other) => other.memberId === withMember)?.name ?? null,
      groupName: group.name,
    })
    return {
      ...{ uid, kind, subject, ...words },
      period: `${change.what} ${now.toISOString()}`,
      link: groupLink(group.id),
      data: { groupId: group.id, ...data },
    }
  }
  const uids = told.flatMap(({ uid }) => uid ?? [])
  await notifyAll({ log }, tx, uids, make, now)
}
