/** Finds an expense, or a receipt beside it, that is probably the same receipt again. */
import { merchantKey } from './merchant-key.ts'
import { sharedFigures } from './same-paper.ts'

export interface Paid {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly date: string
  readonly description: string
  readonly merchant?: string | null
}

type Bought = Pick<Paid, 'amount' | 'currency' | 'date'> & { readonly merchant: string }

/** One name is the beginning of the other: "Rewe" and "Rewe Markt"; a camera loses the spaces. */
function isSameShop(one: string, other: string): boolean {
  const [a, b] = [merchantKey(one), merchantKey(other)]
  if (a === '' || b === '') return false
  if (a.replaceAll(' ', '') === b.replaceAll(' ', '')) return true
  return `${a} `.startsWith(`${b} `) || `${b} `.startsWith(`${a} `)
}

/** The same sum on the same day at the same shop, as far as it is known. */
export function findTwin<Row extends Paid>(bought: Bought, rows: Iterable<Row>): Row | null {
  for (const row of rows) {
    if (row.amount !== bought.amount || row.currency !== bought.currency) continue
    if (row.date !== bought.date) continue
    const names = [row.merchant ?? '', row.description].filter((name) => name !== '')
    if (merchantKey(bought.merchant) === '') return row
    if (names.some((name) => isSameShop(name, bought.merchant))) return row
  }
  return null
}

/** A receipt as it was read and corrected, and every longer figure on it. */
export type Seen = Omit<Bought, 'amount'> & {
  readonly amount: number | null
  readonly figures: readonly string[]
}

/** Of the figures on two photos of one paper, nearly all are read alike. */
const samePaper = 0.8
/** Two purchases alike share the shop's own figures, but neither time nor number. */
const otherPaper = 0.6

/** Whether two receipts of one batch are one, photographed twice. */
export function isTwin(one: Seen, other: Seen): boolean {
  const shared = sharedFigures(one.figures, other.figures)
  if (shared !== null && shared >= samePaper) return true
  if (one.amount === null || one.amount !== other.amount) return false
  if (one.currency !== other.currency || one.date !== other.date) return false
  return (shared ?? 1) >= otherPaper && isSameShop(one.merchant, other.merchant)
}
