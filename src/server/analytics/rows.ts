import type { RowsAnswer, rowSources } from '#contract/analytics/rows.ts'
import { limits } from '#contract/limits.ts'
import { countedTwice } from '#domain/analytics/shared-entries.ts'
import { afresh } from '../ledger/ask-afresh.ts'
import { converted, exactSum } from '../ledger/conversion.ts'
import { type FoundGaps, gapsOf, knownSum, readGaps } from '../ledger/gaps.ts'
import { readAheadRows } from './ahead-rows.ts'
import { isAsidePart, readAsideRows } from './aside-rows.ts'
import { type Look, type Span, valuesOf } from './look.ts'
import { type MovedPart, movedAmounts, readMovedRows } from './moved-rows.ts'
import { payeesOf, readTemplates } from './plans.ts'
import type { EntryKind } from './read-buckets.ts'
import { cursorOf, readCursor } from './row-cursor.ts'
import { readShared } from './shared-entries.ts'
import { boughtFrom, convertedSums, entriesOf, isOwn, sumsOf } from './sums.ts'
import { toldGaps } from './told-gaps.ts'

export type RowSource = (typeof rowSources)[number]

export interface Behind extends Span {
  readonly kind: EntryKind
  readonly categoryIds?: readonly string[] | undefined
  readonly payee?: string | undefined
  readonly of?: RowSource | undefined
  /** Of what moved in groups. */
  readonly currency?: string | undefined
  readonly after?: string | undefined
}

const inCategories = (place: string) => `coalesce(category_id::text, 'none') = any(${place})`

/** All currencies, the wanted one too: these are the rows themselves. */
const allOf = (look: Look): Look =>
  look.lens === 'group' ? look : { ...look, others: [look.currency, ...look.others] }

/** With the payees that are planned by now, where it matters what came by plan. */
interface Filtered extends Behind {
  readonly plannedPayees: readonly string[] | null
}

const isByPlan = (place: string) => `(by_plan or lower(payee) = any(${place}::text[]))`

/** What is asked for, besides lens and days: what to add to a question, and its values. */
function filterOf({ kind, categoryIds, payee, of, plannedPayees }: Filtered) {
  const values: unknown[] = [kind]
  const tests = ['kind = $7']
  if (categoryIds) tests.push(inCategories(`$${6 + values.push(categoryIds)}::text[]`))
  if (payee !== undefined) tests.push(`lower(${boughtFrom}) = $${6 + values.push(payee)}`)
  if (plannedPayees) {
    const test = isByPlan(`$${6 + values.push(plannedPayees)}`)
    tests.push(of === 'planned' ? test : `not ${test}`)
  }
  const by = [categoryIds && 'categories', payee !== undefined && 'payee', plannedPayees && of]
  return { test: tests.join(' and '), values, name: by.filter(Boolean).join(' ') }
}

/** The sums that are kept know nothing of payees. */
const isOfRows = ({ payee, plannedPayees }: Filtered) =>
  payee !== undefined || plannedPayees !== null

type Whole = Pick<RowsAnswer, 'total' | 'count' | 'missing' | 'isAbout'>

interface Summed {
  readonly total: string
  readonly count: number | null
  readonly gaps: FoundGaps
}

/** Of single rows where a payee is asked for; otherwise of the sums. */
async function readWhole(look: Look, behind: Filtered): Promise<Whole> {
  const ofRows = isOfRows(behind)
  const { test, values, name } = filterOf(behind)
  const { categoryIds } = behind
  const rows = `select * from (${entriesOf(look.lens)}) entry where ${test}`
  const keys = categoryIds ? ['category_id'] : []
  const sums = ofRows
    ? `${converted(rows)}, sums as (${convertedSums({ keys: [] })})`
    : sumsOf(look, { keys, test })
  const count = ofRows || categoryIds ? 'rows' : 'firsts'
  const text = `with ${sums} select ${knownSum()} as total, sum(${count})::integer as count,
    ${gapsOf()} as gaps from sums`
  const asked = valuesOf(ofRows ? allOf(look) : look, behind)
  const question = {
    name: `whole ${look.lens} ${isOwn(look)} ${name}`,
    text,
    values: [...asked, ...values],
  }
  const found = await look.db.query<Summed>(ofRows ? afresh(question) : question)
  const [row] = found.rows
  const twice = ofRows ? 0 : await countTwice(look, behind)
  return {
    total: exactSum(row?.total ?? null),
    count: (row?.count ?? 0) - twice,
    ...toldGaps(readGaps(row?.gaps ?? null)),
  }
}

/** A purchase over several of the categories asked for is one row, but was counted in each. */
async function countTwice(look: Look, behind: Behind): Promise<number> {
  const { categoryIds, kind } = behind
  if (kind !== 'expense' || !categoryIds || categoryIds.length < 2) return 0
  return countedTwice(await readShared(look, behind), new Set(categoryIds))
}

type Row = RowsAnswer['rows'][number]
type FoundRow = Omit<Row, 'counted'> & { readonly counted: string | null }

/** The parts of a purchase have one place, and stay together. */
function pageText(look: Look, test: string) {
  const rows = `select * from (
      select *, dense_rank() over (order by date desc, entry_id desc) as place
      from (${entriesOf(look.lens)}) entry where ${test}
    ) placed where place <= ${limits.analyticsRows + 1}`
  return `with ${converted(rows)}, page as (
      select source, entry_id, group_id, date, currency, max(payee) as payee,
        case when min(category_id::text) = max(category_id::text)
          and count(category_id) = count(*) then min(category_id::text) end as category,
        sum(amount)::bigint as amount,
        case when bool_and(counted is not null) then sum(counted)::text end as counted
      from converted group by source, entry_id, group_id, date, currency
    )
    select source as "from", entry_id as id, group_id as "groupId", date, coalesce(
        (select description from expenses
          where scope = $1 and id = entry_id and page.source = 'expenses'),
        (select description from incomes
          where scope = $1 and id = entry_id and page.source = 'incomes'), payee
      ) as description, payee, category as "categoryId", amount, currency, counted
    from page order by date desc, entry_id desc`
}

/** How many entries a day has at least: one over several categories counts in each of them. */
function leastRows(lens: 'share' | 'paid', { categoryIds }: Behind): string {
  if (!categoryIds) return `sum(${lens}_firsts)`
  return `${categoryIds.length > 1 ? 'max' : 'sum'}(${lens}_rows)`
}

/**
 * The day back to which there are surely enough rows for a page, as the sums of the days say. So a
 * page of years costs no more than one of a week.
 */
async function enoughFrom(look: Look, behind: Filtered, last: string): Promise<string> {
  if (look.lens === 'group' || isOfRows(behind)) return behind.from
  const { db, lens, scope } = look
  const least = leastRows(lens, behind)
  const { rows } = await db.query<{ day: string }>({
    name: `enough ${least}`,
    text: `select day from (
        select day, sum(${least}) over (order by day desc) as rows
        from ${behind.categoryIds ? 'ledger_days' : 'ledger_totals'}
        where scope = $1 and currency = any($2) and day >= $3 and day < $4 and kind = $5
          ${behind.categoryIds ? `and ${inCategories('$7')}` : ''}
        group by day
      ) days where rows > $6 order by day desc limit 1`,
    values: [
      ...[scope, allOf(look).others, behind.from, last, behind.kind, limits.analyticsRows],
      ...(behind.categoryIds ? [behind.categoryIds] : []),
    ],
  })
  return rows[0]?.day ?? behind.from
}

async function readPage(look: Look, behind: Filtered): Promise<readonly Row[]> {
  const { test, values, name } = filterOf(behind)
  const cursor = behind.after === undefined ? null : readCursor(behind.after)
  const after = cursor ? [cursor.date, cursor.id] : []
  const last = cursor?.date ?? behind.to
  const span = { from: await enoughFrom(look, behind, last), to: last }
  const at = 6 + values.length
  const isLater = `(date, entry_id) < ($${at + 1}::date, $${at + 2}::uuid)`
  const { rows } = await look.db.query<FoundRow>(
    afresh({
      name: `rows ${look.lens} ${after.length} ${name}`,
      text: pageText(look, after.length > 0 ? `${test} and ${isLater}` : test),
      values: [...valuesOf(allOf(look), span), ...values, ...after],
    }),
  )
  return rows.map((row) => ({ ...row, counted: exactSum(row.counted) }))
}

async function readBookRows(look: Look, behind: Behind): Promise<RowsAnswer> {
  const isPlan = behind.of === 'everyday' || behind.of === 'planned'
  const plannedPayees = isPlan ? payeesOf(await readTemplates(look), behind.kind) : null
  const filtered = { ...behind, plannedPayees }
  const whole = await readWhole(look, filtered)
  const found = await readPage(look, filtered)
  const rows = found.slice(0, limits.analyticsRows)
  const last = found.length > rows.length ? rows.at(-1) : undefined
  const next = last ? cursorOf(last) : null
  return { currency: look.currency, ...whole, rows, next }
}

/** The rows that a figure is made of, newest first, and what all of them come to. */
export function readRowsBehind(look: Look, behind: Behind): Promise<RowsAnswer> {
  const { of = 'book' } = behind
  if (of === 'ahead') return readAheadRows(look, behind)
  if (isAsidePart(of)) return readAsideRows(look, { ...behind, of })
  if (of in movedAmounts) return readMovedRows(look, { ...behind, of: of as MovedPart })
  return readBookRows(look, behind)
}
