/** What points at what: a target stays while it is pointed at, and a merge moves the pointers. */
import type { OpenCollectionName } from './collections.ts'
import type { Row } from './sync.ts'

export interface Reference {
  /** Of a field, of every item of a list (`lines.*.categoryId`), or inside an object. */
  readonly at: string
  /** Where the document meant may be: of the same scope, or everyone's. */
  readonly to: readonly OpenCollectionName[]
  /** Null when this row may point at that one, or what to fix. */
  readonly fits?: (row: Row, target: Row) => string | null
  /** What a target may not change as it likes while it is pointed at, and how to say so. */
  readonly reliesOn?: Readonly<Record<string, string>>
  /** A target that goes lets go of the pointer, instead of staying. */
  readonly isLoose?: true
}

const anyCategory = ['global_categories', 'categories'] as const
const keepsType = { type: 'It is in use, so it stays what it is.' }

/** Of the kind that is given, or of the row's own. */
const category = (at: string, kind?: 'expense' | 'income'): Reference => ({
  at,
  to: anyCategory,
  fits: (row, { type }) =>
    type === (kind ?? row.type) ? null : `Choose a category for ${kind ?? row.type}s.`,
  reliesOn: keepsType,
})

/** Two levels at most: what is pointed at points at nothing. */
const parent: Reference = {
  at: 'parentId',
  to: anyCategory,
  fits: (row, target) => {
    if (target.id === row.id || target.parentId !== null) return 'Choose one that is on top.'
    return target.type === row.type ? null : 'Choose one of the same kind.'
  },
  reliesOn: {
    parentId: 'It has others below it, so it stays on top.',
    type: 'It has others below it, so it stays what it is.',
  },
}

const refund: Reference = {
  at: 'refundOf',
  to: ['expenses'],
  fits: (row, target) => {
    if (target.refundOf !== null) return 'That is a refund itself.'
    return target.currency === row.currency ? null : 'Choose an expense in the same currency.'
  },
  reliesOn: {
    refundOf: 'There is a refund of it, so it cannot be one.',
    currency: 'There is a refund of it, so it keeps its currency.',
  },
}

const settles: Reference = {
  at: 'settles',
  to: ['expenses'],
  fits: (_row, target) =>
    target.expectedBack === null ? 'Nothing is expected back for that one.' : null,
  reliesOn: { expectedBack: 'Some of it was paid back already. Take that away first.' },
}

const settledBy: Reference = {
  at: 'expectedBack.settledBy',
  to: ['incomes'],
  fits: (row, target) => (target.settles === row.id ? null : 'That income pays back another one.'),
  reliesOn: { settles: 'An expense counts as paid back by it. Change that first.' },
  isLoose: true,
}

const ofImport: Reference = { at: 'importId', to: ['imports'] }

export const references: Readonly<Partial<Record<OpenCollectionName, readonly Reference[]>>> = {
  categories: [parent],
  expenses: [
    category('categoryId', 'expense'),
    category('lines.*.categoryId', 'expense'),
    refund,
    settledBy,
    ofImport,
  ],
  incomes: [category('categoryId', 'income'), settles, ofImport],
  income_templates: [category('categoryId', 'income')],
  expense_templates: [category('categoryId', 'expense')],
  category_styles: [{ at: 'categoryId', to: ['global_categories'] }],
  category_rules: [category('categoryId')],
  import_mappings: [ofImport],
}

/** The field a reference is in, and the steps from there. */
export function stepsOf({ at }: Reference): readonly [field: string, ...steps: string[]] {
  const [field = at, ...steps] = at.split('.')
  return [field, ...steps]
}

/** Every id this row points at by this reference, with where it stands. */
export function pointersOf(row: Row, reference: Reference): readonly Pointer[] {
  let found: readonly { readonly at: string; readonly value: unknown }[] = [{ at: '', value: row }]
  for (const step of reference.at.split('.')) found = found.flatMap((held) => within(held, step))
  return found.flatMap(({ at, value }) => (typeof value === 'string' ? [{ at, id: value }] : []))
}

export interface Pointer {
  readonly at: string
  readonly id: string
}

function within({ at, value }: { at: string; value: unknown }, step: string) {
  const name = (key: string | number) => (at === '' ? `${key}` : `${at}.${key}`)
  if (typeof value !== 'object' || value === null) return []
  if (step !== '*') {
    return [{ at: name(step), value: (value as Readonly<Record<string, unknown>>)[step] }]
  }
  return Array.isArray(value) ? value.map((item, n) => ({ at: name(n), value: item })) : []
}
