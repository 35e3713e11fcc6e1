import { kindOf, type ToolAnswer, type ToolInput } from '#contract/assistant/tools.ts'
import { groupScope } from '#contract/sync.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { CategoryNames } from '../advice/category-names.ts'
import { readFlow } from '../analytics/flow.ts'
import { type LensChoice, type Look, looking, type Span } from '../analytics/look.ts'
import { readMerchants } from '../analytics/merchants.ts'
import { readRowsBehind } from '../analytics/rows.ts'
import type { Caller } from '../auth/identity.ts'
import { requireWithin } from '../documents/reach.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import { requireProfile } from '../users/profiles.ts'
import { categoryNames } from './names.ts'
import { groupOfToken, placeOf } from './place.ts'

type Question = ToolInput<'figures'>
type Answer = ToolAnswer<'figures'>
type Part = NonNullable<Answer['parts']>[number]

/**
 * A token for the own book sees no group as a whole, and one for a group nothing else. Who names a
 * group asks what that group spent, whatever the lens.
 */
function lensOf(caller: Caller, { lens, groupId }: Question): LensChoice {
  const own = groupOfToken(caller)
  if (own !== null) {
    if (groupId !== null) requireWithin(caller, groupScope(groupId))
    return { lens: 'group', groupId: own }
  }
  const chosen = groupId === null ? lens : 'group'
  if (placeOf(caller) === 'book' && chosen === 'group') throw new Fault('not-found')
  return { lens: chosen, groupId }
}

/** What a sum says of itself, wherever it was counted. */
interface Summed extends Omit<Part, 'id' | 'name' | 'amount'> {
  readonly total: Part['amount']
}

const asPart = (
  id: string | null,
  name: string,
  { total, count, missing, isAbout }: Summed,
): Part => ({
  ...{ id, name, amount: total, count },
  ...(missing && missing.length > 0 && { missing }),
  ...(isAbout && { isAbout }),
})

async function byPayee(look: Look, span: Span): Promise<readonly Part[]> {
  const { merchants, others } = await readMerchants(look, span)
  return [
    ...merchants.map((one) => asPart(one.payee, one.name, one)),
    ...(others.merchants > 0 ? [asPart(null, 'All others', others)] : []),
  ]
}

async function readParts(
  look: Look,
  { by, measure, from, to }: Question,
  names: CategoryNames,
): Promise<readonly Part[]> {
  if (by === 'payee') return byPayee(look, { from, to })
  const isByCategory = by === 'category'
  const { buckets, categories } = await readFlow(look, { from, to }, isByCategory ? 'year' : by)
  if (!isByCategory) {
    return buckets.map(({ from: day, [measure]: total, missing, isAbout }) =>
      asPart(day, day, {
        ...{ total, count: null, missing: missing?.[measure], isAbout: isAbout?.[measure] },
      }),
    )
  }
  return categories
    .filter(({ kind }) => kind === kindOf[measure])
    .map(({ categoryId, missing, about, ...one }) =>
      asPart(categoryId, names.nameOf(categoryId) ?? 'No category', {
        ...one,
        missing: missing?.map(({ bucket: _, ...rest }) => rest),
        isAbout: about !== undefined,
      }),
    )
}

/** A figure of the app's, by the very functions its screens ask. */
export async function readFigure(engine: Engine, caller: Caller, asked: Question): Promise<Answer> {
  const { pool } = engine.database
  const { measure, from, to, categoryIds, payee } = asked
  const choice = lensOf(caller, asked)
  const { locale } = await requireProfile(pool, caller.uid)
  const names = await categoryNames(pool, caller)
  const read = async (mine: Look): Promise<Answer> => {
    const own = groupOfToken(caller)
    // Its own book says which category it has there, and by which rate it counts.
    const look = own === null ? mine : { ...mine, scope: groupScope(own) }
    const behind = { from, to, kind: kindOf[measure], categoryIds, payee }
    const { total, next, rows, ...of } = await readRowsBehind(look, behind)
    const parts = asked.by && (await readParts(look, asked, names))
    return {
      ...{ from, to, ...of, amount: total },
      said: total === null ? 'too much to be exact' : formatAmount(total, of.currency, locale),
      ...(parts && { parts: [...parts] }),
      rows: rows.map((row) => ({ ...row, category: names.nameOf(row.categoryId) })),
      more: next !== null,
    }
  }
  return looking(engine, caller.uid, choice, read, ['days', 'payees'])
}
