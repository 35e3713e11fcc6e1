import type { GroupMember } from '#contract/groups/entities.ts'
import type { UserRow } from '#contract/identity/session.ts'
import type { NotificationKind } from '#contract/notifications/entities.ts'
import { routes } from '#contract/routes.ts'
import { dayAt, formatDay } from '#domain/calendar/calendar.ts'
import { notifyAll } from '../notifications/notify.ts'
import type { Balance } from './balances.ts'
import { groupLink } from './group-links.ts'
import {
  cameWords,
  deniableWords,
  leftWords,
  type OpenBalance,
  removedOtherWords,
  removedWords,
} from './member-words.ts'
import { currentMembers, type OpenGroup } from './open-group.ts'

const dayStyle = { weekday: 'long', day: 'numeric', month: 'long' } as const

type News = (profile: UserRow) => {
  readonly title: string
  readonly body: string
  readonly data?: Readonly<Record<string, string>>
}

/** Everybody in the group but who does it, and whoever else this is about. */
async function tellAll(
  { context: { tx, log, now }, writer, group }: OpenGroup,
  kind: NotificationKind,
  { memberId, uid: about }: Pick<GroupMember, 'memberId' | 'uid'>,
  words: News,
): Promise<void> {
  const all = new Set([
    ...currentMembers(group).flatMap(({ uid }) => uid ?? []),
    about ?? writer.uid,
  ])
  const make = (profile: UserRow) => {
    const { data, ...news } = words(profile)
    return {
      ...{ uid: profile.id, kind, ...news },
      subject: group.id,
      period: `member ${memberId} ${now.toISOString()}`,
      link: group.memberIds.includes(profile.id) ? groupLink(group.id) : routes.groups.path,
      data: { groupId: group.id, ...data },
      // Who is removed must read it, whatever else was done to be heard.
      isApart: profile.id === about,
    }
  }
  await notifyAll({ log }, tx, [...all].filter((uid) => uid !== writer.uid).sort(), make, now)
}

type Members = readonly GroupMember[]
const isAmong = (members: Members, uid: string) => members.some((one) => one.uid === uid)

interface Coming {
  readonly before: Pick<GroupMember, 'name'>
  readonly isBack: boolean
  /** Who settled together with the name they had. */
  readonly mates: Members
  readonly balances: readonly OpenBalance[]
}

/** Who is there now was perhaps a name in the group before, or in it themselves. */
export const tellOfComing = (open: OpenGroup, { before, isBack, mates, balances }: Coming) =>
  tellAll(open, 'invitation', open.me, ({ id, locale }) => {
    const names = { name: open.me.name, before: before.name, groupName: open.group.name }
    return cameWords({ ...names, isBack, isMate: isAmong(mates, id), balances, locale })
  })

/** Those who stay; and who left with something open, where they may deny it. */
export async function tellOfLeaving(open: OpenGroup, { all, mates, deniableUntil }: Removed) {
  const { memberId, name } = open.me
  const balances = all.filter((balance) => balance.memberId === memberId)
  const groupName = open.group.name
  await tellAll(open, 'member-removed', open.me, ({ id, locale }) =>
    leftWords({ ...{ name, groupName, balances, locale }, isMate: isAmong(mates, id) }),
  )
  if (deniableUntil !== null) await tellDeniable(open, open.me, { deniableUntil, balances })
}

interface Deniable {
  readonly deniableUntil: number
  readonly balances: readonly OpenBalance[]
  /** The bill that was put back since they are gone; none where they have just left. */
  readonly bill?: string
}

/** To somebody who is gone: what they are said to owe, and until when they can deny it. */
export async function tellDeniable(
  open: OpenGroup,
  { memberId, uid }: Pick<GroupMember, 'memberId' | 'uid'>,
  { deniableUntil, balances, bill }: Deniable,
): Promise<void> {
  const { context, group, me } = open
  const { tx, log, now } = context
  const make = ({ id, locale, timezone }: UserRow) => ({
    ...({ uid: id, kind: 'member-removed', subject: group.id, link: routes.groups.path } as const),
    ...deniableWords({
      ...{ by: me.name, groupName: group.name, balances, locale, bill },
      until: formatDay(dayAt(deniableUntil, timezone), locale, dayStyle),
    }),
    period: `deniable ${memberId} ${now.toISOString()}`,
    data: { groupId: group.id, deniableUntil: new Date(deniableUntil).toISOString() },
    // It must be read, whatever else was done to be heard.
    isApart: true,
  })
  if (uid) await notifyAll({ log }, tx, [uid], make, now)
}

interface Removed {
  readonly all: readonly Balance[]
  /** Who settled together with them until now. */
  readonly mates: Members
  /** Null where they came to owe nothing that they could not answer. */
  readonly deniableUntil: number | null
}

/** The one who goes, and all who stay: what is open with somebody gone concerns who is owed. */
export function tellOfRemoval(
  open: OpenGroup,
  { memberId, uid, name }: GroupMember,
  { all, mates, deniableUntil }: Removed,
): Promise<void> {
  const { group, me } = open
  const of = (id: string | undefined) => all.filter((balance) => balance.memberId === id)
  return tellAll(open, 'member-removed', { memberId, uid }, ({ id, locale, timezone }) => {
    const removal = { by: me.name, groupName: group.name, balances: of(memberId), locale }
    if (id === uid) {
      const own = { ...removal, mates: mates.map((one) => one.name) }
      if (deniableUntil === null) return removedWords({ ...own, deniableUntil })
      const until = formatDay(dayAt(deniableUntil, timezone), locale, dayStyle)
      const data = { deniableUntil: new Date(deniableUntil).toISOString() }
      return { ...removedWords({ ...own, deniableUntil: until }), data }
    }
    const reader = currentMembers(group).find((one) => one.uid === id)
    const own = of(reader?.memberId)
    return removedOtherWords({ ...removal, name, own, isMate: isAmong(mates, id) })
  })
}
