/** Gives every row of a statement an id that the next file of the same bank gives it too. */
import { hashText } from '../hash-text.ts'
import type { StatementAccount, StatementRow } from '../statement.ts'

/** Marks an id that we made from what a row says, where the bank gave none to rely on. */
const made = 'row:'

export const isMade = (bankId: string): boolean => bankId.startsWith(made)

/** Short ones are counters that start again in every file. */
const isReliable = ({ bankId, isPending }: StatementRow) =>
  bankId !== null && bankId.length >= 8 && !isPending

/** Equal rows are told apart by their number, so two equal coffees on a day stay two. */
export function withRowIds({ id: account, rows }: StatementAccount): readonly StatementRow[] {
  const uses = new Map<string | null, number>()
  for (const { bankId } of rows) uses.set(bankId, (uses.get(bankId) ?? 0) + 1)
  const seen = new Map<string, number>()
  return rows.map((row) => {
    if (isReliable(row) && uses.get(row.bankId) === 1) return row
    const { date, amount, currency, description, merchant, isPending } = row
    // Numbers given to what is only announced change once it is booked.
    const given = isPending ? null : row.bankId
    const said = [account, date, amount, currency, description, merchant, given]
    const key = hashText(JSON.stringify(said))
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return { ...row, bankId: `${made}${key}:${count}` }
  })
}
