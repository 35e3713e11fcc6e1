import { counted } from '#domain/counted.ts'
import type { MovedLeftOut } from '#domain/moving/moved-book.ts'
import { useLocale } from '#web/locale/use-locale.ts'

const mostShown = 500

/** One line may be left out twice, for two reasons. */
const numbered = (rows: readonly MovedLeftOut[]) =>
  rows.slice(0, mostShown).map((row, at) => ({ ...row, key: `${row.line} ${at}` }))

/** Every line that does not come, with why. */
export function LeftOutRows({ rows }: { readonly rows: readonly MovedLeftOut[] }) {
  const { locale } = useLocale()
  if (rows.length === 0)
    return <p className="text-sm text-muted-foreground">Nothing is left out.</p>
  const more = rows.length - mostShown
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-2">
        {counted(rows.length, 'row is', 'rows are', locale)} left out
      </summary>
      <ul className="grid gap-1">
        {numbered(rows).map(({ key, line, words, reason }) => (
          <li key={key} className="wrap-anywhere">
            Line {line}, {words || 'without a name'}: {reason}
          </li>
        ))}
      </ul>
      {more > 0 ? <p>and {more} more</p> : null}
    </details>
  )
}
