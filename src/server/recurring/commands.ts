import type { Day } from '#domain/calendar/calendar.ts'
import type { OccurrenceArgs, PostArgs } from '#domain/recurring/reducers.ts'
import type { Context, RunCommand } from '../documents/commands.ts'
import { type Around, reduced } from '../documents/reduce.ts'
import { invalid } from '../documents/validate.ts'
import { deleteMany, type Writer } from '../documents/write.ts'
import { deleteExpense } from '../groups/expenses/delete-expense.ts'
import { isOfGroup, lockGroupsOf, postIntoGroup } from '../groups/expenses/post-template.ts'
import { Fault } from '../http/fault.ts'
import { type Done, readDone, setDone } from './occurrences.ts'
import { nextUndone } from './progress.ts'
import { progressOf, reopen, requireTemplate } from './reopen.ts'
import { type Kind, kinds } from './template.ts'

/** When the next one comes is worked out of what was done, whoever changes a template. */
const always = { isCompleted: true } as const

function refusePosted(done: Done | null): void {
  if (done?.status === 'posted') throw invalid([['dueOn', 'This one is in your books already.']])
}

/** A group is locked before a book. */
const withGroups = ({ templates }: Kind) => ({
  lock: ({ tx }: Context, writer: Writer) => lockGroupsOf(tx, templates.name, writer),
})

const posts = (kind: Kind): Around<PostArgs> => ({
  ...always,
  ...withGroups(kind),
  /** In order, for those before the last one done count as dealt with. */
  async before(context, { id, dueOn, entryId }, writer) {
    const template = await requireTemplate(kind, context, writer, id)
    const done = await readDone(context.tx, writer.scope, id, dueOn)
    refusePosted(done)
    const next = nextUndone(template, await progressOf(context, writer, id))
    if (done?.status !== 'waiting' && next?.dueOn !== dueOn) {
      throw invalid([['dueOn', 'Choose the next one.']])
    }
    await setDone(context.tx, writer, { templateId: id, dueOn, status: 'posted', entryId })
  },
  async after({ tx, log }, changes, writer, { entryId, date, amount, accountId }) {
    const template = changes.find(({ table }) => table === kind.templates.name)?.before
    if (!template || !isOfGroup(template)) return
    const isIn = await postIntoGroup(tx, writer, log, template, {
      ...{ id: entryId, date, amount, accountId },
    })
    if (!isIn) throw new Fault('group-closed')
  },
})

const undoesPost = (kind: Kind): Around<OccurrenceArgs> => ({
  ...always,
  ...withGroups(kind),
  async before(context, { id, dueOn }, writer) {
    const template = await requireTemplate(kind, context, writer, id)
    const done = await readDone(context.tx, writer.scope, id, dueOn)
    if (!done?.entryId) throw invalid([['dueOn', 'This one is not in your books.']])
    const { groupId } = template
    const isGone = await deleteMany(context.tx, kind.entries, [done.entryId], writer)
    if (!isGone && typeof groupId === 'string') {
      await deleteExpense(context, { groupId, id: done.entryId })
    }
    await reopen(context, writer, template, dueOn)
  },
})

const skips: Around<OccurrenceArgs> = {
  ...always,
  async before({ tx }, { id, dueOn }, writer) {
    const done = await readDone(tx, writer.scope, id, dueOn)
    refusePosted(done)
    if (!done) return
    await setDone(tx, writer, { templateId: id, dueOn, status: 'skipped', entryId: null })
  },
}

const undoesSkip = (kind: Kind): Around<OccurrenceArgs> => ({
  ...always,
  async before(context, { id, dueOn }, writer) {
    const template = await requireTemplate(kind, context, writer, id)
    if (template.skippedOn.includes(dueOn)) await reopen(context, writer, template, dueOn)
  },
})

const changes: Around<{ readonly id: string; readonly from: Day }> = {
  ...always,
  async before(context, { id, from }, writer) {
    const { doneThrough } = await progressOf(context, writer, id)
    if (doneThrough !== null && from <= doneThrough) {
      throw invalid([['from', 'Choose one that is still to come.']])
    }
  },
}

/** What either has done is done. */
const undoesChange: Around<{ readonly id: string; readonly newId: string }> = {
  ...always,
  async before({ tx }, { id, newId }, { scope }) {
    await tx.client.query(
      `update template_occurrences n set template_id = $2
        where scope = $1 and template_id = $3 and not exists (
          select from template_occurrences o
          where o.scope = $1 and o.template_id = $2 and o.due_on = n.due_on)`,
      [scope, id, newId],
    )
  },
}

const commandsOf = (kind: Kind) => {
  const name = kind.templates.name as 'expense_templates'
  return {
    [`${name}.postNow`]: reduced(`${name}.postNow`, posts(kind)),
    [`${name}.confirm`]: reduced(`${name}.confirm`, posts(kind)),
    [`${name}.undoPost`]: reduced(`${name}.undoPost`, undoesPost(kind)),
    [`${name}.skip`]: reduced(`${name}.skip`, skips),
    [`${name}.undoSkip`]: reduced(`${name}.undoSkip`, undoesSkip(kind)),
    [`${name}.changeFrom`]: reduced(`${name}.changeFrom`, changes),
    [`${name}.undoChangeFrom`]: reduced(`${name}.undoChangeFrom`, undoesChange),
  }
}

/** What can be done with one occurrence, or with all from one on. */
export const templateCommands: Readonly<Record<string, RunCommand>> = Object.assign(
  {},
  ...kinds.map(commandsOf),
)
