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
import { useMedia } from '#web/ui/use-media.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
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

/** So many amounts beside each other would hide the last of them on a phone. */
const stackedFrom = 3

const narrow = 'phone:px-1.5 phone:text-sm'

/** The same figures, exactly, for those who would rather read. */
export function ChartTable(props: ChartTableProps) {
  const { series, points } = props
  const [isWhole, setWhole] = useState(false)
  const first = useMemo(() => tableRows(points, series), [points, series])
  const { rows, rhythm } = isWhole ? { rows: points, rhythm: null } : first
  return (
    <div className="grid gap-2">
      {useMedia('phone') && series.length >= stackedFrom ? (
        <StackedTable {...props} points={rows} />
      ) : (
        <WideTable {...props} points={rows} />
      )}
      {rhythm ? (
        <p className="text-sm text-muted-foreground">
          <Say words="One row a {rhythm}, its last." rhythm={rhythm} />
        </p>
      ) : null}
      {rows.length < points.length ? (
        <Button look="outline" onClick={() => setWhole(true)}>
          <Say
            words="Show all {value} rows"
            value={points.length.toLocaleString(props.writing.locale)}
          />
        </Button>
      ) : null}
    </div>
  )
}

interface FigureProps extends Pick<ChartTableProps, 'writing' | 'rowsOf'> {
  readonly one: ChartSeries
  readonly point: ChartPoint
}

const Figure = ({ one, point, writing, rowsOf }: FigureProps) => (
  <RowsLink to={rowsOf?.(point.on, one.key) ?? null}>
    {seriesWords(one, point, writing) ?? '–'}
  </RowsLink>
)

function WideTable({ label, series, points, pointWords, ...figure }: ChartTableProps) {
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          <TableHeading className={narrow}>{say('When')}</TableHeading>
          {series.map(({ key, name }) => (
            <TableHeading key={key} isFigure className={narrow}>
              {name}
            </TableHeading>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {points.map((point) => (
          <TableRow key={point.on}>
            <TableCell className={narrow}>{pointWords(point.on)}</TableCell>
            {series.map((one) => (
              <TableCell key={one.key} isFigure className={narrow}>
                <Figure {...{ one, point }} {...figure} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Each time with its figures below each other. */
function StackedTable({ label, series, points, pointWords, ...figure }: ChartTableProps) {
  return (
    <Table aria-label={label}>
      {points.map((point) => (
        <TableBody key={point.on}>
          <TableRow>
            <TableHeading scope="rowgroup" colSpan={2} className={narrow}>
              {pointWords(point.on)}
            </TableHeading>
          </TableRow>
          {series.map((one) => (
            <TableRow key={one.key}>
              <TableHeading scope="row" className={`${narrow} font-normal`}>
                {one.name}
              </TableHeading>
              <TableCell isFigure className={narrow}>
                <Figure {...{ one, point }} {...figure} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      ))}
    </Table>
  )
}
