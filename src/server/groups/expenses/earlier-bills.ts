import type { GroupMember } from '#contract/groups/entities.ts'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { limits } from '#contract/limits.ts'
import { type EarlierBill, movedParts, type PartedBill } from '#domain/groups/gone/gone-parts.ts'
import { type Complaint, invalid } from '#server/documents/validate.ts'
import type { OpenGroup } from '../open-group.ts'

const DAY_MS = 86_400_000

interface Noted {
  readonly changedBy: string | null
  readonly changedAt: string
  readonly before: Partial<GroupExpenseRow>
}

type Earlier = GroupExpenseRow & EarlierBill

/**
 * The bill before each change of the last weeks, newest first, as the record has it; asked only
 * where somebody left or the group is not open, as everybody else can change it themselves.
 */
export async function readEarlier(
  { context, writer, group }: OpenGroup,
  now: GroupExpenseRow,
): Promise<readonly Earlier[]> {
  const isChangeable = group.status === 'open'
  if (isChangeable && group.members.every(({ leftAt }) => leftAt === null)) return []
  const { rows } = await context.tx.client.query<Noted>(
    `select member_id as "changedBy", to_json(created_at)#>>'{}' as "changedAt",
        data->'before' as before
      from activity where scope = $1 and subject_id = $2 and kind = 'expense-changed'
        and created_at > $3 order by created_at desc, id desc`,
    [writer.scope, now.id, new Date(context.now.getTime() - limits.restoreDays * DAY_MS)],
  )
  let bill = now
  return rows.flatMap(({ before, ...change }) => {
    bill = { ...bill, ...before }
    return before.shares ? [{ ...bill, ...change }] : []
  })
}

/** Before it was written down for the first time there was none of it. */
export async function readUnwritten(
  { context, writer, group }: OpenGroup,
  { id, currency }: GroupExpenseRow,
): Promise<readonly EarlierBill[]> {
  if (group.members.every(({ leftAt }) => leftAt === null)) return []
  const { rows } = await context.tx.client.query<Omit<Noted, 'before'>>(
    `select member_id as "changedBy", to_json(created_at)#>>'{}' as "changedAt"
      from activity where scope = $1 and subject_id = $2
        and kind = 'expense-added' and created_at > $3
      order by created_at, id limit 1`,
    [writer.scope, id, new Date(context.now.getTime() - limits.restoreDays * DAY_MS)],
  )
  return rows.map((noted) => ({ ...noted, currency, payers: [], shares: [] }))
}

const sideFields = { payers: 'payers', shares: 'split' } as const

type Bill = PartedBill | null

/** Who is gone cannot object: what they paid and bear stands, or comes back. Answers whose does. */
export function keepGoneParts(
  { group, me }: Pick<OpenGroup, 'group' | 'me'>,
  before: Bill,
  after: Bill,
  earlier: readonly EarlierBill[] = [],
): ReadonlySet<string> {
  const moved = movedParts(group.members, before, after, { earlier, me: me.memberId })
  const wrong = moved.map(({ memberId, side }): Complaint => {
    const name = group.members.find((one) => one.memberId === memberId)?.name ?? ''
    const what = side === 'payers' ? 'what they paid' : 'their part'
    return [sideFields[side], `${name} is no longer in the group, so ${what} stays as it is.`]
  })
  if (wrong.length > 0) throw invalid(wrong)
  return new Set(movedParts(group.members, before, after).map(({ memberId }) => memberId))
}

/** Whose books have it: of those who left, only who has their part back. */
export const isHereOr =
  (back: ReadonlySet<string>) =>
  ({ leftAt, memberId }: Pick<GroupMember, 'leftAt' | 'memberId'>): boolean =>
    leftAt === null || back.has(memberId)
