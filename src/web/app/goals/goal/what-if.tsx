import { type ReactNode, useState } from 'react'
import { addDays, type Day, isDay } from '#domain/calendar/calendar.ts'
import { fromNowWords } from '#domain/calendar/from-now.ts'
import { wholeMonths } from '#domain/calendar/months.ts'
import { neededBy, reachedAt } from '#domain/goals/outlook.ts'
import { paymentWords } from '#domain/goals/payment-words.ts'
import { sliderRange } from '#domain/goals/what-if.ts'
import { exponentOf, formatAmount } from '#domain/money/money.ts'
import { DateField } from '#web/form/fields/date-field.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { Slider } from '#web/ui/control/slider.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { dayWords, monthWords, spanWords } from '../when-words.ts'
import type { ViewProps } from './goal-facts.tsx'

const ways = [
  ['amount', say('So much a month')],
  ['date', say('By a date')],
] as const

/** Try an amount and see the date, or try a date and see the amount. */
export function WhatIf({ view }: ViewProps) {
  const [way, setWay] = useState<'amount' | 'date'>('amount')
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{say('What if')}</h2>
        <div className="phone:basis-full">
          <ChoiceSwitch label={say('What to try')} value={way} choices={ways} onChange={setWay} />
        </div>
      </div>
      {way === 'amount' ? <ByAmount view={view} /> : <ByDate view={view} />}
    </Card>
  )
}

function ByAmount({ view: { goal, left, outlook } }: ViewProps) {
  const { locale } = useLocale()
  const today = useToday()
  const usual = outlook.needed?.perMonth ?? outlook.perMonth ?? 0
  const range = sliderRange(left, exponentOf(goal.currency), Math.min(usual * 2, left))
  const [tried, setTried] = useState<number | null>(null)
  const start = Math.max(range.least, Math.ceil((usual || left / 12) / range.step) * range.step)
  const amount = Math.min(tried ?? start, range.most)
  const on = reachedAt(amount, outlook, today)
  const far = on && fromNowWords(today, on)
  const words = say('{amount} a month', { amount: formatAmount(amount, goal.currency, locale) })
  return (
    <>
      <Slider
        label={say('You set aside')}
        value={amount}
        min={range.least}
        max={range.most}
        step={range.step}
        words={words}
        onChange={setTried}
      />
      <p role="status">
        {on ? (
          <Say
            words="You are there in {strong}, {far} from now{compared}."
            strong={<strong>{monthWords(on, locale)}</strong>}
            far={far}
            compared={<Compared on={on} targetOn={goal.targetOn} />}
          />
        ) : (
          say('That would take more than a lifetime.')
        )}
      </p>
    </>
  )
}

interface ComparedProps {
  readonly on: Day
  readonly targetOn: Day | null
}

function Compared({ on, targetOn }: ComparedProps) {
  if (targetOn === null) return null
  if (on <= targetOn) {
    const months = wholeMonths(on, targetOn)
    return months === 0
      ? ', just in time'
      : say(', {span} before your date', { span: spanWords(months) })
  }
  return (
    <span className="text-warning">
      <Say words=", {span} after your date" span={spanWords(wholeMonths(targetOn, on))} />
    </span>
  )
}

function ByDate({ view: { goal, outlook } }: ViewProps) {
  const { locale } = useLocale()
  const today = useToday()
  const [on, setOn] = useState<string>(() => goal.targetOn ?? addDays(today, 365))
  const needed = isDay(on) && on > today ? neededBy(outlook, on) : null
  const told = needed && {
    amount: formatAmount(needed.perMonth, goal.currency, locale),
    strong: (inner: ReactNode) => <strong className="amount">{inner}</strong>,
    day: dayWords(needed.by, locale),
    paid: paymentWords(needed, { today, locale, currency: goal.currency }),
  }
  return (
    <>
      <div className="max-w-xs">
        <DateField
          label={say('You want it by')}
          isAhead
          value={on}
          onChange={setOn}
          error={needed ? undefined : say('Choose a day that is still ahead.')}
        />
      </div>
      <p role="status">
        {needed && told ? (
          needed.isAtOnce ? (
            <Say words="That takes <strong>{amount} at once</strong> by {day}{paid}." {...told} />
          ) : (
            <Say
              words="That takes <strong>{amount} a month</strong> until {day}{paid}."
              {...told}
            />
          )
        ) : null}
      </p>
    </>
  )
}
