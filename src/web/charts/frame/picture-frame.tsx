import { type ReactNode, useId, useState } from 'react'
import type { ChartWriting } from '../series.ts'
import { FrameHead } from './frame-head.tsx'
import { type FigureTable, tableCells, tableHeadings } from './picture-cells.ts'
import { PictureTable } from './picture-table.tsx'
import { saveTable } from './save-table.ts'

export interface PictureFrameProps {
  /** What the picture shows, such as "Most goes to the supermarket". */
  readonly finding: ReactNode
  readonly about: string
  readonly table: FigureTable
  readonly writing: ChartWriting
  /** What the file of the figures is called. */
  readonly fileName: string
  readonly actions?: ReactNode
  /** The picture itself. */
  readonly children: ReactNode
}

/** Any picture with its finding and the same figures as a table and as a file. */
export function PictureFrame(props: PictureFrameProps) {
  const { finding, about, table, writing, fileName, actions, children } = props
  const id = useId()
  const [isTable, setTable] = useState(false)
  const save = () => saveTable(fileName, tableHeadings(table), tableCells(table, writing))
  return (
    <figure aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FrameHead
        {...{ id, about, finding, actions, isTable }}
        onTable={setTable}
        onSave={table.rows.length === 0 ? null : save}
      />
      {isTable ? <PictureTable label={about} table={table} writing={writing} /> : children}
    </figure>
  )
}
