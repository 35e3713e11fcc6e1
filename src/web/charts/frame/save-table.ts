import { type Cell, csvLine } from '#domain/csv.ts'
import { saveAs } from '#web/ui/save-as.ts'

/** Spreadsheets take UTF-8 for something else without it. */
const byteOrderMark = '\uFEFF'

/** The figures of a picture as a file; amounts are written to the last digit. */
export function saveTable(
  name: string,
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
): void {
  const text = byteOrderMark + [headings, ...rows].map(csvLine).join('')
  saveAs(new Blob([text], { type: 'text/csv;charset=utf-8' }), `moneycomb-${name}.csv`)
}
