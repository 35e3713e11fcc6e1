import { formatDay } from '#domain/calendar/calendar.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { rowsWords } from '../counted.ts'
import type { LeftOutRow } from './left-out.ts'

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const
const mostShown = 200

export interface LeftOutLinkProps {
  readonly count: number
  readonly isOpen: boolean
  readonly onFlip: () => void
}

/** How many stayed out; pressing it shows which. */
export function LeftOutLink({ count, isOpen, onFlip }: LeftOutLinkProps) {
  return (
    <Button look="quiet" className="px-1 underline" aria-expanded={isOpen} onClick={onFlip}>
      {say('{rows} {count, plural, one {was} other {were}} left out.', {
        rows: rowsWords(count),
        count,
      })}
    </Button>
  )
}

/** What an import did not bring, row by row, with why. */
export function LeftOutRows({ rows }: { readonly rows: readonly LeftOutRow[] }) {
  const { locale } = useLocale()
  const more = rows.length - mostShown
  return (
    <section aria-label={say('Rows left out')} className="grid grid-cols-1 gap-2">
      <ul className="grid grid-cols-1 divide-y rounded-lg border">
        {rows.slice(0, mostShown).map(({ key, date, words, amount, currency, why }) => (
          <li key={key} className="flex items-start gap-4 px-4 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{words}</p>
              <p className="text-sm text-muted-foreground wrap-anywhere">
                {formatDay(date, locale, dayStyle)} · {why}
              </p>
            </div>
            <Amount
              amount={amount}
              currency={currency}
              flow={amount > 0 ? 'in' : 'out'}
              className="shrink-0 font-semibold"
            />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="text-sm text-muted-foreground">{say('and {more} more', { more })}</p>
      ) : null}
    </section>
  )
}
