import CircleCheck from 'lucide-react/icons/circle-check'
import { formatDay } from '#domain/calendar/calendar.ts'
import type { DatedRow } from '#domain/loans/loan-plan.ts'
import type { CountingMatch, StatementLine } from '#domain/loans/reconcile.ts'
import { formatAmount } from '#domain/money/money.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { Loan } from '../loan.ts'
import { type CountingFields, countingFields, differenceWords } from './reconcile.ts'

export interface ReconcileResultProps {
  readonly loan: Loan
  readonly rows: readonly DatedRow[]
  readonly lines: readonly StatementLine[]
  readonly matches: readonly CountingMatch[] | null
  readonly onUse: (fields: CountingFields) => void
}

const shownMost = 5

export function ReconcileResult({ loan, rows, lines, matches, onUse }: ReconcileResultProps) {
  if (matches === null) {
    return (
      <div role="status" aria-label={say('Trying every way of counting')}>
        <Skeleton className="h-16" />
      </div>
    )
  }
  return (
    <section aria-label={say('What was found')} aria-live="polite" className="grid gap-3">
      {matches[0]?.differences === 0 ? (
        <p className="flex gap-2 font-medium text-income">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
          {say('Your schedule says exactly the same.')}
        </p>
      ) : matches.length === 0 ? (
        <NoMatch loan={loan} rows={rows} lines={lines} />
      ) : (
        <Matches loan={loan} matches={matches} onUse={onUse} />
      )}
    </section>
  )
}

function Matches({
  loan,
  matches,
  onUse,
}: Pick<ReconcileResultProps, 'loan' | 'onUse'> & {
  readonly matches: readonly CountingMatch[]
}) {
  const shown = matches.slice(0, shownMost)
  return (
    <>
      <p className="font-medium">
        {say(
          `{count, plural, one {One way of counting gives exactly these figures.} other {# ways of
          counting give exactly these figures.}}`,
          { count: matches.length },
        )}
        {matches.length > 1 ? ` ${say('Those of another payment would tell them apart.')}` : null}
      </p>
      <ul className="rounded-lg border">
        {shown.map((match) => {
          const fields = countingFields(match)
          const words = differenceWords(loan, fields)
          return (
            <li
              key={words.join()}
              className="flex flex-wrap items-center gap-3 border-b px-4 py-2.5 last:border-b-0"
            >
              <ul className="grid min-w-0 flex-1 basis-60 gap-0.5">
                {words.map((said) => (
                  <li key={said}>{said}</li>
                ))}
              </ul>
              <Button look="outline" onClick={() => onUse(fields)}>
                {say('Count like this')}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Then something else is different; ours stand beside theirs to see what. */
function NoMatch({ loan, rows, lines }: Pick<ReconcileResultProps, 'loan' | 'rows' | 'lines'>) {
  const { locale } = useLocale()
  const words = (amount: number) => formatAmount(amount, loan.currency, locale)
  const style = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return (
    <>
      <p className="font-medium">{say('No way of counting that we know gives these figures.')}</p>
      <ul className="grid gap-1 text-muted-foreground">
        {lines.map(({ period }) => {
          const row = rows[period - 1]
          return row ? (
            <li key={period}>
              <Say
                words="{day}: our interest is {what}, and {what2} is owed after it."
                day={formatDay(row.date, locale, style)}
                what={words(row.interest)}
                what2={words(row.balance)}
              />
            </li>
          ) : null
        })}
      </ul>
      <p className="text-muted-foreground">
        {say(
          `Check the rate and its changes, the day of the first payment, the agreed payment and
          the extra payments.`,
        )}
      </p>
    </>
  )
}
