import '#web/data/replica/commands/own-reducers.ts'
import { type Day, laterDay } from '#domain/calendar.ts'
import { amountOn } from '#domain/recurring/price-changes.ts'
import { type Occurrence, occurrencesBetween } from '#domain/recurring/schedule.ts'
import type { Wish } from '#web/data/replica/shapes.ts'
import { type Step, skipStep, templateCommand } from '#web/fields/occurrence-steps.ts'
import { patchFrom } from './reach.ts'
import {
  changesBetween,
  doneThrough,
  entryTables,
  fieldsOf,
  type Kind,
  type Template,
  type TemplateFields,
  tables,
} from './template.ts'

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

/** This one and all that follow become another template. */
export function changeFromStep(
  template: Template,
  from: Day,
  fields: TemplateFields,
  newId: string,
  today: Day,
): Step {
  const patch = patchFrom(template, fields, from, today)
  return {
    there: [templateCommand(template, 'changeFrom', { from, patch, newId })],
    back: [templateCommand(template, 'undoChangeFrom', { newId, endOn: template.endOn })],
  }
}

/** One is taken out of the rule and stands for itself, as an entry of its own. */
export function onlyOneStep(
  template: Template,
  { dueOn, postOn }: Occurrence,
  fields: TemplateFields,
  entryId: string,
): Step {
  const table = entryTables[template.kind]
  const { currency, description, categoryId, notes, tags } = fields
  const amount = amountOn(fields, dueOn)
  const own =
    'merchant' in fields
      ? { merchant: fields.merchant, paymentMethod: fields.paymentMethod }
      : { source: fields.source }
  const said = { amount, currency, description, categoryId, notes, tags, ...own }
  const made = { id: entryId, date: postOn, templateId: template.id, occurrenceOn: dueOn }
  const skipped = skipStep(template, dueOn)
  return {
    there: [...skipped.there, { name: `${table}.create`, args: { doc: { ...said, ...made } } }],
    back: [{ name: `${table}.delete`, args: { id: entryId } }, ...skipped.back],
  }
}
