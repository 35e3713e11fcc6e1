import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { isSameValue } from '#domain/groups/edit-fits.ts'
import { answerableUntil } from '#domain/groups/gone/between.ts'
import type { Context } from '#server/documents/commands.ts'
import { isDeniable } from '../members/require-answered.ts'
import { forCosts, type OpenGroup, openGroup, requireStatus } from '../open-group.ts'
import { readEarlier } from './earlier-bills.ts'

/** In a group that is not open only who lost by it has a word, while they may still answer. */
export async function openForWord(
  context: Context,
  groupId: string,
  id: string,
): Promise<OpenGroup> {
  const open = await openGroup(context, groupId, { isForGone: true })
  const isOpen = open.group.status === 'open'
  if (!isOpen && !(await isDeniable(open, id))) requireStatus(open.group, forCosts.status)
  return open
}

/** And nothing but how the bill was before a change of the last days: that they put back. */
export async function requirePutBack(
  open: OpenGroup,
  before: GroupExpenseRow,
  patch: object,
): Promise<void> {
  const { group, context } = open
  if (group.status === 'open') return
  const earlier = await readEarlier(open, before)
  const isEarlier = earlier.some(
    (bill) =>
      answerableUntil(bill.changedAt) > context.now.getTime() &&
      Object.entries(patch).every(([field, value]) =>
        isSameValue(bill[field as keyof typeof bill] ?? null, value ?? null),
      ),
  )
  if (!isEarlier) requireStatus(group, forCosts.status)
}
