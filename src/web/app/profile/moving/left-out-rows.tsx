import type { MovedLeftOut } from '#domain/moving/moved-book.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

const mostShown = 500

/** One line may be left out twice, for two reasons. */
const numbered = (rows: readonly MovedLeftOut[]) =>
  rows.slice(0, mostShown).map((row, at) => ({ ...row, key: `${row.line} ${at}` }))

/** Every line that does not come, with why. */
export function LeftOutRows({ rows }: { readonly rows: readonly MovedLeftOut[] }) {
  if (rows.length === 0)
    return <p className="text-sm text-muted-foreground">{say('Nothing is left out.')}</p>
  const more = rows.length - mostShown
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-2">
        <Say
          words="{count, plural, one {# row is} other {# rows are}} left out"
          count={rows.length}
        />
      </summary>
      <ul className="grid gap-1">
        {numbered(rows).map(({ key, line, words, reason }) => (
          <li key={key} className="wrap-anywhere">
            {words
              ? say('Line {line}, {words}: {reason}', { line, words, reason })
              : say('Line {line}, without a name: {reason}', { line, reason })}
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p>
          <Say words="and {more} more" more={more} />
        </p>
      ) : null}
    </details>
  )
}
