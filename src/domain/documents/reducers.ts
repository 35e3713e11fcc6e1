/** What creating, changing and deleting does, the same in every collection. */
import { create, drop, put, type Reducer, type Row, refuse } from '../command.ts'

interface One {
  readonly id: string
}

interface Change extends One {
  readonly patch: Readonly<Record<string, unknown>>
}

interface Verbs {
  readonly create: { readonly doc: Row }
  readonly createMany: { readonly docs: readonly Row[] }
  readonly update: Change
  readonly updateMany: { readonly changes: readonly Change[] }
  readonly set: { readonly doc: Row }
  readonly delete: One
  readonly deleteMany: { readonly ids: readonly string[] }
}

export type DocumentVerb = keyof Verbs

type Make<Verb extends DocumentVerb> = (table: string) => Reducer<Verbs[Verb]>

const update: Make<'update'> =
  (table) =>
  (rows, { id, patch }) => {
    const before = rows.row(table, id)
    return before ? [put(table, { ...before, ...patch, id })] : refuse('not-found')
  }

/** All that are still there; what was deleted meanwhile needs no change. */
const updateMany: Make<'updateMany'> =
  (table) =>
  (rows, { changes }) =>
    changes.flatMap(({ id, patch }, at) => {
      const before = rows.row(table, id)
      return before ? [put(table, { ...before, ...patch, id }, `changes.${at}.`)] : []
    })

/** Creates the document or replaces all that a client may write of it. */
const set: Make<'set'> =
  (table) =>
  (rows, { doc }) => {
    const before = rows.row(table, doc.id)
    return [before ? put(table, { ...before, ...doc }) : create(table, doc)]
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
