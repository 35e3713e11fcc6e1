import type { Scope } from '#contract/sync.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import { type Occurrence, occurrences } from '#domain/recurring/schedule.ts'
import type { Transaction } from '../db/database.ts'
import type { Template } from './template.ts'

/** How far a template has come. */
export interface Progress {
  /** The day by the rule of the last one that is posted, waiting or called off. */
  readonly doneThrough: Day | null
  readonly lastPostedOn: Day | null
  readonly waitingOn: readonly Day[]
}

const untouched: Progress = { doneThrough: null, lastPostedOn: null, waitingOn: [] }
/** A weekend may move a day by two: so far back it is seen which days fall together. */
const shiftMost = 2

export type ProgressOf = (id: string) => Progress

export async function readProgress(
  { client }: Transaction,
  scope: Scope,
  ids: readonly string[],
): Promise<ProgressOf> {
  const { rows } = await client.query<Progress & { readonly id: string }>(
    `select template_id as id, max(due_on) as "doneThrough",
      max(due_on) filter (where status = 'posted') as "lastPostedOn",
      coalesce(json_agg(due_on order by due_on) filter (where status = 'waiting'), '[]')
        as "waitingOn"
    from template_occurrences where scope = $1 and template_id = any($2::uuid[])
    group by template_id`,
    [scope, ids],
  )
  const found = new Map(rows.map(({ id, ...progress }) => [id, progress]))
  return (id) => found.get(id) ?? untouched
}

/** The first one nobody has dealt with, paused or not. */
export function nextUndone(template: Template, { doneThrough }: Progress): Occurrence | null {
  const from = addDays(doneThrough ?? template.startOn, -shiftMost)
  for (const occurrence of occurrences(template, from)) {
    if (doneThrough === null || occurrence.dueOn > doneThrough) return occurrence
  }
  return null
}

/** The fields of a template that say so. */
export const progressFields = ['nextOn', 'lastPostedOn', 'waitingOn'] as const

export function withProgress(template: Template, progress: Progress): Template {
  const nextOn = template.active ? (nextUndone(template, progress)?.postOn ?? null) : null
  const { lastPostedOn, waitingOn } = progress
  return { ...template, nextOn, lastPostedOn, waitingOn }
}
