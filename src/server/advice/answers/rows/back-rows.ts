import type { Book } from '../../book.ts'
import { rowsOf, type Summed, type Wanted } from '../sums.ts'

const rowsMost = 8

/** What came back is taken off: without its rows the others come to more than what is said. */
export async function backRows(book: Book, wanted: Wanted, { refunds }: Summed) {
  if (refunds === 0 || refunds > rowsMost) return []
  const rows = await rowsOf(book, wanted, 'latest', rowsMost, 'back')
  return rows.map((row) => ({ ...row, amount: row.amount === null ? null : -row.amount }))
}
