import { type Reference, references, stepsOf } from '#contract/references.ts'
import type { Transaction } from '../db/database.ts'
import { allDocuments, columnOf, type Documents } from './collection.ts'
import { changeRows } from './rows.ts'

/** A collection with the references by which its rows point at another one. */
interface Source {
  readonly documents: Documents
  readonly references: readonly Reference[]
}

/** Everything that may point at this collection. */
export const sourcesOf = ({ name }: Documents): readonly Source[] =>
  allDocuments
    .map((documents) => ({
      documents,
      references: (references[documents.name] ?? []).filter(({ to }) => to.includes(name)),
    }))
    .filter((source) => source.references.length > 0)

/** Whether row t points at one of $1. The same question for a field, a list and an object. */
export function pointsAt(documents: Documents, reference: Reference, ids = '$1::uuid[]'): string {
  const [field, step, key] = stepsOf(reference)
  const column = `t.${columnOf(documents, field)}`
  if (step === undefined) return `${column} = any(${ids})`
  if (step === '*' && key === undefined) return `${column} && ${ids}`
  if (step === '*') {
    const items = `jsonb_build_array(jsonb_build_object('${key}', id))`
    return `${column} @> any(array(select ${items} from unnest(${ids}) id))`
  }
  const place = key === undefined ? '' : `->'${step}'`
  return `${column}${place}->>'${key ?? step}' = any((${ids})::text[])`
}

/** What the column is when every $1 in it has become $2; null lets go. */
function pointedTo(documents: Documents, reference: Reference): string {
  const [field, step, key] = stepsOf(reference)
  const column = columnOf(documents, field)
  if (step === undefined) return `${column} = $2::uuid`
  if (step === '*' && key === undefined) {
    const own = `case when id = any($1::uuid[]) then $2::uuid else id end`
    return `${column} = array(select ${own} from unnest(t.${column}) with ordinality as ids (id, n)
      group by 1 order by min(n))`
  }
  const moved = (value: string, inside: string) => `jsonb_set(${value}, '{${inside}}',
    coalesce(to_jsonb($2::uuid), 'null'))`
  if (step !== '*') {
    return `${column} = ${moved(`t.${column}`, key === undefined ? step : `${step},${key}`)}`
  }
  return `${column} = (select jsonb_agg(case when item->>'${key}' = any(($1::uuid[])::text[])
      then ${moved('item', key ?? '')} else item end order by n)
    from jsonb_array_elements(t.${column}) with ordinality as items (item, n))`
}

interface Move {
  readonly scope: string
  readonly from: readonly string[]
  readonly into: string | null
  readonly now: Date
}

/** Makes every row that points at `from` by this reference point at `into`. */
export async function movePointers(
  tx: Transaction,
  documents: Documents,
  reference: Reference,
  { scope, from, into, now }: Move,
): Promise<void> {
  // What is only ever made and taken back has no such stamp.
  const isStamped = Object.hasOwn(documents.facts.entity.serverOwned, 'updatedAt')
  const values = [from, into, scope, ...(isStamped ? [now] : [])]
  await changeRows(tx, {
    ...{ table: documents.table, values, isKept: true },
    set: `${pointedTo(documents, reference)}${isStamped ? ', updated_at = $4' : ''}`,
    where: `t.scope = $3 and ${pointsAt(documents, reference)}`,
  })
}

/** How many documents point at these, by collection; a row that does so twice counts once. */
export async function countDependents(
  tx: Transaction,
  documents: Documents,
  scope: string,
  ids: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const counts: [string, string][] = []
  for (const source of sourcesOf(documents)) {
    const points = source.references.map((reference) => pointsAt(source.documents, reference))
    const { rows } = await tx.client.query<{ count: number }>(
      `select count(*) from ${source.documents.table} t
        where t.scope = $2 and (${points.join(' or ')})`,
      [ids, scope],
    )
    const count = rows[0]?.count ?? 0
    if (count > 0) counts.push([source.documents.name, String(count)])
  }
  return Object.fromEntries(counts)
}

/** Lets go of what may simply be let go when these are no longer there. */
export async function letGo(
  tx: Transaction,
  documents: Documents,
  scope: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  for (const source of sourcesOf(documents)) {
    for (const reference of source.references) {
      if (!reference.isLoose) continue
      await movePointers(tx, source.documents, reference, { scope, from: ids, into: null, now })
    }
  }
}
