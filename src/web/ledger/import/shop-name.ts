import type { KnownBook } from '#domain/categories/known.ts'
import { textsOf } from '#domain/categories/rules.ts'
import { paymentSaid } from '#domain/import/payment-said.ts'
import type { StatementRow } from '#domain/import/statement.ts'
import { cutText } from '#domain/import/statement-row.ts'

const notesMost = 2000
const longNumber = /\d{4,}/

/** How it was paid, or numbers of a terminal: what a bank writes, and nobody of themselves. */
const isOfBank = ({ description, category }: StatementRow): boolean =>
  category === undefined && (longNumber.test(description) || paymentSaid(description) !== null)

/** The well-known shop in the words of a bank; null where there is none, or they say only that. */
export function shopIn(row: StatementRow, known: KnownBook | undefined): string | null {
  if (row.amount > 0 || !isOfBank(row)) return null
  const found = known?.(textsOf(row))
  return found?.isName ? found.said : null
}

/** Its title is the shop; all that the bank wrote stays in the notes. */
export function titled(row: StatementRow, shop: string | null): StatementRow {
  if (shop === null || shop === row.description) return row
  const { description, merchant, notes } = row
  const said = cutText(notes ?? description, notesMost)
  return { ...row, description: shop, merchant: merchant ?? shop, notes: said }
}
