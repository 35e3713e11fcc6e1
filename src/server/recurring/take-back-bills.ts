import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { isStillSo } from '#domain/documents/import-reducers.ts'
import type { Context } from '../documents/commands.ts'
import { updateMany, type Writer } from '../documents/write.ts'
import { deleteExpense } from '../groups/expenses/delete-expense.ts'
import { Fault } from '../http/fault.ts'
import { progressFields, withProgress } from './progress.ts'
import { progressOf, reopen, requireTemplate } from './reopen.ts'
import { expenseKind } from './template.ts'

interface MadeBill {
  readonly id: string
  readonly is: Readonly<Record<string, unknown>>
}

interface FoundBill extends Pick<GroupExpenseRow, 'id' | 'groupId' | 'date' | 'amount'> {
  readonly templateId: string
  readonly dueOn: Day
}

/** Where the group takes no changes, or others have a say in it, the bill stays. */
async function isDeleted(context: Context, { groupId, id }: FoundBill): Promise<boolean> {
  try {
    await deleteExpense(context, { groupId, id })
    return true
  } catch (error) {
    if (error instanceof Fault) return false
    throw error
  }
}

const { templates } = expenseKind

/** Bills that an import made of what recurs go with it; what was changed since stays. */
export async function takeBackBills(
  context: Context,
  writer: Writer,
  made: readonly MadeBill[],
): Promise<void> {
  if (made.length === 0) return
  const said = new Map(made.map(({ id, is }) => [id, is]))
  const { rows } = await context.tx.client.query<FoundBill>(
    `select e.id, e.group_id as "groupId", e.date, e.amount, o.template_id as "templateId",
        o.due_on as "dueOn"
      from template_occurrences o join expense_templates t
        on t.scope = o.scope and t.id = o.template_id
      join group_expenses e on e.id = o.entry_id and e.group_id = t.group_id
      where o.scope = $1 and o.entry_id = any($2::uuid[])`,
    [writer.scope, [...said.keys()]],
  )
  for (const bill of rows) {
    const { id, date, amount, templateId, dueOn } = bill
    if (!isStillSo({ id, date, amount }, said.get(id) ?? {})) continue
    if (!(await isDeleted(context, bill))) continue
    const template = await requireTemplate(expenseKind, context, writer, templateId)
    await reopen(context, writer, template, dueOn)
    const again = withProgress(template, await progressOf(context, writer, templateId))
    await updateMany(context.tx, templates, [again], new Set(progressFields), writer)
  }
}
