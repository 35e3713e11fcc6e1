import { useState } from 'react'
import type { AccountAhead, ComingMove } from '#domain/accounts/accounts-ahead.ts'
import { isEstimated, isLeastNow, isTooLow } from '#domain/accounts/low-ahead.ts'
import { forecastDays } from '#domain/analytics/forecast.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

interface LowestProps {
  readonly account: AccountRow
  readonly ahead: AccountAhead
}

const style = { day: 'numeric', month: 'short' } as const

/** In one line: how low it gets, and when. */
export function LowestLine({ account, ahead: { lowest } }: LowestProps) {
  const { locale } = useLocale()
  const today = useToday()
  if (isLeastNow(lowest, today)) return null
  const isLow = isTooLow(account, lowest.amount)
  const amount = formatAmount(lowest.amount, account.currency, locale)
  const told = {
    amount: isEstimated(lowest) ? `≈\u00a0${amount}` : amount,
    day: formatDay(lowest.day, locale, style),
  }
  return (
    <p className={`text-sm ${isLow ? 'text-warning' : 'text-muted-foreground'}`}>
      {account.kind === 'card'
        ? say('Most owed {amount} on {day}', told)
        : say('Lowest {amount} on {day}', told)}
    </p>
  )
}

const shownMost = 8

const caveat = say(
  'What comes again and is not in Recurring, such as rent or a salary, is not counted.',
)

/** How low it gets, when, and what leads there. */
export function LowestCard({ account, ahead: { lowest } }: LowestProps) {
  const { locale } = useLocale()
  const today = useToday()
  const { amount, day, rows, everyday } = lowest
  const written = (sum: number) => formatAmount(sum, account.currency, locale)
  const isLow = isTooLow(account, amount)
  const isPlanned = rows.some(({ what }) => what === 'plan' || what === 'loan')
  const heading = account.kind === 'card' ? say('Most owed ahead') : say('Lowest balance ahead')
  if (isLeastNow(lowest, today)) {
    return (
      <Card aria-label={heading} className="px-5 py-4 text-sm text-muted-foreground">
        <Say
          words={`By what is in Recurring it holds no less than today in the next {forecastDays}
            days. {caveat}`}
          forecastDays={forecastDays}
          caveat={caveat}
        />
      </Card>
    )
  }
  return (
    <Card aria-label={heading} className="grid gap-3 px-5 py-4">
      <div className="grid gap-0.5">
        <h2 className="text-sm font-medium">{heading}</h2>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className={`text-2xl font-semibold ${isLow ? 'text-warning' : ''}`}>
            <Amount amount={amount} currency={account.currency} isAbout={isEstimated(lowest)} />
          </span>
          <span className="text-muted-foreground">
            <Say words="on {day}" day={formatDay(day, locale, style)} />
          </span>
        </p>
        {isLow ? (
          <p className="text-sm text-warning">
            {account.kind === 'card'
              ? say('That is more than its limit.')
              : isEstimated(lowest)
                ? say('About {amount} is missing by then.', { amount: written(0 - amount) })
                : say('{amount} is missing by then.', { amount: written(0 - amount) })}
          </p>
        ) : null}
      </div>
      <ComingRows rows={rows} currency={account.currency} />
      {everyday > 0 ? (
        <p className="text-sm text-muted-foreground">
          <Say
            words="With {amount} that such days usually cost, besides what is planned."
            amount={written(everyday)}
          />
        </p>
      ) : null}
      {isPlanned ? null : <p className="text-sm text-muted-foreground">{caveat}</p>}
      {isPlanned &&
      isLow &&
      account.kind !== 'card' &&
      !rows.some(({ effect }) => (effect ?? 0) > 0) ? (
        <p className="text-sm text-muted-foreground">
          {say('Income that is not in Recurring, such as a salary, is not counted.')}
        </p>
      ) : null}
    </Card>
  )
}

interface ComingRowsProps {
  readonly rows: readonly ComingMove[]
  readonly currency: string
}

/** The last before it say most; those that came earlier are shown when asked for. */
function ComingRows({ rows, currency }: ComingRowsProps) {
  const { locale } = useLocale()
  const [isWhole, showWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(-shownMost)
  const earlier = rows.length - shown.length
  if (rows.length === 0) return null
  return (
    <ul aria-label={say('Until then')} className="grid gap-1 border-t pt-3 text-sm">
      {earlier > 0 ? (
        <li>
          <Button look="quiet" onClick={() => showWhole(true)}>
            <Say
              words="Show {earlier, plural, one {one more} other {# more}} before"
              earlier={earlier}
            />
          </Button>
        </li>
      ) : null}
      {shown.map(({ id, date, name, effect, what }) => (
        <li key={id} className="flex justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">
            {formatDay(date, locale, style)}{' '}
            {what === 'card' ? say('Card: {name}', { name }) : name}
          </span>
          <Amount
            amount={effect}
            currency={currency}
            {...(effect !== null && { flow: effect > 0 ? ('in' as const) : ('out' as const) })}
          />
        </li>
      ))}
    </ul>
  )
}
