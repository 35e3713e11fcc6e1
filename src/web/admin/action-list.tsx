import type { AuditEntry } from '#contract/entities/admins.ts'
import { actionWords } from './action-words.ts'
import { Moment } from './moment.tsx'

export interface ActionListProps {
  readonly label: string
  readonly entries: readonly AuditEntry[]
  /** Everybody's actions are told with who did them. */
  readonly isNamed?: boolean
}

export function ActionList({ label, entries, isNamed = false }: ActionListProps) {
  return (
    <ul aria-label={label} className="divide-y">
      {entries.map((entry) => (
        <li
          key={entry.seq}
          className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 first:pt-0"
        >
          <span className="min-w-0 break-words">
            {isNamed ? (
              <span className="font-medium">{entry.staffName ?? 'Whoever runs the server'}: </span>
            ) : null}
            {actionWords(entry)}
          </span>
          <Moment at={entry.at} className="text-sm whitespace-nowrap text-muted-foreground" />
        </li>
      ))}
    </ul>
  )
}
