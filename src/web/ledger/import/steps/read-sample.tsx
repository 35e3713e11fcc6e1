import { formatDay } from '#domain/calendar/calendar.ts'
import type { StatementRow } from '#domain/import/statement.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { rowsWords } from '../counted.ts'
import type { FileReading, FileSummary } from '../read-file.ts'

export interface ReadSampleProps {
  /** What is still to be said; null when the file can be read. */
  readonly missing: string | null
  readonly trial: FileReading | null
}

/** The first rows as they would be imported, or what keeps them from it. */
export function ReadSample({ missing, trial }: ReadSampleProps) {
  const { locale } = useLocale()
  const isRead = missing === null && trial?.kind === 'read'
  const words = missing ?? (trial && trial.kind !== 'read' ? trial.words : null)
  return (
    <section aria-label={say('How it is read')} className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold">{say('How it is read')}</h3>
      <p role="status" className="text-muted-foreground">
        {words ?? (isRead ? readWords(trial, locale) : '')}
      </p>
      {isRead ? (
        <ul className="grid grid-cols-1 divide-y rounded-lg border">
          {trial.sample.map((row) => (
            <SampleRow key={row.line} row={row} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function readWords({ accounts, problems }: FileSummary, _locale: string) {
  const count = accounts.reduce((sum, { rowCount }) => sum + rowCount, 0)
  const left = problems.length === 0 ? '' : say(', {count} left out', { count: problems.length })
  return `${rowsWords(count)}${left}. The first ones:`
}

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

function SampleRow({ row }: { readonly row: StatementRow }) {
  const { locale } = useLocale()
  const { date, description, merchant, amount, currency } = row
  return (
    <li className="flex items-baseline gap-3 px-4 py-2">
      <span className="w-24 shrink-0 text-muted-foreground">
        {formatDay(date, locale, dayStyle)}
      </span>
      <span className="min-w-0 flex-1 truncate">
        {merchant && merchant !== description ? `${merchant} · ${description}` : description}
      </span>
      <Amount amount={amount} currency={currency} flow={amount > 0 ? 'in' : 'out'} />
    </li>
  )
}
