import { useState } from 'react'
import { figureWords } from '#domain/money/figure-words.ts'
import { shareWords } from '#domain/money/share-words.ts'
import { Button } from '#web/ui/control/button.tsx'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#web/ui/page/table.tsx'
import { Say } from '#web/words/say-element.tsx'
import { RowsLink } from '../rows-link.tsx'
import type { ChartWriting } from '../series.ts'
import type { FigureCell, FigureTable } from './picture-cells.ts'

export interface PictureTableProps {
  readonly label: string
  readonly table: FigureTable
  readonly writing: ChartWriting
}

const shownFirst = 12
const narrow = 'phone:px-1.5 phone:text-sm'

const isWords = (cell: FigureCell | undefined) => typeof cell === 'string'

/** The figures of a picture, exactly; pressing an amount shows the rows it is made of. */
export function PictureTable({ label, table, writing }: PictureTableProps) {
  const [isWhole, setWhole] = useState(false)
  const { headings, rows } = table
  const shown = isWhole ? rows : rows.slice(0, shownFirst)
  const [first] = rows
  return (
    <div className="grid gap-2">
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {headings.map((heading, at) => (
              <TableHeading
                key={heading}
                isFigure={first !== undefined && !isWords(first.cells[at])}
                className={narrow}
              >
                {heading}
              </TableHeading>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, at) => (
                <TableCell
                  key={headings[at]}
                  isFigure={!isWords(cell)}
                  className={isWords(cell) ? `${narrow} wrap-anywhere` : narrow}
                >
                  <CellWords cell={cell} writing={writing} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {shown.length < rows.length ? (
        <Button look="outline" onClick={() => setWhole(true)}>
          <Say words="Show all {count} rows" count={rows.length} />
        </Button>
      ) : null}
    </div>
  )
}

interface CellProps {
  readonly cell: FigureCell
  readonly writing: ChartWriting
}

function CellWords({ cell, writing: { currency, locale } }: CellProps) {
  if (typeof cell === 'string') return cell
  if ('count' in cell) return cell.count.toLocaleString(locale)
  if ('percent' in cell) return cell.percent === null ? '–' : shareWords(cell.percent, locale)
  const words = figureWords(cell, currency, locale)
  return cell.to ? <RowsLink to={cell.to}>{words}</RowsLink> : words
}
