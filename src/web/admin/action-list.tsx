import { Link } from 'react-router'
import type { AuditEntry } from '#contract/staff/entities.ts'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { actionParts, targetPath } from './action-words.ts'
import { Moment } from './moment.tsx'

export interface ActionListProps {
  readonly label: string
  readonly entries: readonly AuditEntry[]
  /** Everybody's actions are told with who did them. */
  readonly isNamed?: boolean
}

export function ActionList({ label, entries, isNamed = false }: ActionListProps) {
  if (entries.length === 0) return <Empty title={say('Nothing was done like that')} />
  return (
    <ul aria-label={label} className="divide-y">
      {entries.map((entry) => (
        <li
          key={entry.seq}
          className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 first:pt-0"
        >
          <span className="min-w-0 wrap-anywhere">
            {isNamed ? (
              <span className="font-medium">
                {entry.staffName ?? say('Whoever runs the server')}:{' '}
              </span>
            ) : null}
            <Told entry={entry} />
          </span>
          <Moment at={entry.at} className="text-sm whitespace-nowrap text-muted-foreground" />
        </li>
      ))}
    </ul>
  )
}

function Told({ entry }: { readonly entry: AuditEntry }) {
  const { before, whom, after } = actionParts(entry)
  const path = targetPath(entry)
  return (
    <>
      {before}
      {whom !== null && path !== null && entry.targetName !== null ? (
        <Link className="underline" to={path}>
          {whom}
        </Link>
      ) : (
        whom
      )}
      {after}
    </>
  )
}
