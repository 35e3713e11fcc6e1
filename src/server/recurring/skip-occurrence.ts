import { z } from 'zod'
import { day, uuid } from '#contract/entities/entity.ts'
import type { Day } from '#domain/calendar.ts'
import { changeRows } from '../documents/change-rows.ts'
import { type RunCommand, readArgs } from '../documents/commands.ts'
import { invalid } from '../documents/validate.ts'
import { setDone } from './occurrences.ts'
import {
  doneOf,
  type OpenTemplate,
  openTemplate,
  plannedOn,
  refusePosted,
  reopen,
} from './open-template.ts'
import type { Kind } from './template.ts'

const args = z.strictObject({ id: uuid, dueOn: day })
/** As many as a template may name; the oldest lie behind it. */
const SKIPPED_MOST = 400

const saveSkipped = ({ context, kind, hand, template }: OpenTemplate, skippedOn: readonly Day[]) =>
  changeRows(
    context.tx,
    kind.templates,
    [{ id: template.id, patch: { skippedOn }, path: '' }],
    hand,
  )

/** Calls off one, whether it waits or is still to come. */
export const skipOccurrence =
  (kind: Kind): RunCommand =>
  async (context, given) => {
    const { id, dueOn } = readArgs(args, given)
    const open = await openTemplate(kind, context, id)
    const done = await doneOf(open, dueOn)
    refusePosted(done)
    if (!done && !plannedOn(open.template, dueOn)) {
      throw invalid([['dueOn', 'Choose a day on which it comes.']])
    }
    if (done) {
      const skipped = { templateId: id, dueOn, status: 'skipped', entryId: null } as const
      await setDone(context.tx, open.hand, skipped)
    }
    const skippedOn = [...new Set([...open.template.skippedOn, dueOn])].sort()
    await saveSkipped(open, skippedOn.slice(-SKIPPED_MOST))
  }

export const undoSkip =
  (kind: Kind): RunCommand =>
  async (context, given) => {
    const { id, dueOn } = readArgs(args, given)
    const open = await openTemplate(kind, context, id)
    if (!open.template.skippedOn.includes(dueOn)) {
      throw invalid([['dueOn', 'This one is not called off.']])
    }
    await reopen(open, dueOn)
    await saveSkipped(
      open,
      open.template.skippedOn.filter((skipped) => skipped !== dueOn),
    )
  }
