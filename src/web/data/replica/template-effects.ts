import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import { collectionOf } from './order.ts'
import type { Effect, RowPatch } from './shapes.ts'

interface Kind {
  readonly templates: CollectionName
  readonly entries: CollectionName
}

const kinds: readonly Kind[] = [
  { templates: 'expense_templates', entries: 'expenses' },
  { templates: 'income_templates', entries: 'incomes' },
]

const daysOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const without = (days: unknown, day: unknown) => daysOf(days).filter((other) => other !== day)
const withDay = (days: unknown, day: unknown) => [...without(days, day), day].sort()

/** When the next one comes is worked out by the server; until then it stays as it was. */
const post =
  ({ templates, entries }: Kind): Effect =>
  (read, { id, dueOn, entryId, date, amount }, { at, uid }) => {
    const template = typeof id === 'string' ? read.row(templates, id) : null
    if (!template || typeof entryId !== 'string') return []
    const { writable, defaults } = collectionOf(entries)
    const shared = writable.filter((field) => Object.hasOwn(template, field))
    const entry: Row = {
      ...defaults,
      ...Object.fromEntries(shared.map((field) => [field, template[field]])),
      id: entryId,
      date,
      amount,
      templateId: template.id,
      occurrenceOn: dueOn,
      createdAt: at,
      createdBy: uid,
      updatedAt: at,
    }
    const last = String(template.lastPostedOn ?? '')
    const lastPostedOn = String(dueOn) > last ? dueOn : template.lastPostedOn
    const waitingOn = without(template.waitingOn, dueOn)
    const moved = changed(templates, template, { waitingOn, lastPostedOn, updatedAt: at })
    // One that goes into a group is no entry of the own book.
    if (template.groupId) return [moved]
    return [{ table: entries, id: entryId, row: read.row(entries, entryId) ?? entry }, moved]
  }

const changed = (table: CollectionName, row: Row, patch: Partial<Row>): RowPatch => ({
  table,
  id: row.id,
  row: { ...row, ...patch, id: row.id },
})

/** Whether it waits now or is still to come, the server knows. */
const undoPost =
  ({ templates, entries }: Kind): Effect =>
  (read, { id, dueOn }) => {
    if (typeof id !== 'string' || !read.row(templates, id)) return []
    return [...read.all(entries)]
      .filter((row) => row.templateId === id && row.occurrenceOn === dueOn)
      .map((row) => ({ table: entries, id: row.id, row: null }))
  }

const skip =
  ({ templates }: Kind): Effect =>
  (read, { id, dueOn }, { at }) => {
    const template = typeof id === 'string' ? read.row(templates, id) : null
    if (!template) return []
    const skippedOn = withDay(template.skippedOn, dueOn)
    const waitingOn = without(template.waitingOn, dueOn)
    return [changed(templates, template, { skippedOn, waitingOn, updatedAt: at })]
  }

const undoSkip =
  ({ templates }: Kind): Effect =>
  (read, { id, dueOn }, { at }) => {
    const template = typeof id === 'string' ? read.row(templates, id) : null
    if (!template) return []
    const skippedOn = without(template.skippedOn, dueOn)
    return [changed(templates, template, { skippedOn, updatedAt: at })]
  }

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

const changeFrom =
  ({ templates }: Kind): Effect =>
  (read, { id, from, patch, newId }, { at, uid }) => {
    const template = typeof id === 'string' ? read.row(templates, id) : null
    if (!template || typeof newId !== 'string' || typeof from !== 'string') return []
    const next = {
      ...template,
      startOn: from,
      nextOn: from,
      lastPostedOn: null,
      waitingOn: [],
      ...(typeof patch === 'object' ? patch : {}),
      id: newId,
      createdAt: at,
      createdBy: uid,
      updatedAt: at,
    }
    return [
      changed(templates, template, { endOn: dayBefore(from), updatedAt: at }),
      { table: templates, id: newId, row: read.row(templates, newId) ?? next },
    ]
  }

const undoChangeFrom =
  ({ templates, entries }: Kind): Effect =>
  (read, { id, newId, endOn }, { at }) => {
    const template = typeof id === 'string' ? read.row(templates, id) : null
    if (!template || typeof newId !== 'string') return []
    const moved = [...read.all(entries)]
      .filter((row) => row.templateId === newId)
      .map((row) => changed(entries, row, { templateId: id, updatedAt: at }))
    return [
      ...moved,
      { table: templates, id: newId, row: null },
      changed(templates, template, { endOn, updatedAt: at }),
    ]
  }

/** What the commands of templates will probably do. */
export const templateEffects: Readonly<Record<string, Effect>> = Object.fromEntries(
  kinds.flatMap((kind) =>
    Object.entries({
      postNow: post(kind),
      confirm: post(kind),
      undoPost: undoPost(kind),
      skip: skip(kind),
      undoSkip: undoSkip(kind),
      changeFrom: changeFrom(kind),
      undoChangeFrom: undoChangeFrom(kind),
    }).map(([verb, effect]) => [`${kind.templates}.${verb}`, effect]),
  ),
)
