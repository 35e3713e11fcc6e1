import { type Day, dayAt } from '#domain/calendar.ts'
import { type Occurrence, occurrences } from '#domain/recurring/schedule.ts'
import { type Context, handOf } from '../documents/commands.ts'
import { readRows } from '../documents/references.ts'
import { invalid } from '../documents/validate.ts'
import { type Hand, updateMany } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { requireProfile } from '../users/profiles.ts'
import { type Done, dropDone, readDone, setDone } from './occurrences.ts'
import { type Progress, progressFields, readProgress, withProgress } from './progress.ts'
import type { Kind, Template } from './template.ts'

/** One template in a command's hands, with its scope locked. */
export interface OpenTemplate {
  readonly context: Context
  readonly kind: Kind
  readonly hand: Hand
  readonly template: Template
}

export async function openTemplate(
  kind: Kind,
  context: Context,
  id: string,
): Promise<OpenTemplate> {
  const hand = await handOf(kind.templates, context)
  const [template] = await readRows(context.tx, kind.templates, hand.scope, [id])
  if (!template) throw new Fault('not-found')
  return { context, kind, hand, template: template as Template }
}

export const doneOf = ({ context, hand, template }: OpenTemplate, dueOn: Day) =>
  readDone(context.tx, hand.scope, template.id, dueOn)

export async function progressOf({ context, hand, template }: OpenTemplate): Promise<Progress> {
  const found = await readProgress(context.tx, hand.scope, [template.id])
  return found(template.id)
}

/** What the rule says of a day, also when it was called off. */
export function plannedOn(template: Template, dueOn: Day): Occurrence | null {
  const skippedOn = template.skippedOn.filter((day) => day !== dueOn)
  for (const occurrence of occurrences({ ...template, skippedOn }, dueOn, dueOn)) {
    if (occurrence.dueOn === dueOn) return occurrence
  }
  return null
}

export function refusePosted(done: Done | null): void {
  if (done?.status === 'posted') throw invalid([['dueOn', 'This one is in your books already.']])
}

/** As if nobody had dealt with it: one whose day has come waits for its owner. */
export async function reopen(open: OpenTemplate, dueOn: Day): Promise<void> {
  const { context, hand, template } = open
  await dropDone(context.tx, hand, template.id, dueOn)
  const { timezone } = await requireProfile(context.tx.client, hand.uid)
  const { doneThrough } = await progressOf(open)
  const postOn = plannedOn(template, dueOn)?.postOn ?? dueOn
  const isPassed = doneThrough !== null && dueOn < doneThrough
  if (!isPassed && postOn > dayAt(hand.now.getTime(), timezone)) return
  const waiting = { templateId: template.id, dueOn, status: 'waiting', entryId: null } as const
  await setDone(context.tx, hand, waiting)
}

/** Writes how far it has come now. */
export async function saveProgress(open: OpenTemplate): Promise<void> {
  const { context, kind, hand, template } = open
  const moved = withProgress(template, await progressOf(open))
  await updateMany(context.tx, kind.templates, [moved], new Set(progressFields), hand)
}
