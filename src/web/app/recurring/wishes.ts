import { type Day, laterDay } from '#domain/calendar.ts'
import { occurrencesBetween } from '#domain/recurring/schedule.ts'
import type { Wish } from '#web/data/replica/shapes.ts'
import {
  changesBetween,
  doneThrough,
  fieldsOf,
  type Kind,
  type Template,
  type TemplateFields,
  tables,
} from './template.ts'

/** What to do, and what takes it back. */
export interface Step {
  readonly there: readonly Wish[]
  readonly back: readonly Wish[]
}

const create = (kind: Kind, id: string, fields: TemplateFields): Wish => ({
  name: `${tables[kind]}.create`,
  args: { doc: { id, ...fields } },
})

const update = ({ kind, id }: Template, patch: object): Wish => ({
  name: `${tables[kind]}.update`,
  args: { id, patch },
})

const remove = (kind: Kind, id: string): Wish => ({
  name: `${tables[kind]}.delete`,
  args: { id },
})

export const addStep = (kind: Kind, id: string, fields: TemplateFields): Step => ({
  there: [create(kind, id, fields)],
  back: [remove(kind, id)],
})

/** Null when nothing differs. */
export function changeStep(template: Template, fields: TemplateFields): Step | null {
  const before = fieldsOf(template)
  const patch = changesBetween(before, fields)
  if (Object.keys(patch).length === 0) return null
  return {
    there: [update(template, patch)],
    back: [update(template, changesBetween(fields, before))],
  }
}

/** What was made of it stays; the way back has the same id, so none of it is made again. */
export const removeStep = (template: Template): Step => ({
  there: [remove(template.kind, template.id)],
  back: [create(template.kind, template.id, fieldsOf(template))],
})

const skippedMost = 400

/** Nothing happens in a pause: what it would have brought until yesterday is called off. */
export function activeStep(template: Template, isActive: boolean, yesterday: Day): Step {
  const { active, skippedOn, startOn } = template
  const done = doneThrough(template)
  const missed = occurrencesBetween(template, laterDay(startOn, done ?? startOn), yesterday)
    .map(({ dueOn }) => dueOn)
    .filter((dueOn) => done === null || dueOn > done)
  const patch = isActive
    ? { active: true, skippedOn: [...skippedOn, ...missed].slice(-skippedMost) }
    : { active: false }
  return { there: [update(template, patch)], back: [update(template, { active, skippedOn })] }
}
