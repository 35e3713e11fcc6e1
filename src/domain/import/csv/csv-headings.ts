/** Finds the row of headings, past whatever a bank writes above it, and what its words mean. */
import { isBookingLike } from './csv-dialect.ts'
import { foldHeading } from './csv-mapping.ts'
import type { CsvRecord } from './csv-table.ts'
import { foreignWords, headingWords } from './heading-words.data.ts'

export type ColumnPart = keyof typeof headingWords

const parts = Object.keys(headingWords) as ColumnPart[]

interface Word {
  readonly text: string
  readonly isWhole: boolean
}

function wordOf(written: string): Word {
  return { text: foldHeading(written), isWhole: written.startsWith('=') }
}

/** Folded here, so that the list may be written as banks write. */
const folded: ReadonlyMap<ColumnPart, readonly Word[]> = new Map(
  parts.map((part) => [part, headingWords[part].map(wordOf)]),
)

/** Chinese, Japanese and Korean write no blanks between words. */
const isUnspaced = (word: string) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u.test(word)

const foreign = new Set(foreignWords.map(foldHeading))
const isOfMoney = (part: ColumnPart) => part === 'amount' || part === 'currency'

/** A number or currency that the account was not moved by. */
export const isForeignHeading = (heading: string): boolean =>
  foldHeading(heading)
    .split(' ')
    .some((word) => foreign.has(word))

/** How well a heading names a part: the whole heading beats a word in it; 0 is not at all. */
export function headingScore(heading: string, part: ColumnPart): number {
  const said = foldHeading(heading).replace(/ ?\d+$/, '')
  const words = folded.get(part) ?? []
  if (said === '' || (isOfMoney(part) && isForeignHeading(heading))) return 0
  const exact = words.findIndex(({ text }) => text === said)
  if (exact >= 0) return 1000 - exact
  const inside = words.findIndex(({ text, isWhole }) => {
    if (isWhole) return false
    return isUnspaced(text) ? said.includes(text) : ` ${said} `.includes(` ${text} `)
  })
  return inside < 0 ? 0 : 500 - inside
}

const hasPart = (cells: readonly string[], ...wanted: readonly ColumnPart[]) =>
  cells.some((cell) => wanted.some((part) => headingScore(cell, part) > 0))

const matches = (cells: readonly string[]) =>
  cells.filter((cell) => parts.some((part) => headingScore(cell, part) > 0)).length

const searchedRows = 100

/** A row that names a date and money, as long as no booking: sentences above a table may do too. */
function isHeadings(record: CsvRecord): boolean {
  const { cells } = record
  const filled = cells.filter(Boolean)
  if (filled.length < 2 || filled.some((cell) => cell.length > 60)) return false
  return (
    hasPart(cells, 'date', 'valueDate') &&
    hasPart(cells, 'amount', 'debit', 'credit') &&
    !isBookingLike(record)
  )
}

/** Without known words: the row right above the bookings, if it is all words. */
function byPlace(records: readonly CsvRecord[]): number | null {
  const first = records.findIndex(isBookingLike)
  const above = records[first - 1]
  const width = records[first]?.cells.length ?? 0
  if (!above || above.cells.length !== width) return null
  const isWords = above.cells.filter(Boolean).every((cell) => /\p{L}/u.test(cell))
  return isWords && above.cells.filter(Boolean).length >= width / 2 ? first - 1 : null
}

/** Among the rows that hold anything; null when the file begins with its bookings. */
export function findHeaderRow(records: readonly CsvRecord[]): number | null {
  let [best, most] = [-1, 0]
  records.slice(0, searchedRows).forEach((record, index) => {
    if (!isHeadings(record)) return
    const count = matches(record.cells)
    if (count > most) [best, most] = [index, count]
  })
  return best >= 0 ? best : byPlace(records)
}
