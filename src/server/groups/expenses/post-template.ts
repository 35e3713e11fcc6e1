import type { Logger } from 'pino'
import type { GroupSplit } from '#contract/groups/expenses.ts'
import { groupScope, type Row } from '#contract/sync.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { shareId } from '#domain/groups/share-id.ts'
import { membersOf, shareOut } from '#domain/groups/share-out.ts'
import type { Split } from '#domain/groups/split-expense.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Context } from '#server/documents/commands.ts'
import type { Written } from '#server/documents/references.ts'
import { changeRows } from '#server/documents/rows.ts'
import { type Complaint, invalid } from '#server/documents/validate.ts'
import { lockScopes, type Writer } from '#server/documents/write.ts'
import { Fault } from '#server/http/fault.ts'
import { noteActivity } from '../note-activity.ts'
import { currentMembers, forCosts, memberIn, type OpenGroup, openGroup } from '../open-group.ts'
import { tellOfExpense } from './tell-expense.ts'
import { addExpenses } from './write-expenses.ts'

/** A template whose entries go into a group; its owner pays. */
export interface GroupTemplate {
  readonly id: string
  readonly description: string
  readonly currency: string
  readonly categoryId: string | null
  readonly notes: string | null
  /** Its owner's, so that of their part of the bill alone. */
  readonly accountId: string | null
  readonly groupId: string
  /** Null shares it equally by everybody who is in it then. */
  readonly groupSplit: GroupSplit | null
}

export const isOfGroup = (template: Row): boolean => typeof template.groupId === 'string'

const asGroupTemplate = (template: Row) => template as Row & GroupTemplate

/** Groups are locked before books, also by what happens unasked. */
export async function lockGroupsOf(tx: Transaction, templates: string, writer: Writer, by?: Day) {
  if (templates !== 'expense_templates') return
  const { rows } = await tx.client.query<{ id: string }>(
    `select distinct group_id as id from expense_templates
      where scope = $1 and group_id is not null and ($2::date is null or next_on <= $2)`,
    [writer.scope, by ?? null],
  )
  await lockScopes(tx, rows.map(({ id }) => groupScope(id)).sort())
}

export interface Made {
  readonly id: string
  readonly date: Day
  readonly amount: number
  /** Said by a statement; else its template's. */
  readonly accountId?: string | undefined
}

type Doc = Parameters<typeof addExpenses>[1][number]['doc']

/** The group, if its owner is still in it and it takes costs. */
async function openFor(context: Context, { groupId }: GroupTemplate): Promise<OpenGroup | null> {
  try {
    return await openGroup(context, groupId, forCosts)
  } catch (error) {
    if (error instanceof Fault) return null
    throw error
  }
}

/** What it becomes; null when people or parts of its split no longer fit. */
async function planned(
  open: OpenGroup,
  template: GroupTemplate,
  { id, date, amount }: Made,
): Promise<Doc | null> {
  const made = { id, date, amount }
  const { group, me, context } = open
  const everybody = currentMembers(group).map(({ memberId }) => memberId)
  const split = template.groupSplit ?? ({ mode: 'equal', memberIds: everybody } as const)
  if (!membersOf(split as Split).every((memberId) => memberIn(group, memberId))) return null
  if (!shareOut(made.amount, split as Split, made.id, new Map()).ok) return null
  const { rowCount } = await context.tx.client.query(
    'select from global_categories where id = $1',
    [template.categoryId],
  )
  return {
    ...made,
    description: template.description,
    currency: template.currency,
    rate: null,
    notes: template.notes,
    // A category of one's own means nothing to the others.
    categoryId: rowCount ? template.categoryId : null,
    payers: [{ memberId: me.memberId, amount: made.amount }],
    split: split as GroupSplit,
    receiptId: null,
    jointAccountId: null,
  }
}

/** Enters one into its group; false when the group cannot take it now. */
export async function postIntoGroup(
  tx: Transaction,
  writer: Writer,
  log: Logger,
  template: Row,
  made: Made,
): Promise<boolean> {
  const caller = { uid: writer.uid, sessionId: '' }
  const context: Context = {
    tx,
    caller,
    now: writer.now,
    log,
    say: async () => false,
    countTry: async () => {},
  }
  const given = asGroupTemplate(template)
  const open = await openFor(context, given)
  const doc = open && (await planned(open, given, made))
  if (!open || !doc) return false
  const [row] = await addExpenses(open, [{ doc, path: '' }], template.id)
  if (!row) return false
  const accountId = made.accountId ?? given.accountId
  if (accountId) {
    await changeRows(tx, {
      ...{ table: 'group_shares', set: 'account_id = $3' },
      values: [shareId(row.id, open.me.memberId), writer.scope, accountId],
      where: `t.id = $1 and t.scope = $2
        and exists (select from accounts a where a.scope = $2 and a.id = $3)`,
    })
  }
  const { description, amount, currency } = row
  const data = { description, amount, currency, isRecurring: true }
  await noteActivity(open, 'expense-added', row.id, data)
  await tellOfExpense(open, 'added', row, null)
  return true
}

/** A template may name only a group its owner is in. */
export async function checkGroupsOf(
  tx: Transaction,
  written: readonly Written[],
  { uid }: Writer,
): Promise<void> {
  const asked = written.filter(({ before, after }) => {
    return isOfGroup(after) && before?.groupId !== after.groupId
  })
  if (asked.length === 0) return
  const { rows } = await tx.client.query<{ id: string }>(
    'select id from groups where id = any($1::uuid[]) and member_ids @> array[$2::uuid]',
    [asked.map(({ after }) => after.groupId), uid],
  )
  const mine = new Set(rows.map(({ id }) => id))
  const wrong = asked
    .filter(({ after }) => !mine.has(String(after.groupId)))
    .map(({ path }): Complaint => [`${path}groupId`, 'Choose a group you are in.'])
  if (wrong.length > 0) throw invalid(wrong)
}
