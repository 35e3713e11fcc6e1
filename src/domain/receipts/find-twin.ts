/** Finds an expense that is probably the same receipt again. */
import { merchantKey } from './merchant-key.ts'

export interface Paid {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly date: string
  readonly description: string
  readonly merchant?: string | null
}

type Bought = Pick<Paid, 'amount' | 'currency' | 'date'> & { readonly merchant: string }

/** One name is the beginning of the other: "Rewe" and "Rewe Markt". */
function isSameShop(one: string, other: string): boolean {
  const [a, b] = [merchantKey(one), merchantKey(other)]
  return a !== '' && b !== '' && (`${a} `.startsWith(`${b} `) || `${b} `.startsWith(`${a} `))
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
