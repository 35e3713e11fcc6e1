import '#web/data/replica/commands/own-reducers.ts'
import { transferFrom } from '#domain/accounts/recurring-transfers.ts'
import { type Day, laterDay } from '#domain/calendar/calendar.ts'
import { amountOn } from '#domain/recurring/price-changes.ts'
import { type Occurrence, occurrencesBetween } from '#domain/recurring/schedule.ts'
import { entryTables, skipping, templateCommand } from '#web/recurring/occurrence-writes.ts'
import {
  changing,
  creating,
  inTurn,
  type Write,
  fieldsOf as writableOf,
} from '#web/writes/write.ts'
import { patchFrom } from './sheet/reach.ts'
import { doneThrough, type Template, type TemplateFields, tables } from './template.ts'

export const changingTemplate = (template: Template, fields: TemplateFields): Write =>
  changing(tables[template.kind], [{ row: template, fields }])

const skippedMost = 400

/** Nothing happens in a pause: what it would have brought until yesterday is called off. */
export function settingActive(template: Template, isActive: boolean, yesterday: Day): Write {
  const { skippedOn, startOn } = template
  const done = doneThrough(template)
  const missed = occurrencesBetween(template, laterDay(startOn, done ?? startOn), yesterday)
    .map(({ dueOn }) => dueOn)
    .filter((dueOn) => done === null || dueOn > done)
  const patch = isActive
    ? { active: true, skippedOn: [...skippedOn, ...missed].slice(-skippedMost) }
    : { active: false }
  return changing(tables[template.kind], [{ row: template, fields: patch }])
}

/** This one and all that follow become another template. */
export function changingFrom(
  template: Template,
  from: Day,
  fields: TemplateFields,
  newId: string,
  today: Day,
): Write {
  const patch = patchFrom(template, fields, from, today)
  return {
    commands: [templateCommand(template, 'changeFrom', { from, patch, newId })],
    undo: [templateCommand(template, 'undoChangeFrom', { newId, endOn: template.endOn })],
  }
}

/** One is taken out of the rule and stands for itself, as an entry of its own. */
export function changingOne(
  template: Template,
  { dueOn, postOn }: Occurrence,
  fields: TemplateFields,
  entryId: string,
): Write {
  const made = { id: entryId, date: postOn, amount: amountOn(fields, dueOn) }
  if ('fromId' in fields) {
    const moved = transferFrom({ ...fields, id: template.id }, { ...made, dueOn })
    return inTurn([
      skipping(template, dueOn),
      creating('transfers', [{ id: entryId, ...writableOf('transfers', moved) }]),
    ])
  }
  const { currency, description, categoryId, notes, tags, accountId } = fields
  const own =
    'merchant' in fields
      ? { merchant: fields.merchant, paymentMethod: fields.paymentMethod }
      : { source: fields.source }
  const said = { currency, description, categoryId, notes, tags, accountId, ...own }
  const by = { templateId: template.id, occurrenceOn: dueOn }
  const entry = creating(entryTables[template.kind], [{ ...said, ...made, ...by }])
  return inTurn([skipping(template, dueOn), entry])
}
