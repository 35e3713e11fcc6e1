import type { UserRow } from '#contract/identity/session.ts'
import { routes } from '#contract/routes.ts'
import { dayAt, formatDay } from '#domain/calendar/calendar.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Engine } from '#server/engine.ts'
import { notifyAll } from '#server/notifications/notify.ts'

export interface PlusChange {
  readonly before: Date | null
  readonly until: Date | null
  /** For how many months they had asked; null if they had not. */
  readonly asked: number | null
  /** None is a no, or an end. */
  readonly given: number
}

const whole = { day: 'numeric', month: 'long', year: 'numeric' } as const

const long = (months: number) =>
  months === 1 ? 'a month' : months === 12 ? 'a year' : `${months} months`

function wordsOf({ before, until, asked, given }: PlusChange, profile: UserRow, now: Date) {
  const { locale, timezone } = profile
  const isKept = until !== null && until > now
  if (asked !== null && given === 0 && (isKept || !before || before <= now)) {
    const title = `You did not get ${isKept ? 'more of ' : ''}Plus`
    return { title, body: 'Write to us on the contact page to hear why.' }
  }
  if (until) {
    const day = formatDay(dayAt(until.getTime(), timezone), locale, whole)
    const isOther = asked !== null && asked !== given
    const gave = isOther ? `You asked for ${long(asked)} and were given ${long(given)}. ` : ''
    const title = `You have Plus until ${day}`
    return { title, body: `${gave}It ends by itself. Nothing is charged.` }
  }
  if (before && before > now) {
    const body =
      'Our staff ended it. Nothing you wrote is deleted or locked. ' +
      'Write to us on the contact page to hear why.'
    return { title: 'Your Plus has ended', body }
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
