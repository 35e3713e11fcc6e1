import type { Row } from '#contract/sync.ts'
import { type Day, dayAt } from '#domain/calendar/calendar.ts'
import { plannedOn } from '#domain/recurring/reducers.ts'
import type { Context } from '../documents/commands.ts'
import { readRows } from '../documents/references.ts'
import type { Writer } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { requireProfile } from '../users/profiles.ts'
import { dropDone, readDone, setDone } from './occurrences.ts'
import { type Progress, readProgress } from './progress.ts'
import { type Kind, kinds, type Template } from './template.ts'

export async function requireTemplate(
  { templates }: Kind,
  { tx }: Context,
  writer: Writer,
  id: string,
) {
  const [template] = await readRows(tx, templates, writer.scope, [id])
  if (!template) throw new Fault('not-found')
  return template as Template
}

export async function progressOf(
  { tx }: Context,
  { scope }: Writer,
  id: string,
): Promise<Progress> {
  const found = await readProgress(tx, scope, [id])
  return found(id)
}

/** As if nobody had dealt with it: one whose day has come waits for its owner. */
export async function reopen(
  context: Context,
  writer: Writer,
  template: Template,
  dueOn: Day,
): Promise<void> {
  const { tx } = context
  await dropDone(tx, writer, template.id, dueOn)
  const { timezone } = await requireProfile(tx.client, writer.uid)
  const { doneThrough } = await progressOf(context, writer, template.id)
  const postOn = plannedOn(template, dueOn)?.postOn ?? dueOn
  const isPassed = doneThrough !== null && dueOn < doneThrough
  if (!isPassed && postOn > dayAt(writer.now.getTime(), timezone)) return
  await setDone(tx, writer, { templateId: template.id, dueOn, status: 'waiting', entryId: null })
}

/** The same of entries that something else made of what recurs, before they go again. */
export async function reopenMade(
  context: Context,
  writer: Writer,
  table: string,
  entries: readonly Row[],
): Promise<void> {
  const kind = kinds.find((one) => one.entries.name === table)
  if (!kind) return
  for (const { id, templateId, occurrenceOn } of entries) {
    if (typeof templateId !== 'string' || typeof occurrenceOn !== 'string') continue
    const done = await readDone(context.tx, writer.scope, templateId, occurrenceOn)
    if (done?.entryId !== id) continue
    const template = await requireTemplate(kind, context, writer, templateId)
    await reopen(context, writer, template, occurrenceOn)
  }
}
