import type { Row } from '#contract/sync.ts'
import type { TemplateFact, Times } from '#domain/advice/facts.ts'
import { addDays, type Day, laterDay } from '#domain/calendar/calendar.ts'
import type { Split } from '#domain/groups/split-expense.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { type Contract, cancelBy } from '#domain/recurring/cancel-by.ts'
import { yearRows } from '#domain/recurring/cost-ahead.ts'
import {
  type PlannedRow,
  type PlannedTemplate,
  plannedRows,
} from '#domain/recurring/planned-rows.ts'
import { amountOn, nextPriceChange } from '#domain/recurring/price-changes.ts'
import { documentsOf } from '../documents/collection.ts'
import { wireObject } from '../documents/wire.ts'
import { readMyParts } from '../recurring/my-parts.ts'
import type { Book } from './book.ts'
import type { CategoryNames } from './category-names.ts'

export type StoredTemplate = Row &
  PlannedTemplate & {
    readonly description: string
    readonly merchant?: string | null
    readonly source?: string | null
    readonly categoryId: string | null
    readonly active: boolean
    readonly nextOn: Day | null
    readonly waitingOn: readonly Day[]
    readonly contract: Contract | null
    readonly groupId?: string | null
    readonly groupSplit?: Split | null
  }

const kinds = [
  ['expense', 'expense_templates'],
  ['income', 'income_templates'],
] as const

export interface KnownTemplate {
  readonly kind: TemplateFact['kind']
  readonly template: StoredTemplate
}

/** What comes again, with what its owner bears of it. */
export async function readTemplates(book: Book): Promise<readonly KnownTemplate[]> {
  const all: KnownTemplate[] = []
  for (const [kind, collection] of kinds) {
    const documents = documentsOf(collection)
    const { rows } = await book.db.query<{ row: StoredTemplate }>(
      `select ${wireObject(documents)} as row from ${documents.table} t
        where t.scope = $1 order by t.id`,
      [book.scope],
    )
    const mine = await readMyParts(
      book.db,
      book.scope,
      rows.map(({ row }) => row),
    )
    all.push(...mine.map((template) => ({ kind, template })))
  }
  return all
}

/** What comes again, with what it costs its owner. */
export async function readTemplateFacts(
  book: Book,
  names: CategoryNames,
): Promise<readonly TemplateFact[]> {
  const all = await readTemplates(book)
  return all.map(({ kind, template }) => factOf(book, names, kind, template))
}

/** What comes of it in the twelve months ahead; nothing of what is paused or over. */
export const aheadOf = (template: StoredTemplate, today: Day): readonly PlannedRow[] =>
  template.active && template.nextOn !== null ? yearRows([template], today) : []

function factOf(
  book: Book,
  names: CategoryNames,
  kind: TemplateFact['kind'],
  template: StoredTemplate,
): TemplateFact {
  const { today } = book
  const { currency, nextOn, active } = template
  const year = aheadOf(template, today)
  const soon =
    active && nextOn !== null
      ? plannedRows([template], laterDay(nextOn, today), addDays(today, 29))
      : []
  const costOf = (rows: readonly PlannedRow[]) =>
    sumAmounts(rows.map((row) => book.inBook(row.amount, row.currency)))
  const amount = amountOn(template, today)
  return {
    kind,
    id: template.id,
    name: (template.merchant ?? template.source ?? template.description).slice(0, 60),
    amount,
    currency,
    names: [template.description, template.merchant, template.source].filter(isSaid),
    categoryId: template.categoryId,
    categoryName: names.nameOf(template.categoryId),
    topId: template.categoryId && names.topOf(template.categoryId),
    frequency: template.frequency,
    active,
    nextOn,
    endOn: template.endOn,
    waitingOn: template.waitingOn,
    cancelBy: template.contract && cancelBy(template.contract, template.startOn, today),
    nextPrice: nextPriceChange(template, today),
    ahead: countedBy(year),
    yearly: costOf(year),
    nextCost: nextOn === null ? null : book.inBook(amountOn(template, nextOn), currency),
    within30: costOf(soon),
  }
}

const isSaid = (name: string | null | undefined): name is string => !!name

/** How many of each price there are, in the order they come. */
const countedBy = (rows: readonly { readonly amount: number }[]): readonly Times[] =>
  [...Map.groupBy(rows, ({ amount }) => amount)].map(([amount, same]) => ({
    amount,
    times: same.length,
  }))
