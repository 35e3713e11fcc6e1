import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { type Added, addedWords, toldBy } from '#domain/import/added-words.ts'
import { knownLocale } from '#domain/locale.ts'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { rowsWords } from '../counted.ts'
import { formatWords } from '../format-words.ts'
import { countOf as rowCount, useRefusedRows } from '../refused-rows.ts'
import { type PastImport, usePastImports } from '../use-past-imports.ts'

/** Every import that is still there, with a way back. */
export function PastImports({ onLeave }: { readonly onLeave: () => void }) {
  const { imports, countOf, turnedWords, undo } = usePastImports()
  const { locale } = useLocale()
  const [askedId, setAskedId] = useState<string | null>(null)
  if (imports.length === 0) return null
  return (
    <section aria-labelledby="past-imports" className="grid grid-cols-1 gap-2">
      <h3 id="past-imports" className="font-semibold">
        {say('Past imports')}
      </h3>
      <ul className="grid grid-cols-1 divide-y rounded-lg border">
        {imports.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <ImportWords past={one} here={countOf(one.id)} onLeave={onLeave} />
            {one.id === askedId ? (
              <div className="flex flex-wrap items-center justify-end gap-2">
                <span role="alert">
                  <Say
                    words="Take back {added}? {turned}"
                    added={addedWords(countOf(one.id), locale)}
                    turned={turnedWords(one.id)}
                  />
                </span>
                <Button look="quiet" onClick={() => setAskedId(null)}>
                  {say('Keep')}
                </Button>
                <Button look="destructive" autoFocus onClick={() => undo(one)}>
                  {say('Take back')}
                </Button>
              </div>
            ) : (
              <Button
                look="outline"
                aria-label={say('Undo the import of {fileName}', { fileName: one.fileName })}
                onClick={() => setAskedId(one.id)}
              >
                <Undo2 aria-hidden />
                {say('Undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ImportWordsProps {
  readonly past: PastImport
  /** What of it is in the book. */
  readonly here: Added
  /** To where it says what was refused. */
  readonly onLeave: () => void
}

function ImportWords({ past, here, onLeave }: ImportWordsProps) {
  const { isComplete } = useReplicaStatus()
  const refused = rowCount(useRefusedRows([past.id]))
  const { locale, timezone } = useLocale()
  const { fileName, format, account, skipped, createdAt } = past
  const { addedExpenses: expenses, addedIncomes: incomes, addedTransfers: transfers } = past
  const { refunds } = here
  const [of, left] = [expenses + incomes, here.expenses + refunds + here.incomes]
  const told = toldBy(past.changed)
  const when = new Intl.DateTimeFormat(knownLocale(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(new Date(createdAt))
  const parts = [
    when,
    formatWords[format],
    account,
    addedWords({ expenses: expenses - refunds, refunds, incomes, transfers, ...told }, locale),
    skipped > 0 ? say('{skipped} left out', { skipped }) : null,
    isComplete && left < of ? say('{left} of {of} in the book', { left, of }) : null,
  ]
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="truncate font-medium">{fileName}</p>
      <p className="text-sm text-muted-foreground">{parts.filter(Boolean).join(' · ')}</p>
      {refused > 0 ? (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-over">
          <Say
            words="{rows} could not be added.<button>See why</button>"
            rows={rowsWords(refused)}
            button={(inner) => (
              <Button look="quiet" onClick={onLeave}>
                {inner}
              </Button>
            )}
          />
        </p>
      ) : null}
    </div>
  )
}
