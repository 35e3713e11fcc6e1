import { z } from 'zod'
import { day, uuid } from '#contract/entities/entity.ts'
import type { Reference } from '#contract/references.ts'
import { addDays, type Day } from '#domain/calendar.ts'
import { continueFrom } from '#domain/recurring/continue-from.ts'
import { occurrences } from '#domain/recurring/schedule.ts'
import { addRows, changeRows } from '../documents/change-rows.ts'
import { type RunCommand, readArgs } from '../documents/commands.ts'
import { movePointers } from '../documents/pointers.ts'
import { asFields, checkDocument, invalid } from '../documents/validate.ts'
import { deleteMany } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { type OpenTemplate, openTemplate, plannedOn, progressOf } from './open-template.ts'
import type { Kind, Template } from './template.ts'

const changeArgs = z.strictObject({ id: uuid, from: day, patch: z.unknown(), newId: uuid })
const undoArgs = z.strictObject({ id: uuid, newId: uuid, endOn: day.nullable() })

/** This one and all that follow: it ends the day before, and another one goes on from there. */
export const changeFrom =
  (kind: Kind): RunCommand =>
  async (context, given) => {
    const { id, from, patch, newId } = readArgs(changeArgs, given)
    const open = await openTemplate(kind, context, id)
    await requireAhead(open, from)
    const { template, hand } = open
    const next = continueFrom(template, from, countBefore(template, from))
    const fields = Object.keys(kind.templates.facts.entity.writable)
    const kept = Object.fromEntries(fields.map((field) => [field, next[field]]))
    const doc = checkDocument(kind.templates, { ...kept, ...asFields(patch), id: newId })
    await setEnd(open, addDays(from, -1))
    await addRows(context.tx, kind.templates, [{ doc, path: '' }], hand)
  }

async function requireAhead(open: OpenTemplate, from: Day): Promise<void> {
  const { template } = open
  if (!plannedOn(template, from)) throw invalid([['from', 'Choose a day on which it comes.']])
  const { doneThrough } = await progressOf(open)
  if (doneThrough !== null && from <= doneThrough) {
    throw invalid([['from', 'Choose one that is still to come.']])
  }
  if (countBefore(template, from) === 0) {
    throw invalid([['from', 'This is the first one. Change the whole of it.']])
  }
}

/** Those that were called off count too, as they do towards the end. */
function countBefore(template: Template, from: Day): number {
  let count = 0
  for (const { dueOn } of occurrences({ ...template, skippedOn: [] })) {
    if (dueOn >= from) break
    count++
  }
  return count
}

const setEnd = ({ context, kind, template, hand }: OpenTemplate, endOn: Day | null) =>
  changeRows(context.tx, kind.templates, [{ id: template.id, patch: { endOn }, path: '' }], hand)

const pointer = ({ templates }: Kind): Reference => ({ at: 'templateId', to: [templates.name] })

/** The two are one again, and so is what either has done. */
export const undoChangeFrom =
  (kind: Kind): RunCommand =>
  async (context, given) => {
    const { id, newId, endOn } = readArgs(undoArgs, given)
    const open = await openTemplate(kind, context, id)
    if (id === newId) throw invalid([['newId', 'Choose another one.']])
    const { tx, now } = context
    const { scope } = open.hand
    await tx.client.query(
      `update template_occurrences n set template_id = $2
        where scope = $1 and template_id = $3 and not exists (
          select from template_occurrences o
          where o.scope = $1 and o.template_id = $2 and o.due_on = n.due_on)`,
      [scope, id, newId],
    )
    await movePointers(tx, kind.entries, pointer(kind), { scope, from: [newId], into: id, now })
    if (!(await deleteMany(tx, kind.templates, [newId], open.hand))) throw new Fault('not-found')
    await setEnd(open, endOn)
  }
