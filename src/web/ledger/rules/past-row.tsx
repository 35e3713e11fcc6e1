import { formatDay } from '#domain/calendar/calendar.ts'
import type { Category } from '#web/categories/use-categories.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import type { Entry } from '../model/entry.ts'
import { TickLine } from '../tick-line.tsx'

export interface PastRowProps {
  readonly entry: Entry
  readonly category: Category | undefined
  readonly isTicked: boolean
  readonly onFlip: () => void
}

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

export function PastRow({ entry, category, isTicked, onFlip }: PastRowProps) {
  const { locale } = useLocale()
  return (
    <TickLine isTicked={isTicked} onFlip={onFlip} className="h-full px-3 hover:bg-muted">
      <span className="min-w-0 flex-1">
        <span className="block truncate">{entry.description}</span>
        <span className="block truncate text-sm text-muted-foreground">
          {formatDay(entry.date, locale, dayStyle)} · {category?.name ?? say('No category')}
        </span>
      </span>
      <Amount amount={entry.amount} currency={entry.currency} />
    </TickLine>
  )
}
