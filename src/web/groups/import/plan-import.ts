import type { GroupSplit } from '#contract/groups/expenses.ts'
import { limits } from '#contract/limits.ts'
import { categoryFinder, type Naming } from '#domain/groups/imported-category.ts'
import type { ImportedGroup } from '#domain/groups/imported-group.ts'
import type { Split } from '#domain/groups/split-expense.ts'
import { newId } from '#web/data/new-id.ts'
import type { Command } from '#web/data/replica/types.ts'
import { command } from '#web/writes/command.ts'

export interface ImportPlan {
  readonly groupId: string
  readonly commands: readonly Command[]
}

export interface Chosen {
  readonly name: string
  /** Who I am in the file. */
  readonly me: string
  readonly currency: string
  readonly categories: Naming
}

const [DESCRIPTION_CHARACTERS, NOTES_CHARACTERS] = [200, 2000]
const fitting = (text: string, most: number) => text.slice(0, most).toWellFormed()

type IdOf = (key: string) => string

/** The same rule with our ids; what was bought item by item is told by neither app. */
function renamed(split: Split, idOf: IdOf): GroupSplit {
  const parts = <Value>(list: readonly { readonly memberId: string; readonly value: Value }[]) =>
    list.map(({ memberId, value }) => ({ memberId: idOf(memberId), value }))
  switch (split.mode) {
    case 'equal':
      return { mode: 'equal', memberIds: split.memberIds.map(idOf) }
    case 'exact':
      return { mode: 'exact', parts: parts(split.parts) }
    case 'percent':
      return { mode: 'percent', parts: parts(split.parts) }
    case 'shares':
      return { mode: 'shares', parts: parts(split.parts) }
    case 'adjustment':
      return {
        mode: 'adjustment',
        memberIds: split.memberIds.map(idOf),
        parts: parts(split.parts),
      }
    case 'items': {
      const items = split.items.map(({ amount, memberIds }) => ({
        label: '',
        amount,
        memberIds: memberIds.map(idOf),
      }))
      return { mode: 'items', items, tax: 0, tip: 0 }
    }
  }
}

function* inBatches<Doc>(docs: readonly Doc[]): Generator<Doc[]> {
  for (let at = 0; at < docs.length; at += limits.batchOperations) {
    yield docs.slice(at, at + limits.batchOperations)
  }
}

/** A new group with everything in it; the others start as names until they are invited. */
export function planImport(imported: ImportedGroup, chosen: Chosen): ImportPlan {
  const groupId = newId()
  const ids = new Map(imported.people.map(({ key }) => [key, newId()]))
  const idOf: IdOf = (key) => ids.get(key) ?? ''
  const categoryOf = categoryFinder(chosen.categories)
  const { name, currency } = chosen
  const placeholders = imported.people
    .filter(({ key }) => key !== chosen.me)
    .map((one) => ({ memberId: idOf(one.key), name: one.name.slice(0, 100) }))
  const expenses = imported.expenses.map(({ category, split, payers, ...rest }) => ({
    ...rest,
    description: fitting(rest.description, DESCRIPTION_CHARACTERS),
    notes: rest.notes && fitting(rest.notes, NOTES_CHARACTERS),
    categoryId: categoryOf(category, rest.description),
    payers: payers.map(({ memberId, amount }) => ({ memberId: idOf(memberId), amount })),
    split: renamed(split, idOf),
  }))
  const payments = imported.payments.map(({ from, to, ...rest }) => ({
    ...rest,
    note: rest.note && fitting(rest.note, DESCRIPTION_CHARACTERS),
    from: idOf(from),
    to: idOf(to),
    method: 'other' as const,
  }))
  const doc = { id: groupId, name, currency }
  const commands = [
    command('groups.create', { doc, memberId: idOf(chosen.me), placeholders }),
    ...Array.from(inBatches(expenses), (docs) =>
      command('group_expenses.createMany', { groupId, docs }),
    ),
    ...Array.from(inBatches(payments), (docs) =>
      command('settlements.createMany', { groupId, docs }),
    ),
  ]
  return { groupId, commands }
}
