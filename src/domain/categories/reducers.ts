/** What the commands of categories do: everything in one moves into another. */
import { drop, put, type Reducer, type Row, refuse } from '../command.ts'

type Category = Row & { readonly type: string; readonly parentId: string | null }

interface Merge {
  readonly id: string
  readonly into: string
}

const intoWords = (words: string) => refuse('invalid-input', { into: words })

/** There are two levels: below a category that is below another, they go beside it. */
const merge: Reducer<Merge> = (rows, { id, into }) => {
  const from = rows.row('categories', id) as Category | null
  if (!from) return refuse('not-found')
  const found = rows.row('categories', into) ?? rows.row('global_categories', into)
  if (!found) return intoWords('Choose one that exists.')
  if (id === into) return intoWords('Choose another one.')
  const target = found as Category
  if (target.type !== from.type) return intoWords('Choose one of the same kind.')
  const isOwnChild = target.parentId === id
  const above = isOwnChild ? into : (target.parentId ?? into)
  const below = rows.where('categories', 'parentId', id)
  return [
    ...below.map((row) => put('categories', { ...row, parentId: row.id === into ? null : above })),
    { pointersTo: 'categories', from: id, into },
    drop('categories', id),
  ]
}

export const categoryReducers = { 'categories.merge': merge }
