/** What moves between accounts again and again, and what each time becomes of it. */
import type { Row } from '../command.ts'
import { type Made, reducersFor } from '../recurring/reducers.ts'
import { deriveTransfer } from './derive-transfer.ts'

interface PlannedSum {
  readonly amount: number
  readonly toAmount: number | null
}

type Way = Row & PlannedSum & { readonly fromId: string; readonly toId: string }

/** What arrives of an amount: as much, or in proportion where it was said in another currency. */
export const arrivingOf = ({ amount, toAmount }: PlannedSum, left: number): number =>
  toAmount === null ? left : Math.max(1, Math.round((toAmount / amount) * left))

/** The transfer it becomes, whose two sides are of one day. */
export function transferFrom(template: Row, { dueOn, id, date, amount }: Made): Row {
  const { fromId, toId, ...planned } = template as Way
  const said = { text: String(template.description), bankId: null, importId: null }
  const side = { ...said, date, isPending: false, kept: null }
  return deriveTransfer(null, {
    ...{ id, fee: null, reason: 'own', note: template.note, tags: template.tags },
    from: { ...side, accountId: fromId, amount },
    to: { ...side, accountId: toId, amount: arrivingOf(planned, amount) },
    ...{ templateId: template.id, occurrenceOn: dueOn },
  })
}

export const recurringTransferReducers = reducersFor({
  templates: 'transfer_templates',
  entries: 'transfers',
  entryFrom: (template, _fields, made) => transferFrom(template, made),
})
