import type { FiguresAnswer } from '#contract/staff/system.ts'
import { say } from '#web/words/say.ts'
import { recordName } from '../record-name.ts'
import { countWords } from './figure-words.ts'

/** How many of everything people have written; those with too few to tell in one line. */
export function RecordList({ records }: Pick<FiguresAnswer, 'records'>) {
  const told = records.filter(({ count }) => count !== null && count > 0)
  const few = records.filter(({ count }) => count === null)
  const none = records.filter(({ count }) => count === 0)
  return (
    <div className="grid gap-3">
      {told.length > 0 ? (
        <ul aria-label={say('Records')} className="divide-y">
          {told.map(({ name, count }) => (
            <li key={name} className="flex justify-between gap-4 py-1.5">
              <span>{recordName(name)}</span>
              <span className="amount">{countWords(count)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Rest words={say('Of each {count}', { count: countWords(null) })} records={few} />
      <Rest words={say('None yet')} records={none} />
    </div>
  )
}

interface RestProps extends Pick<FiguresAnswer, 'records'> {
  readonly words: string
}

function Rest({ words, records }: RestProps) {
  if (records.length === 0) return null
  return (
    <p className="text-sm text-muted-foreground">
      {words}: {records.map(({ name }) => recordName(name)).join(', ')}
    </p>
  )
}
