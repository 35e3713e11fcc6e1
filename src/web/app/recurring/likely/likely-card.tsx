import Lightbulb from 'lucide-react/icons/lightbulb'
import { useId, useState } from 'react'
import { type Day, writtenDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { scheduleWords } from '#domain/recurring/schedule-words.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { Likely } from './detector.ts'

export interface LikelyCardProps {
  readonly found: readonly Likely[]
  readonly onMake: (likely: Likely) => void
  readonly onLook: (likely: Likely) => void
  readonly onDecline: (likely: Likely) => void
}

const shownAtFirst = 3

/** What seems to come again, and why it seems so. */
export function LikelyCard({ found, onMake, onLook, onDecline }: LikelyCardProps) {
  const id = useId()
  const [isAll, setAll] = useState(false)
  if (found.length === 0) return null
  const shown = isAll ? found : found.slice(0, shownAtFirst)
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="flex items-center gap-2 font-semibold">
        <Lightbulb aria-hidden className="size-4 text-primary-text" />
        {say('Looks recurring')}
      </h2>
      <Card>
        <ul>
          {shown.map((likely) => (
            <li key={likely.rowIds[0]} className="border-b last:border-b-0">
              <LikelyLine
                likely={likely}
                onMake={() => onMake(likely)}
                onLook={() => onLook(likely)}
                onDecline={() => onDecline(likely)}
              />
            </li>
          ))}
        </ul>
      </Card>
      {shown.length < found.length ? (
        <Button look="quiet" className="justify-self-start" onClick={() => setAll(true)}>
          <Say words="Show {count} more" count={found.length - shown.length} />
        </Button>
      ) : null}
    </section>
  )
}

interface LineProps {
  readonly likely: Likely
  readonly onMake: () => void
  readonly onLook: () => void
  readonly onDecline: () => void
}

function LikelyLine({ likely, onMake, onLook, onDecline }: LineProps) {
  const { locale } = useLocale()
  const today = useToday()
  const { kind, description, merchant, amount, currency } = likely
  const name = merchant || description
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="flex justify-between gap-3 font-medium">
          <span className="wrap-anywhere">{name}</span>
          <Amount amount={amount} currency={currency} flow={kind === 'income' ? 'in' : 'out'} />
        </p>
        <p className="text-sm text-muted-foreground">
          {rhythmWords(likely, locale)}. {reasonWords(likely, today, locale)}
        </p>
      </div>
      <div className="flex flex-wrap gap-1 phone:w-full">
        <Button look="quiet" onClick={onDecline} className="px-3">
          {say('Dismiss')}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button look="quiet" onClick={onLook} className="px-3">
          {say('Review')}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button look="outline" onClick={onMake} className="phone:ml-auto">
          {say('Make recurring')}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
    </div>
  )
}

const amountWords = {
  same: 'always about the same amount',
  similar: 'a similar amount each time',
  varying: 'the amount varies',
} as const

/** A day that is mostly not kept is told as what it is near to. */
export const rhythmWords = ({ schedule, reason }: Likely, locale: string): string => {
  const words = scheduleWords(schedule, locale)
  return reason.isAround ? words.replace(' on the ', ' around the ') : words
}

/** Such as "7 times since 1 May, last on 1 Nov, always about the same amount." */
export function reasonWords({ reason, currency }: Likely, today: Day, locale: string): string {
  const day = (on: Day) => writtenDay(on, today, locale)
  const { changed } = reason
  const written = (amount: number) => formatAmount(amount, currency, locale)
  const amounts = changed
    ? say('{amount} before {day}', {
        amount: written(changed.from),
        day: day(changed.on),
      })
    : amountWords[reason.amounts]
  return say(
    '{times, plural, one {Once} other {# times}} since {first}, last on {last}, {amounts}.',
    {
      times: reason.times,
      first: day(reason.firstOn),
      last: day(reason.lastOn),
      amounts,
    },
  )
}
