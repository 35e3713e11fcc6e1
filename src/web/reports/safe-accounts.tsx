import type { SafeByAccounts } from '#contract/dashboard/entities.ts'
import { routes } from '#contract/routes.ts'
import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import { RowsLink } from '#web/charts/rows-link.tsx'
import { say } from '#web/words/say.ts'
import { Amount } from '../locale/amount.tsx'
import { useLocale, useToday } from '../locale/use-locale.ts'
import { Line } from './safe-line.tsx'

interface AccountLinesProps {
  readonly safe: SafeByAccounts
  readonly currency: string
}

/** What accounts come down to, and what that leaves a day. */
export function AccountLines({ safe, currency }: AccountLinesProps) {
  const { locale } = useLocale()
  const { perDay, left, daysLeft, lowest, lowestOn, earmarked, isAbout } = safe
  const dayOf = (day: Day) => formatDay(day, locale, { day: 'numeric', month: 'short' })
  const isToday = lowestOn === useToday()
  const when = isToday ? 'today' : say('at the least on {day}', { day: dayOf(lowestOn) })
  const said = (amount: number) => <Amount {...{ amount, currency, isAbout }} />
  return (
    <>
      <ul className="grid gap-2">
        <Line name={say('Cash, current accounts and cards, {when}', { when })}>
          <RowsLink to={routes.accounts.path}>{said(lowest)}</RowsLink>
        </Line>
        {earmarked > 0 ? (
          <Line name={say('Put by in them for goals')}>{said(-earmarked)}</Line>
        ) : null}
        <Line name={say('Left')} isSum>
          {said(left)}
        </Line>
        <Line
          name={say('A day, over {daysLeft, plural, one {# day} other {# days}}, today included', {
            daysLeft,
          })}
        >
          {said(perDay)}
        </Line>
      </ul>
      <p className="text-muted-foreground">
        {say(
          `With what is planned and due until the next income. What days usually cost is not taken
          off.`,
        )}
      </p>
    </>
  )
}
