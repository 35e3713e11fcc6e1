import type { UserRow } from '#contract/identity/session.ts'
import type { NotificationKind } from '#contract/notifications/entities.ts'
import { pursesIn } from '#domain/groups/net-effect.ts'
import { notifyAll } from '../notifications/notify.ts'
import { type Balance, balancesIn, readBalances } from './balances.ts'
import { effectWords, type NetEffect } from './effect-words.ts'
import { namedStandings } from './expenses/tell-expense.ts'
import { recordLink } from './group-links.ts'
import type { OpenGroup } from './open-group.ts'

export interface Change
  extends Pick<NetEffect, 'what' | 'name' | 'isWriteOff' | 'amount' | 'currency'> {
  readonly kind: NotificationKind
  /** The bill or payment. */
  readonly subject: string
  /** Where it is; what was deleted is in the record. */
  readonly link: string
  readonly concerned: readonly string[]
  readonly data: Readonly<Record<string, string>>
  /** What else it is called, and what somebody can do about it. */
  readonly titleOf?: (sum: string) => string
  readonly restOf?: (memberId: string) => string
}

/** Everybody else with a part in it, or another balance after it, hears what it means for them. */
export async function tellNetEffect(
  { context: { tx, log, now }, writer, group, me }: OpenGroup,
  { concerned, kind, subject, link, data, restOf, ...change }: Change,
  before: readonly Balance[],
): Promise<void> {
  const was = balancesIn(before, change.currency)
  const all = await readBalances(tx.client, writer.scope)
  const is = balancesIn(all, change.currency)
  const standings = namedStandings(group, all, change.currency)
  const { idOf, sums } = pursesIn(group.members)
  const [wasOwed, isOwed] = [sums(was), sums(is)]
  const told = group.members.filter(({ uid, memberId }) => {
    const isMoved = (was.get(memberId) ?? 0) !== (is.get(memberId) ?? 0)
    return uid !== null && uid !== writer.uid && (isMoved || concerned.includes(memberId))
  })
  const where = change.what === 'deleted' ? recordLink(group.id) : link
  const make = ({ id: uid, locale }: UserRow) => {
    const memberId = told.find((member) => member.uid === uid)?.memberId ?? ''
    const words = effectWords({
      ...{ ...change, ...standings(memberId), by: me.name, locale },
      before: wasOwed.get(idOf(memberId)) ?? 0,
      after: isOwed.get(idOf(memberId)) ?? 0,
    })
    const body = `${words.body}${restOf?.(memberId) ?? ''}`
    return {
      ...{ uid, kind, subject, ...words, body },
      period: `${change.what} ${now.toISOString()}`,
      link: group.memberIds.includes(uid) ? where : null,
      data: { groupId: group.id, ...data },
    }
  }
  const uids = told.flatMap(({ uid }) => uid ?? [])
  await notifyAll({ log }, tx, uids, make, now)
}
