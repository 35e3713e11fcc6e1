import { useState } from 'react'
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

export interface ChartTableProps {
  /** What the table is about, for those who cannot see where it stands. */
  readonly label: string
  readonly series: readonly ChartSeries[]
  readonly points: readonly ChartPoint[]
  readonly writing: ChartWriting
  readonly pointWords: (on: string) => string
  /** How many there are in all; the others are too near to tell apart in a picture. */
  readonly count: number
  readonly rowsOf?: RowsOf | undefined
}

const shownFirst = 12
const narrow = 'phone:px-1.5 phone:text-sm'

/** The same figures, exactly, for those who would rather read. */
export function ChartTable(props: ChartTableProps) {
  const { label, series, points, writing, pointWords, count, rowsOf } = props
  const { locale } = writing
  const [isWhole, setWhole] = useState(false)
  const rows = isWhole ? points : points.slice(0, shownFirst)
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
      {points.length < count ? (
        <p className="text-sm text-muted-foreground">
          {points.length} of {count.toLocaleString(locale)} days, those that stand out.
        </p>
      ) : null}
      {rows.length < points.length ? (
        <Button look="outline" onClick={() => setWhole(true)}>
          Show all {points.length} rows
        </Button>
      ) : null}
    </div>
  )
}
