import { formatDay } from '#domain/calendar.ts'
import type { Hit } from '#domain/search/rank.ts'
import { Amount } from '#web/fields/amount.tsx'
import { useBook } from '#web/fields/use-book.ts'
import { kindLooks } from './hit-kinds.tsx'
import { Marked } from './marked.tsx'

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** One thing that was found: what it is, what else it says, when and how much. */
export function HitLine({ hit }: { readonly hit: Hit }) {
  const { locale } = useBook()
  const { kind, title, marks, detail, detailMarks, amount, currency, date } = hit
  const Icon = kindLooks[kind].icon
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <span
        aria-hidden
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-muted"
      >
        <Icon className="size-4.5 text-muted-foreground" />
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium">
          <Marked text={title} marks={marks} />
        </span>
        {detail === null ? null : (
          <span className="truncate text-sm text-muted-foreground">
            <Marked text={detail} marks={detailMarks} />
          </span>
        )}
      </span>
      <span className="grid shrink-0 justify-items-end">
        {amount === null || currency === null ? null : (
          <Amount
            amount={amount}
            currency={currency}
            flow={kind === 'incomes' ? 'in' : 'out'}
            className="font-medium"
          />
        )}
        {date === null ? null : (
          <span className="text-sm whitespace-nowrap text-muted-foreground">
            {formatDay(date, locale, dayStyle)}
          </span>
        )}
      </span>
    </span>
  )
}
