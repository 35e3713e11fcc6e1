import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { addMonths, formatMonth, type Month } from '#domain/calendar/calendar.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { IconButton } from '#web/ui/control/button.tsx'

export interface MonthSwitcherProps {
  readonly month: Month
  readonly onChange: (month: Month) => void
  /** What stands between the arrows; the month's name when nothing is given. */
  readonly children?: ReactNode
}

export function MonthSwitcher({ month, onChange, children }: MonthSwitcherProps) {
  const { locale } = useLocale()
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  return (
    <div className="-ml-2 flex items-center">
      <IconButton label={formatMonth(before, locale)} onClick={() => onChange(before)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      {children ?? <span className="px-1 font-semibold">{formatMonth(month, locale)}</span>}
      <IconButton label={formatMonth(after, locale)} onClick={() => onChange(after)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  )
}
