import type { UserRow } from '#contract/identity/session.ts'
import { userScope } from '#contract/sync.ts'
import { addMonths, type Day, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { changeRows } from '#server/documents/rows.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import { createMany } from '../documents/write.ts'
import { Chance } from '../seed/chance.ts'
import type { DemoAccounts } from './accounts.ts'

/** What went through the bank last month came by a statement, as the screen of imports shows. */
export async function addStatement(
  tx: Transaction,
  { id: uid }: UserRow,
  until: Day,
  { current }: DemoAccounts,
): Promise<void> {
  const scope = userScope(uid)
  const month = addMonths(monthOf(until), -1)
  const { from, to } = monthRange(month)
  const id = new Chance(`${uid} statement`).id(Date.parse(to))
  const brought = async (table: 'expenses' | 'incomes', condition: string) => {
    const { count } = await changeRows(tx, {
      ...{ table, values: [id, scope, from, to], set: 'import_id = $1' },
      where: `t.scope = $2 and t.date between $3 and $4 and ${condition}`,
    })
    return count
  }
  const doc = {
    ...{ id, fileName: `statement-${month}.csv`, format: 'csv', account: 'Everyday' },
    accountId: current,
    addedExpenses: await brought('expenses', `payment_method = 'bank'`),
    addedIncomes: await brought('incomes', 'true'),
    addedTransfers: 0,
    skipped: 0,
    changed: [],
    made: [],
  }
  await createMany(tx, documentsOf('imports'), [doc], { uid, scope, now: new Date(to) })
}
