import type { UserRow } from '#contract/identity/session.ts'
import { routes } from '#contract/routes.ts'
import { dayAt, formatDay } from '#domain/calendar/calendar.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Engine } from '#server/engine.ts'
import { notifyAll } from '#server/notifications/notify.ts'

export interface PlusChange {
  readonly before: Date | null
  readonly until: Date | null
  /** They had asked for it, and the answer is no. */
  readonly isTurnedDown: boolean
}

const whole = { day: 'numeric', month: 'long', year: 'numeric' } as const

function wordsOf({ before, until, isTurnedDown }: PlusChange, profile: UserRow, now: Date) {
  const { locale, timezone } = profile
  const isKept = until !== null && until > now
  if (isTurnedDown && (isKept || !before || before <= now)) {
    const title = `You did not get ${isKept ? 'more of ' : ''}Plus`
    return { title, body: 'Write to us on the contact page to hear why.' }
  }
  if (until) {
    const day = formatDay(dayAt(until.getTime(), timezone), locale, whole)
    return { title: `You have Plus until ${day}`, body: 'It ends by itself. Nothing is charged.' }
  }
  if (before && before > now) {
    return { title: 'Your Plus has ended', body: 'Nothing you wrote is deleted or locked.' }
  }
  return null
}

/** Whoever has Plus from now on, or no longer, is told, once for each change. */
export async function tellPlus(
  parts: Pick<Engine, 'log'>,
  tx: Transaction,
  uid: string,
  change: PlusChange,
  now: Date,
): Promise<void> {
  const notice = { uid, kind: 'announcement', subject: 'plus', period: now.toISOString() } as const
  await notifyAll(
    parts,
    tx,
    [uid],
    (profile) => {
      const words = wordsOf(change, profile, now)
      return words && { ...notice, ...words, link: routes.profile.path }
    },
    now,
  )
}
