import type { CollectionName } from '#contract/collections.ts'
import { madeTables } from '#contract/imports/entities.ts'
import type { Row } from '#contract/sync.ts'
import { counted } from '#domain/counted.ts'
import type { Command } from '#web/data/replica/types.ts'
import { say } from '#web/words/say.ts'
import { createsInTurn } from '#web/writes/write.ts'
import {
  budgetCommands,
  docFor,
  entryCommands,
  goalCommands,
  loanCommands,
  type RowsOf,
  templateCommands,
  transferCommands,
} from './own-parts.ts'
import { type NamedCategory, type OwnTables, parentsFirst, renamer } from './own-tables.ts'

export interface OwnTarget {
  readonly uid: string
  readonly importId: string
  readonly fileName: string
  readonly shared: readonly NamedCategory[]
  readonly today: string
}

export interface OwnPlan {
  readonly importId: string
  readonly made: readonly { readonly table: (typeof madeTables)[number]; readonly id: string }[]
  /** Made when their turn comes, always the same. */
  readonly commands: () => Generator<Command>
  /** How many of each come. */
  readonly counts: ReadonlyMap<string, number>
  readonly leftOut: readonly string[]
  readonly rows: number
}

/** A built-in category that this server does not have becomes one of one's own. */
const categoriesIn = (tables: OwnTables, rowsOf: RowsOf, shared: readonly NamedCategory[]) => {
  const here = new Set(shared.map(({ id }) => id))
  const used = JSON.stringify([...tables].filter(([name]) => name !== 'built_in_categories'))
  const builtIn = tables.get('built_in_categories') ?? []
  const named = rowsOf('built_in_categories')
  const needed = named.filter(
    ({ id }, at) => !here.has(id) && used.includes(builtIn[at]?.id ?? '-'),
  )
  return parentsFirst([...needed, ...rowsOf('categories')])
}

const plain = [
  ...(['category_styles', 'category_rules', 'saved_views', 'own_rates'] as const),
  ...(['transfer_rejections', 'receipt_merchants', 'advice_choices', 'valuations'] as const),
] as const
const ofImport = ['checkpoints', 'left_out_lines', 'import_mappings'] as const

function* inOrder(
  rowsOf: RowsOf,
  categories: readonly Row[],
  { importId, today }: Pick<OwnTarget, 'importId' | 'today'>,
) {
  yield* createsInTurn('categories', categories, docFor('categories'))
  yield* createsInTurn('accounts', rowsOf('accounts'), docFor('accounts', { loanId: null }))
  yield* templateCommands(rowsOf, false, today)
  yield* loanCommands(rowsOf, importId)
  yield* entryCommands(rowsOf, importId)
  yield* transferCommands(rowsOf, importId)
  yield* goalCommands(rowsOf)
  yield* budgetCommands(rowsOf)
  for (const table of plain) yield* createsInTurn(table, rowsOf(table), docFor(table))
  for (const table of ofImport) {
    yield* createsInTurn(table, rowsOf(table), docFor(table, { importId }))
  }
  yield* templateCommands(rowsOf, true, today)
}

const comes: readonly CollectionName[] = [
  ...(['accounts', 'categories', 'expenses', 'incomes', 'transfers', 'budgets', 'goals'] as const),
  ...(['loans', 'payments', 'contributions', 'expense_templates', 'income_templates'] as const),
  ...(['transfer_templates', ...plain, ...ofImport] as const),
]

const stays: readonly (readonly [table: string, one: string, many: string, why: string])[] = [
  [
    'group_shares',
    say('part of a bill'),
    say('parts of bills'),
    'what a group spent stays in its group',
  ],
  ['settlement_sides', 'settlement', 'settlements', 'what a group settled stays in its group'],
  [
    'receipts',
    say('picture of a receipt'),
    say('pictures of receipts'),
    say('add them again where you need them'),
  ],
  ['imports', 'earlier import', 'earlier imports', say('its rows belong to this one from now on')],
  ['notifications', 'notification', 'notifications', say('what was told there is over')],
  ['testimonials', 'testimonial', 'testimonials', say('what you said there is for that server')],
  ['proposals', 'proposal', 'proposals', say('what an assistant proposed there is over')],
  ['advice_answers', 'answer', 'answers', say('ask again, and it is answered from this book')],
]

function leftOutOf(tables: OwnTables): readonly string[] {
  const rows = (table: string) => tables.get(table) ?? []
  const some = stays.flatMap(([table, one, many, why]) => {
    const { length } = rows(table)
    return length > 0 ? [`${counted(length, one, many)}: ${why}.`] : []
  })
  const ofGroups = rows('expense_templates').filter(({ groupId }) => groupId).length
  const recurring = say('{ofGroups, plural, one {# recurring bill} other {# recurring bills}}', {
    ofGroups,
  })
  return [
    say('Your profile and how you log in: they stay as they are here.'),
    ...some,
    ...(ofGroups > 0 ? [`${recurring} of groups: the group is not here.`] : []),
  ]
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

/** All that was taken out of a book becomes another one; only what is others' stays where it is. */
export function planOwn(tables: OwnTables, target: OwnTarget): OwnPlan {
  const { importId, shared, fileName } = target
  const rename = renamer(tables, target)
  const known = new Map<string, readonly Row[]>()
  const rowsOf: RowsOf = (table) => {
    const rows = known.get(table) ?? (tables.get(table) ?? []).map(rename)
    known.set(table, rows)
    return rows
  }
  const categories = categoriesIn(tables, rowsOf, shared)
  const leftOut = leftOutOf(tables)
  const made = madeTables.flatMap((table) => {
    const rows = table === 'categories' ? categories : table === 'receipts' ? [] : rowsOf(table)
    return idsOf(rows).map((id) => ({ table, id }))
  })
  const counts = new Map<string, number>(comes.map((table) => [table, rowsOf(table).length]))
  const doc = {
    ...{ id: importId, fileName: fileName.slice(0, 200), format: 'move', made },
    addedExpenses: rowsOf('expenses').length,
    addedIncomes: rowsOf('incomes').length,
    addedTransfers: rowsOf('transfers').length,
  }
  function* commands(): Generator<Command> {
    yield { name: 'imports.create', args: { doc } }
    yield* inOrder(rowsOf, categories, target)
    yield { name: 'imports.finish', args: { id: importId } }
  }
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { importId, made, commands, counts, leftOut, rows }
}
