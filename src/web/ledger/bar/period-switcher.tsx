import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { formatDay, formatMonth, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { MonthSwitcher } from '#web/form/fields/month-switcher.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { MenuLater } from '#web/ui/control/menu-later.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { arriving } from '#web/ui/loading/arriving.ts'
import { say } from '#web/words/say.ts'
import { type Period, rangeOf } from '../model/address.ts'

const periodMenu = arriving(() => import('./period-menu.tsx').then((file) => file.PeriodMenu))
const RangeDialog = whenAsked(() => import('./range-dialog.tsx').then((file) => file.RangeDialog))

export interface PeriodSwitcherProps {
  readonly period: Period
  readonly onChange: (period: Period) => void
}

const short = { day: 'numeric', month: 'short', year: 'numeric' } as const

export function periodWords(period: Period, locale: string): string {
  if (period.kind === 'all') return say('All time')
  if (period.kind === 'month') return formatMonth(period.month, locale)
  const [from, to] = [period.from, period.to].map((day) => day && formatDay(day, locale, short))
  if (!from) return to ? say('Until {to}', { to }) : say('All time')
  return to ? `${from} – ${to}` : say('Since {from}', { from })
}

/** Months by arrows; everything else in the menu behind the name. */
export function PeriodSwitcher({ period, onChange }: PeriodSwitcherProps) {
  const { locale } = useLocale()
  const today = useToday()
  const [isPicking, setPicking] = useState(false)
  const thisMonth = monthOf(today)
  const toMonth = (month: string) => onChange({ kind: 'month', month })
  const words = periodWords(period, locale)
  const menu = (
    <MenuLater
      part={periodMenu}
      given={{
        thisMonth,
        onMonth: toMonth,
        onAll: () => onChange({ kind: 'all' }),
        onRange: () => setPicking(true),
      }}
      button={
        <Button
          look="quiet"
          className="-mx-2 font-semibold"
          aria-label={say('Period: {what}', { what: words })}
        >
          {words}
          <ChevronDown aria-hidden />
        </Button>
      }
    />
  )
  const { from, to } = period.kind === 'all' ? monthRange(thisMonth) : rangeOf(period)
  return (
    <>
      {period.kind === 'month' ? (
        <MonthSwitcher month={period.month} onChange={toMonth}>
          {menu}
        </MonthSwitcher>
      ) : (
        <div className="-ml-2">{menu}</div>
      )}
      {isPicking ? (
        <RangeDialog
          from={from ?? ''}
          to={to ?? ''}
          onPick={(range) => onChange({ kind: 'range', ...range })}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </>
  )
}
