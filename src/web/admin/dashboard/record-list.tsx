import type { FiguresAnswer } from '#contract/entities/admin-system.ts'
import { recordName } from '../record-name.ts'
import { countWords } from './figure-words.ts'

/** How many of everything people have written; those with too few to tell in one line. */
export function RecordList({ records }: Pick<FiguresAnswer, 'records'>) {
  const told = records.filter(({ count }) => count !== null)
  const few = records.filter(({ count }) => count === null)
  return (
    <div className="grid gap-3">
      <ul aria-label="Records" className="divide-y">
        {told.map(({ name, count }) => (
          <li key={name} className="flex justify-between gap-4 py-1.5">
            <span>{recordName(name)}</span>
            <span className="amount">{countWords(count)}</span>
          </li>
        ))}
      </ul>
      {few.length > 0 ? (
        <p className="text-sm text-muted-foreground">
          {countWords(null)} of each: {few.map(({ name }) => recordName(name)).join(', ')}
        </p>
      ) : null}
    </div>
  )
}
