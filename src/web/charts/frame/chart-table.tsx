import { useMemo, useState } from 'react'
import { Button } from '#web/ui/control/button.tsx'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#web/ui/page/table.tsx'
import { RowsLink } from '../rows-link.tsx'
import type { ChartPoint, ChartSeries, ChartWriting, RowsOf } from '../series.ts'
import { seriesWords } from '../series-words.ts'
import { tableRows } from './table-rows.ts'

export interface ChartTableProps {
  /** What the table is about, for those who cannot see where it stands. */
  readonly label: string
  readonly series: readonly ChartSeries[]
  readonly points: readonly ChartPoint[]
  readonly writing: ChartWriting
  readonly pointWords: (on: string) => string
  readonly rowsOf?: RowsOf | undefined
}

const narrow = 'phone:px-1.5 phone:text-sm'

/** The same figures, exactly, for those who would rather read. */
export function ChartTable(props: ChartTableProps) {
  const { label, series, points, writing, pointWords, rowsOf } = props
  const { locale } = writing
  const [isWhole, setWhole] = useState(false)
  const first = useMemo(() => tableRows(points, series), [points, series])
  const { rows, rhythm } = isWhole ? { rows: points, rhythm: null } : first
  return (
    <div className="grid gap-2">
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableHeading className={narrow}>When</TableHeading>
            {series.map(({ key, name }) => (
              <TableHeading key={key} isFigure className={narrow}>
                {name}
              </TableHeading>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((point) => (
            <TableRow key={point.on}>
              <TableCell className={narrow}>{pointWords(point.on)}</TableCell>
              {series.map((one) => (
                <TableCell key={one.key} isFigure className={narrow}>
                  <RowsLink to={rowsOf?.(point.on, one.key) ?? null}>
                    {seriesWords(one, point, writing) ?? '–'}
                  </RowsLink>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rhythm ? (
        <p className="text-sm text-muted-foreground">One row a {rhythm}, its last.</p>
      ) : null}
      {rows.length < points.length ? (
        <Button look="outline" onClick={() => setWhole(true)}>
          Show all {points.length.toLocaleString(locale)} rows
        </Button>
      ) : null}
    </div>
  )
}
