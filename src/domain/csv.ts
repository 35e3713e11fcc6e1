/** Tables as CSV text that a spreadsheet opens without running anything in it. */

/**
 * Where a formula would begin to some spreadsheet, or what could be taken for one that was made
 * safe. In half of the world a semicolon ends a cell, and inside our quotes so does a line.
 */
const formula =
  /^(?='{0,9}[=+\-@\t\r\n＝＋－＠]|'{1,9}\d)|(?<=[;\t\r\n]"?)(?='{0,9}[=+\-@＝＋－＠])/g
const guarded = /^'(?='{0,9}[\d=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n]"?)'(?='{0,9}[=+\-@＝＋－＠])/g
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
  const text = cell.replace(formula, "'")
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The text of a cell without the apostrophes that make it safe: ours, or a spreadsheet's. */
export const unguarded = (text: string): string => text.replace(guarded, '')

/** One line with its ending. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`
