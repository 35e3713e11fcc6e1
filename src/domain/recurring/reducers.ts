/** What the commands of templates do: an occurrence becomes an entry, or all from one on change. */
import { addDays, type Day } from '../calendar/calendar.ts'
import {
  create,
  drop,
  dropEvery,
  put,
  type Reducer,
  type Row,
  type Rows,
  refuse,
} from '../command.ts'
import { continueFrom } from './continue-from.ts'
import type { PlannedTemplate } from './planned-rows.ts'
import { type Occurrence, occurrences, type Schedule } from './schedule.ts'

/** One that a device has just made has no days yet. */
type Template = Row &
  PlannedTemplate & {
    readonly groupId?: string | null
    readonly waitingOn: readonly Day[] | null
    readonly lastPostedOn: Day | null
  }

/** Templates, and what they become. */
export interface Kind {
  readonly templates: string
  readonly entries: string
  readonly entryFrom: (template: Row, fields: readonly string[], made: Made) => Row
}

/** One day of a template. */
export interface OccurrenceArgs {
  readonly id: string
  readonly dueOn: Day
}

export interface PostArgs extends OccurrenceArgs {
  readonly entryId: string
  readonly date: Day
  readonly amount: number
  /** What a bill of a group was paid from, where that is not its template's. */
  readonly accountId?: string | undefined
}

export interface ChangeFrom {
  readonly id: string
  readonly from: Day
  readonly newId: string
  readonly patch: Readonly<Record<string, unknown>>
}

export interface UndoChangeFrom {
  readonly id: string
  readonly newId: string
  readonly endOn: Day | null
}

/** As many as a template may name; the oldest lie behind it. */
const skippedMost = 400

const wrong = (field: string, words: string) => refuse('invalid-input', { [field]: words })
const templateOf = (rows: Rows, { templates }: Kind, id: string) =>
  rows.row(templates, id) as Template | null
const without = (days: readonly Day[] | null, day: Day) =>
  (days ?? []).filter((other) => other !== day)

const picked = (row: Row, fields: readonly string[]) =>
  Object.fromEntries(
    fields.filter((field) => Object.hasOwn(row, field)).map((field) => [field, row[field]]),
  )

/** What the rule says of a day, also when it was called off. */
export function plannedOn<T extends Schedule>(template: T, dueOn: Day): Occurrence | null {
  const skippedOn = template.skippedOn.filter((day) => day !== dueOn)
  for (const occurrence of occurrences({ ...template, skippedOn }, dueOn, dueOn)) {
    if (occurrence.dueOn === dueOn) return occurrence
  }
  return null
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

export interface Made {
  readonly id: string
  readonly date: Day
  readonly amount: number
  /** The day by the rule. */
  readonly dueOn: Day
}

/** The entry a template becomes: whatever both of them have, on its own day. */
export const entryFrom = (
  template: Row,
  fields: readonly string[],
  { dueOn, ...made }: Made,
): Row => ({
  ...picked(template, fields),
  ...made,
  templateId: template.id,
  occurrenceOn: dueOn,
})

/** Whether it is its turn, and when the next one comes, only the server knows. */
const post =
  (kind: Kind): Reducer<PostArgs> =>
  (rows, { id, dueOn, entryId, date, amount }, { fieldsOf }) => {
    const template = templateOf(rows, kind, id)
    if (!template) return refuse('not-found')
    const { lastPostedOn } = template
    const moved = put(kind.templates, {
      ...template,
      waitingOn: without(template.waitingOn, dueOn),
      lastPostedOn: dueOn > (lastPostedOn ?? '') ? dueOn : lastPostedOn,
    })
    // One that goes into a group is no entry of the own book.
    if (template.groupId) return [moved]
    const made = { id: entryId, date, amount, dueOn }
    const entry = kind.entryFrom(template, fieldsOf(kind.entries), made)
    return [create(kind.entries, entry), moved]
  }

/** Whether it waits now or is still to come, the server knows. */
const undoPost =
  (kind: Kind): Reducer<OccurrenceArgs> =>
  (rows, { id, dueOn }) => {
    const template = templateOf(rows, kind, id)
    if (!template) return refuse('not-found')
    const entry = dropEvery(kind.entries, { templateId: id, occurrenceOn: dueOn })
    return [entry, put(kind.templates, template)]
  }

const skip =
  (kind: Kind): Reducer<OccurrenceArgs> =>
  (rows, { id, dueOn }) => {
    const template = templateOf(rows, kind, id)
    if (!template) return refuse('not-found')
    if (!template.waitingOn?.includes(dueOn) && !plannedOn(template, dueOn)) {
      return wrong('dueOn', 'Choose a day on which it comes.')
    }
    const skippedOn = [...without(template.skippedOn, dueOn), dueOn].sort().slice(-skippedMost)
    const waitingOn = without(template.waitingOn, dueOn)
    return [put(kind.templates, { ...template, skippedOn, waitingOn })]
  }

const undoSkip =
  (kind: Kind): Reducer<OccurrenceArgs> =>
  (rows, { id, dueOn }) => {
    const template = templateOf(rows, kind, id)
    if (!template) return refuse('not-found')
    if (!template.skippedOn.includes(dueOn)) return wrong('dueOn', 'This one is not called off.')
    const skippedOn = without(template.skippedOn, dueOn)
    return [put(kind.templates, { ...template, skippedOn })]
  }

const changeFrom =
  (kind: Kind): Reducer<ChangeFrom> =>
  (rows, { id, from, patch, newId }, { fieldsOf }) => {
    const template = templateOf(rows, kind, id)
    if (!template) return refuse('not-found')
    if (!plannedOn(template, from)) return wrong('from', 'Choose a day on which it comes.')
    const used = countBefore(template, from)
    if (used === 0) return wrong('from', 'This is the first one. Change the whole of it.')
    const next = {
      ...picked(continueFrom(template, from, used), fieldsOf(kind.templates)),
      ...patch,
      ...{ id: newId, nextOn: from, lastPostedOn: null, waitingOn: [] },
    }
    return [
      put(kind.templates, { ...template, endOn: addDays(from, -1) }),
      create(kind.templates, next),
    ]
  }

const undoChangeFrom =
  (kind: Kind): Reducer<UndoChangeFrom> =>
  (rows, { id, newId, endOn }) => {
    const template = templateOf(rows, kind, id)
    if (!template) return refuse('not-found')
    if (id === newId) return wrong('newId', 'Choose another one.')
    if (!rows.row(kind.templates, newId)) return refuse('not-found')
    return [
      put(kind.templates, { ...template, endOn }),
      { pointersTo: kind.templates, from: newId, into: id },
      drop(kind.templates, newId),
    ]
  }

type NamedActs<Name extends string, Acts> = {
  readonly [Verb in keyof Acts & string as `${Name}.${Verb}`]: Acts[Verb]
}

const actsNamed = <Name extends string, Acts extends object>(name: Name, acts: Acts) =>
  Object.fromEntries(
    Object.entries(acts).map(([verb, act]) => [`${name}.${verb}`, act]),
  ) as NamedActs<Name, Acts>

/** All that can be done with one occurrence of a kind, or with all from one on. */
export const reducersFor = <Name extends string>(kind: Kind & { readonly templates: Name }) =>
  actsNamed(kind.templates, {
    postNow: post(kind),
    confirm: post(kind),
    undoPost: undoPost(kind),
    skip: skip(kind),
    undoSkip: undoSkip(kind),
    changeFrom: changeFrom(kind),
    undoChangeFrom: undoChangeFrom(kind),
  })

export const templateReducers = {
  ...reducersFor({ templates: 'expense_templates', entries: 'expenses', entryFrom }),
  ...reducersFor({ templates: 'income_templates', entries: 'incomes', entryFrom }),
}
