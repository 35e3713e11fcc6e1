/** What creating, changing and deleting does, the same in every collection. */
import {
  create,
  drop,
  put,
  type Reducer,
  type Row,
  type RowChange,
  type Rows,
  refuse,
} from '../command.ts'
import { editFits } from '../groups/edit-fits.ts'

interface One {
  readonly id: string
}

interface Change extends One {
  readonly patch: Readonly<Record<string, unknown>>
}

interface Edit extends Change {
  /** How what is changed was when it was seen; another device may have changed it since. */
  readonly was?: Readonly<Record<string, unknown>> | undefined
}

interface Verbs {
  readonly create: { readonly doc: Row }
  readonly createMany: { readonly docs: readonly Row[] }
  readonly update: Edit
  readonly updateMany: { readonly changes: readonly Change[] }
  readonly set: { readonly doc: Row }
  readonly delete: One
  readonly deleteMany: { readonly ids: readonly string[] }
}

export type DocumentVerb = keyof Verbs

type Make<Verb extends DocumentVerb> = (table: string) => Reducer<Verbs[Verb]>

/**
 * A refund is counted where its purchase is, so it goes along when that changes its category, if it
 * had the same. `isNamed` are the ones the command itself has a word about.
 */
function refundsAlong(
  rows: Rows,
  table: string,
  before: Row,
  after: Row,
  isNamed: (id: string) => boolean = () => false,
): readonly RowChange[] {
  const { categoryId } = after
  if (table !== 'expenses' || before.categoryId === categoryId) return []
  return rows
    .where(table, 'refundOf', before.id)
    .filter((refund) => refund.categoryId === before.categoryId && !isNamed(refund.id))
    .map((refund) => put(table, { ...refund, categoryId }))
}

const update: Make<'update'> =
  (table) =>
  (rows, { id, patch, was }) => {
    const before = rows.row(table, id)
    if (!before) return refuse('not-found')
    if (was && !editFits(before, was, only(patch, was), [])) return refuse('stale-edit')
    const after = { ...before, ...patch, id }
    return [put(table, after), ...refundsAlong(rows, table, before, after)]
  }

/** What of a change was seen before. */
const only = (patch: Change['patch'], was: object) =>
  Object.fromEntries(Object.entries(patch).filter(([field]) => Object.hasOwn(was, field)))

/** All that are still there; what was deleted meanwhile needs no change. */
const updateMany: Make<'updateMany'> =
  (table) =>
  (rows, { changes }) => {
    const named = new Set(changes.map(({ id }) => id))
    return changes.flatMap(({ id, patch }, at) => {
      const before = rows.row(table, id)
      if (!before) return []
      const after = { ...before, ...patch, id }
      const along = refundsAlong(rows, table, before, after, (one) => named.has(one))
      return [put(table, after, `changes.${at}.`), ...along]
    })
  }

/** Creates the document or replaces all that a client may write of it. */
const set: Make<'set'> =
  (table) =>
  (rows, { doc }) => {
    const before = rows.row(table, doc.id)
    if (!before) return [create(table, doc)]
    const after = { ...before, ...doc }
    return [put(table, after), ...refundsAlong(rows, table, before, after)]
  }

const remove: Make<'delete'> =
  (table) =>
  (rows, { id }) =>
    rows.row(table, id) ? [drop(table, id)] : refuse('not-found')

export const documentReducers: { readonly [Verb in DocumentVerb]: Make<Verb> } = {
  create:
    (table) =>
    (_rows, { doc }) => [create(table, doc)],
  createMany:
    (table) =>
    (_rows, { docs }) =>
      docs.map((doc, at) => create(table, doc, `docs.${at}.`)),
  update,
  updateMany,
  set,
  delete: remove,
  /** All that are still there. */
  deleteMany:
    (table) =>
    (_rows, { ids }) =>
      [...new Set(ids)].map((id) => drop(table, id)),
}
