import type { NotificationRow } from '#contract/notifications/entities.ts'
import { routes } from '#contract/routes.ts'
import { hideAmountsIn } from '#domain/money/hide-amounts-in.ts'
import { invitationOutcomes } from '#domain/notices/outcome-words.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplicaStatus, useTable } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'

type LocaleSettings = Pick<Replica, 'rows'>

/** Leads only to where the reader still comes: not into a group they have left. */
function linkOf({ link, data }: NotificationRow, book: LocaleSettings): string | null {
  const { groupId } = data
  if (typeof groupId !== 'string') return link
  const isInside = link?.startsWith(routes.group.path.replace(':id', groupId))
  return isInside && !book.rows('groups').has(groupId) ? null : link
}

/** An invitation ends by the clock, also where nobody says so. */
function bodyOf({ body, data }: NotificationRow, book: LocaleSettings, now: number): string {
  const waiting = book.rows('received_invitations').get(String(data.invitationId))
  const isOver = waiting !== undefined && Date.parse(String(waiting.expiresAt)) <= now
  return isOver ? invitationOutcomes.expired : body
}

/** As it stands by now, from the rows of this device; figures were told with it. */
export const shownNotice = (
  notice: NotificationRow,
  book: LocaleSettings,
  { locale, now }: { readonly locale: string; readonly now: number },
): NotificationRow => ({
  ...notice,
  title: hideAmountsIn(notice.title, locale),
  body: hideAmountsIn(bodyOf(notice, book, now), locale),
  link: linkOf(notice, book),
})

export function useShownNotice(notice: NotificationRow): NotificationRow {
  const { locale } = useLocale()
  const { isComplete } = useReplicaStatus()
  const { replica } = useTable('groups')
  useTable('received_invitations')
  const shown = shownNotice(notice, replica, { locale, now: Date.now() })
  return isComplete ? shown : { ...shown, link: notice.link }
}
