import { z } from 'zod'
import { amount, day, uuid } from '#contract/entities/entity.ts'
import { userScope } from '#contract/sync.ts'
import type { Day } from '#domain/calendar.ts'
import { addRows } from '../documents/change-rows.ts'
import { type Context, type RunCommand, readArgs } from '../documents/commands.ts'
import { invalid } from '../documents/validate.ts'
import { deleteMany } from '../documents/write.ts'
import { deleteExpense } from '../groups/delete-expense.ts'
import { isOfGroup, lockGroupsOf, postIntoGroup } from '../groups/post-template.ts'
import { Fault } from '../http/fault.ts'
import { entryOf } from './entry.ts'
import { setDone } from './occurrences.ts'
import {
  doneOf,
  type OpenTemplate,
  openTemplate,
  progressOf,
  refusePosted,
  reopen,
  saveProgress,
} from './open-template.ts'
import { nextUndone } from './progress.ts'
import type { Kind } from './template.ts'

const postArgs = z.strictObject({ id: uuid, dueOn: day, entryId: uuid, date: day, amount })
const undoArgs = z.strictObject({ id: uuid, dueOn: day })

/** One that waits, or the next one before its day, becomes an entry with what its owner says. */
export const postOccurrence =
  (kind: Kind): RunCommand =>
  async (context, given) => {
    const { id, dueOn, entryId, ...said } = readArgs(postArgs, given)
    await lockGroups(kind, context)
    const open = await openTemplate(kind, context, id)
    await requireTurn(open, dueOn)
    const { hand, template } = open
    const posted = { templateId: id, dueOn, status: 'posted', entryId } as const
    await setDone(context.tx, hand, posted)
    if (isOfGroup(template)) {
      const made = { id: entryId, ...said }
      const isIn = await postIntoGroup(context.tx, hand, context.log, template, made)
      if (!isIn) throw new Fault('group-closed')
    } else {
      const doc = entryOf(kind, template, { id: entryId, dueOn, ...said })
      await addRows(context.tx, kind.entries, [{ doc, path: '' }], hand)
    }
    await saveProgress(open)
  }

/** The caller's own; a group is locked before a book. */
const lockGroups = ({ templates }: Kind, { tx, caller, now }: Context) =>
  lockGroupsOf(tx, templates.name, { uid: caller.uid, scope: userScope(caller.uid), now })

/** In order, for those before the last one done count as dealt with. */
async function requireTurn(open: OpenTemplate, dueOn: Day): Promise<void> {
  const done = await doneOf(open, dueOn)
  refusePosted(done)
  if (done?.status === 'waiting') return
  const next = nextUndone(open.template, await progressOf(open))
  if (next?.dueOn !== dueOn) throw invalid([['dueOn', 'Choose the next one.']])
}

/** The entry goes, and it is as before: still to come, or waiting. */
export const undoPost =
  (kind: Kind): RunCommand =>
  async (context, given) => {
    const { id, dueOn } = readArgs(undoArgs, given)
    await lockGroups(kind, context)
    const open = await openTemplate(kind, context, id)
    const done = await doneOf(open, dueOn)
    if (!done?.entryId) throw invalid([['dueOn', 'This one is not in your books.']])
    const { groupId } = open.template
    const isGone = await deleteMany(context.tx, kind.entries, [done.entryId], open.hand)
    if (!isGone && typeof groupId === 'string') {
      await deleteExpense(context, { groupId, id: done.entryId })
    }
    await reopen(open, dueOn)
    await saveProgress(open)
  }
