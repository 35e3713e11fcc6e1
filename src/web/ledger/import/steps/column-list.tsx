import type { CsvRecord } from '#domain/import/csv/csv-table.ts'
import { Select } from '#web/ui/control/select.tsx'
import { say } from '#web/words/say.ts'
import { type ColumnRole, type MappingDraft, roleOf, roleWords, withRole } from '../map-columns.ts'

export interface ColumnListProps {
  readonly head: readonly CsvRecord[]
  readonly draft: MappingDraft
  readonly onChange: (draft: MappingDraft) => void
}

const examplesShown = 3

/** The cells of a column below its heading; repeated ones teach nothing. */
function columnsIn(head: readonly CsvRecord[], headerRow: number | null) {
  const headings = headerRow === null ? [] : (head[headerRow]?.cells ?? [])
  const rows = head.slice((headerRow ?? -1) + 1)
  const width = Math.max(0, ...head.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, at) => {
    const cells = rows.map(({ cells }) => cells[at] ?? '').filter(Boolean)
    return {
      at,
      name: headings[at] || say('Column {count}', { count: at + 1 }),
      examples: [...new Set(cells)].slice(0, examplesShown),
    }
  })
}

/** One line for each column of the file: its name, what is in it, and what that is. */
export function ColumnList({ head, draft, onChange }: ColumnListProps) {
  return (
    <ul aria-label={say('Columns')} className="grid grid-cols-1 divide-y rounded-lg border">
      {columnsIn(head, draft.headerRow).map(({ at, name, examples }) => (
        <li key={at} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2.5">
          <div className="min-w-0 flex-1 basis-56">
            <p className="truncate font-medium">{name}</p>
            <p className="truncate text-sm text-muted-foreground">
              {examples.length > 0 ? examples.join(' · ') : say('Empty')}
            </p>
          </div>
          <Select
            aria-label={say('What {name} is', { name })}
            value={roleOf(draft, at)}
            onChange={(event) => onChange(withRole(draft, at, event.target.value as ColumnRole))}
            className="w-52 phone:w-full"
          >
            {Object.entries(roleWords).map(([role, words]) => (
              <option key={role} value={role}>
                {words}
              </option>
            ))}
          </Select>
        </li>
      ))}
    </ul>
  )
}
