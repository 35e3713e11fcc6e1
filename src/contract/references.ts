/** What points at what: a target stays while it is pointed at, and a merge moves the pointers. */
import type { OpenCollectionName } from './collections.ts'
import type { Row } from './sync.ts'

export interface Reference {
  /** A field, every one of a list (`categoryIds.*`, `lines.*.categoryId`), or inside an object. */
  readonly at: string
  /** Where the document meant may be: of the same scope, or everyone's. */
  readonly to: readonly OpenCollectionName[]
  /** A target that goes lets go of the pointer, instead of staying. */
  readonly isLoose?: true
  /** Not where there is something in this: then it points elsewhere. */
  readonly unless?: string
}

const anyCategory = ['global_categories', 'categories'] as const
const category: Reference = { at: 'categoryId', to: anyCategory }
const ofImport: Reference = { at: 'importId', to: ['imports'] }
const inAccount: Reference = { at: 'accountId', to: ['accounts'] }

/** What a side was before lets go of what is no longer there. */
const ofSide = (side: 'from' | 'to', template: OpenCollectionName): readonly Reference[] => [
  { at: `${side}.accountId`, to: ['accounts'], unless: `${side}.groupId` },
  { at: `${side}.importId`, to: ['imports'] },
  { at: `${side}.kept.categoryId`, to: anyCategory, isLoose: true },
  { at: `${side}.kept.templateId`, to: [template], isLoose: true },
]

export const references: Readonly<Partial<Record<OpenCollectionName, readonly Reference[]>>> = {
  categories: [{ at: 'parentId', to: anyCategory }],
  expenses: [
    category,
    { at: 'lines.*.categoryId', to: anyCategory },
    { at: 'refundOf', to: ['expenses'] },
    { at: 'expectedBack.settledBy', to: ['incomes'], isLoose: true },
    ofImport,
    { at: 'templateId', to: ['expense_templates'], isLoose: true },
    { at: 'loanId', to: ['loans'], isLoose: true },
    { at: 'receiptId', to: ['receipts'], isLoose: true },
    inAccount,
  ],
  incomes: [
    category,
    { at: 'settles', to: ['expenses'] },
    ofImport,
    { at: 'templateId', to: ['income_templates'], isLoose: true },
    inAccount,
  ],
  income_templates: [category, inAccount],
  expense_templates: [category, inAccount],
  loans: [category, { at: 'payFromId', to: ['accounts'] }],
  payments: [{ at: 'expenseId', to: ['expenses'], isLoose: true }, inAccount],
  goals: [inAccount],
  contributions: [inAccount, { at: 'transferId', to: ['transfers'], isLoose: true }],
  category_styles: [{ at: 'categoryId', to: ['global_categories'] }],
  category_rules: [category],
  budgets: [{ at: 'categoryIds.*', to: anyCategory }],
  imports: [{ ...inAccount, isLoose: true }],
  import_mappings: [ofImport, { ...inAccount, isLoose: true }],
  receipt_merchants: [{ ...category, isLoose: true }],
  accounts: [
    { at: 'loanId', to: ['loans'], isLoose: true },
    { at: 'payFromId', to: ['accounts'] },
  ],
  transfers: [
    ...ofSide('from', 'expense_templates'),
    ...ofSide('to', 'income_templates'),
    { at: 'fee.categoryId', to: anyCategory },
    { at: 'feeId', to: ['expenses'] },
    { at: 'templateId', to: ['transfer_templates'], isLoose: true },
  ],
  transfer_templates: [
    { at: 'fromId', to: ['accounts'] },
    { at: 'toId', to: ['accounts'] },
  ],
  valuations: [inAccount],
  checkpoints: [inAccount, ofImport],
  left_out_lines: [inAccount, ofImport],
  group_expenses: [
    { at: 'categoryId', to: ['global_categories'] },
    { at: 'jointAccountId', to: ['group_accounts'] },
  ],
  group_account_entries: [{ at: 'accountId', to: ['group_accounts'] }],
  group_shares: [category, inAccount],
  settlement_sides: [inAccount],
}

/** The field a reference is in, and the steps from there. */
export function stepsOf({ at }: Reference): readonly [field: string, ...steps: string[]] {
  const [field = at, ...steps] = at.split('.')
  return [field, ...steps]
}

/** Every id this row points at by this reference, with where it stands. */
export function pointersOf(row: Row, { at: place, unless }: Reference): readonly Pointer[] {
  let found: readonly { readonly at: string; readonly value: unknown }[] = [{ at: '', value: row }]
  if (unless && pointersOf(row, { at: unless, to: [] }).length > 0) return []
  for (const step of place.split('.')) found = found.flatMap((held) => within(held, step))
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
