import { useMemo } from 'react'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { changesOf, isSameValue, seenFor } from '#domain/groups/edit-fits.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { OwnAccountFields } from '#web/accounts/own-account.tsx'
import { ownPart } from '#web/ledger/sheet/save/share-writes.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { useWrites, type Writes } from '#web/writes/use-writes.ts'
import type { BillFields } from './read-bill.ts'

type Giving = Pick<Writes<'groups'>, 'give' | 'run'>

const partOf = (part: OwnPart | null) => (part ? ownPart(part.id, part) : [])

const fieldNames = [
  'description',
  'amount',
  'currency',
  'rate',
  'date',
  'categoryId',
  'payers',
  'jointAccountId',
  'split',
  'notes',
  'receiptId',
] as const satisfies readonly (keyof BillFields)[]

/** One that was here before bills had rates has none. */
const fieldsOf = (expense: GroupExpenseRow): BillFields =>
  Object.fromEntries(fieldNames.map((name) => [name, expense[name] ?? null])) as BillFields

export const isSameBill = (a: GroupExpenseRow, b: GroupExpenseRow): boolean =>
  isSameValue(fieldsOf(a), fieldsOf(b))

export interface BillWrites {
  /** `part` is my part of it, and the account I paid it from. */
  readonly add: (groupId: string, id: string, fields: BillFields, part?: OwnPart | null) => void
  /** `before` is how the sheet reads what was stored: only writing it otherwise is no change. */
  readonly change: (stored: GroupExpenseRow, before: BillFields | null, fields: BillFields) => void
  readonly remove: (expense: GroupExpenseRow, part?: OwnPart | null) => void
}

export interface OwnPart extends OwnAccountFields {
  readonly id: string
}

const writesWith = ({ give, run }: Giving, locale: string): BillWrites => {
  const sum = ({ amount, currency }: Pick<BillFields, 'amount' | 'currency'>) =>
    formatAmount(amount, currency, locale)
  const create = (groupId: string, id: string, fields: BillFields) =>
    command('group_expenses.create', { groupId, doc: { id, ...fields } })
  return {
    add: (groupId, id, fields, part = null) => {
      const added = create(groupId, id, fields)
      const said = {
        title: say('Added {description}', { description: fields.description }),
        description: sum(fields),
      }
      const undo = command('group_expenses.delete', { groupId, id })
      return run({ commands: [added, ...partOf(part)], undo: [undo] }, said)
    },
    change: (stored, before, fields) => {
      const { groupId, id, version } = stored
      const old = fieldsOf(stored)
      const patch = changesOf(before ?? old, fields)
      if (Object.keys(patch).length === 0) return
      const was = seenFor(old, patch)
      const there = { version, was, patch }
      const undone = changesOf({ ...old, ...patch }, old)
      const back = { version: version + 1, was: { ...was, ...patch }, patch: undone }
      give(command('group_expenses.update', { groupId, id, ...there }), {
        title: say('Changed {description}', { description: fields.description }),
        // Others may have changed the amount meanwhile: only who changed it says it.
        ...(('amount' in patch || 'currency' in patch) && { description: sum(fields) }),
        undo: command('group_expenses.update', { groupId, id, ...back }),
      })
    },
    remove: (expense, part = null) => {
      const { groupId, id } = expense
      const said = {
        title: say('Deleted {expense}', { expense: expense.description }),
        description: sum(expense),
      }
      const back = command('group_expenses.restore', { groupId, id })
      const commands = [command('group_expenses.delete', { groupId, id })]
      return run({ commands, undo: [back, ...partOf(part)] }, said)
    },
  }
}

export function useBillWrites(): BillWrites {
  const { give, run } = useWrites('groups')
  const { locale } = useLocale()
  return useMemo(() => writesWith({ give, run }, locale), [give, run, locale])
}
