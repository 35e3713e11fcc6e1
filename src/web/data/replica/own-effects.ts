import type { CollectionName, OpenCollectionName } from '#contract/collections.ts'
import { type Reference, references } from '#contract/references.ts'
import type { Row } from '#contract/sync.ts'
import { followExpense, loanEffects } from './loan-effects.ts'
import type { Effect, Follow, Reading, RowPatch } from './shapes.ts'
import { templateEffects } from './template-effects.ts'

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Whether an id stands where these steps lead. Every row is asked, so nothing is made for it. */
function leadsTo(id: unknown, value: unknown, steps: readonly string[], from = 0): boolean {
  const step = steps[from]
  if (step === undefined) return value === id
  if (!isValues(value)) return false
  if (step !== '*') return leadsTo(id, value[step], steps, from + 1)
  return Array.isArray(value) && value.some((item) => leadsTo(id, item, steps, from + 1))
}

function moved(from: unknown, into: unknown, value: unknown, steps: readonly string[]): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return value === from ? into : value
  if (Array.isArray(value)) {
    const items = value.map((item) => moved(from, into, item, rest))
    return rest.length === 0 ? [...new Set(items)] : items
  }
  return isValues(value) ? { ...value, [step]: moved(from, into, value[step], rest) } : value
}

const sourcesOf = (target: OpenCollectionName) =>
  (Object.entries(references) as [CollectionName, readonly Reference[]][]).map(
    ([table, all]) =>
      [table, all.filter(({ to }) => to.includes(target)).map(({ at }) => at.split('.'))] as const,
  )

/** Every row that points at `from` points at `into`. */
function* movedRows(
  read: Reading,
  target: OpenCollectionName,
  from: string,
  into: string,
  at: string,
): Generator<RowPatch> {
  for (const [table, paths] of sourcesOf(target)) {
    for (const row of paths.length > 0 ? read.all(table) : []) {
      const found = paths.filter((steps) => leadsTo(from, row, steps))
      if (found.length === 0) continue
      const after = found.reduce<unknown>((now, steps) => moved(from, into, now, steps), row)
      yield { table, id: row.id, row: { ...(after as Row), updatedAt: at } }
    }
  }
}

/** There are two levels: below a category that is below another, they go beside it. */
const mergeCategories: Effect = (read, { id, into }, { at }) => {
  if (typeof id !== 'string' || typeof into !== 'string' || id === into) return []
  const target = read.row('categories', into) ?? read.row('global_categories', into)
  if (!target || !read.row('categories', id)) return []
  const isOwnChild = target.parentId === id
  const above = isOwnChild ? null : target.parentId
  const patches = [...movedRows(read, 'categories', id, into, at)].map((patch) => {
    if (patch.table !== 'categories' || !patch.row) return patch
    const parentId = patch.id === into ? null : (above ?? into)
    return { ...patch, row: { ...patch.row, parentId } }
  })
  return [...patches, { table: 'categories', id, row: null }]
}

/** An expense that an income paid back is open again when the income goes. */
function reopened(read: Reading, expenseId: unknown, incomeId: string, at: string): RowPatch[] {
  const expense = typeof expenseId === 'string' ? read.row('expenses', expenseId) : null
  if (!expense || !isValues(expense.expectedBack)) return []
  if (expense.expectedBack.settledBy !== incomeId) return []
  const expectedBack = { ...expense.expectedBack, settledBy: null }
  return [{ table: 'expenses', id: expense.id, row: { ...expense, expectedBack, updatedAt: at } }]
}

const deleteIncome: Effect = (read, { id }, { at }) => {
  if (typeof id !== 'string') return []
  const gone = { table: 'incomes', id, row: null } as const
  return [...reopened(read, read.row('incomes', id)?.settles, id, at), gone]
}

const undoImport: Effect = (read, { id }, about) => {
  if (typeof id !== 'string') return []
  const brought: RowPatch[] = []
  for (const [table, paths] of sourcesOf('imports')) {
    for (const row of paths.length > 0 ? read.all(table) : []) {
      if (row.importId === id) brought.push({ table, id: row.id, row: null })
    }
  }
  const incomes = brought.filter(({ table }) => table === 'incomes')
  // First, for an expense that is open again may be gone itself.
  const open = incomes.flatMap((income) => deleteIncome(read, { id: income.id }, about))
  const told = [...read.all('notifications')]
    .filter(({ kind, data }) => kind === 'import-finished' && leadsTo(id, data, ['importId']))
    .map((row) => ({ table: 'notifications', id: row.id, row: null }) as const)
  return [...open, ...brought, ...told, { table: 'imports', id, row: null }]
}

/** Only the server knows what to say of it. */
const finishImport: Effect = () => []

const markAllRead: Effect = (read, { upTo }) =>
  [...read.all('notifications')]
    .filter((row) => row.read === false && String(row.createdAt) <= String(upTo))
    .map((row) => ({ table: 'notifications', id: row.id, row: { ...row, read: true } }))

/** What else changes with a row of a table. */
export const followers: Readonly<Partial<Record<CollectionName, Follow>>> = {
  expenses: followExpense,
}

/** What the commands of single nouns will probably do. */
export const ownEffects: Readonly<Record<string, Effect>> = {
  'categories.merge': mergeCategories,
  'imports.finish': finishImport,
  'imports.undo': undoImport,
  'incomes.delete': deleteIncome,
  'notifications.markAllRead': markAllRead,
  ...loanEffects,
  ...templateEffects,
}
