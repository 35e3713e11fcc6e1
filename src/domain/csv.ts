/** Tables as CSV text that a spreadsheet opens without running anything in it. */

/** A cell that begins like this is a formula to a spreadsheet. */
const formula = /^[=+\-@\t\r]/
const special = /[",\r\n]/

/** A number to the last digit, which a float would round. */
export interface DecimalCell {
  readonly decimal: `${number}`
}

export type Cell = string | number | boolean | DecimalCell | null

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'object') return cell.decimal
  if (typeof cell !== 'string') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line with its ending. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`
