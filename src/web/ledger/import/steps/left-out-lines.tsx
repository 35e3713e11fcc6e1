import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { ImportFile } from '../use-import-files.ts'

interface LeftOutLine {
  readonly key: string
  readonly fileName: string
  readonly line: number | null
  readonly words: string
}

/** Lines of a file that are no bookings, with why. */
export const linesOf = (files: readonly ImportFile[]): readonly LeftOutLine[] =>
  files.flatMap(({ id, file, reading }) =>
    reading?.kind === 'read'
      ? reading.problems.map(({ line, words }, at) => {
          return { key: `${id} ${at}`, fileName: file.name, line, words }
        })
      : [],
  )

const mostShown = 200

export function LeftOutLines({ lines }: { readonly lines: readonly LeftOutLine[] }) {
  if (lines.length === 0) return null
  const more = lines.length - mostShown
  return (
    <section
      aria-label={say('Lines left out')}
      className="grid gap-1 text-sm text-muted-foreground"
    >
      <h3 className="font-medium">{say('Not rows')}</h3>
      <ul className="grid gap-1">
        {lines.slice(0, mostShown).map(({ key, fileName, line, words }) => (
          <li key={key}>
            {line === null ? fileName : say('{fileName}, line {line}', { fileName, line })}: {words}
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p>
          <Say words="and {more} more" more={more} />
        </p>
      ) : null}
    </section>
  )
}
