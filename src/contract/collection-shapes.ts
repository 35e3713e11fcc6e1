/** What a device must know of every collection: its order and names, without the schemas. */
import { type Collection, type CollectionName, collections } from './collections.ts'

export interface CollectionShape extends Pick<Collection, 'order' | 'monthOf'> {
  readonly writable: readonly string[]
  readonly serverOwned: readonly string[]
  readonly defaults: Readonly<Record<string, unknown>>
  /** What belongs to a document of it and goes with it, and the field that says whose it is. */
  readonly children?: readonly (readonly [table: CollectionName, field: string])[]
}

const all: readonly [string, Collection][] = Object.entries(collections)

/** Of one person's: in a group a command says itself what goes with what. */
function childrenOf({ path }: Collection): Pick<CollectionShape, 'children'> {
  if (!path.startsWith('users/{uid}/')) return {}
  const children = all.flatMap(([name, child]) => {
    const [, field] = /^\/\{(\w+)\}\/\w+$/.exec(child.path.slice(path.length)) ?? []
    const isChild = field && child.path.startsWith(path)
    return isChild ? [[name as CollectionName, field] as const] : []
  })
  return children.length > 0 ? { children } : {}
}

const shapeOf = (collection: Collection): CollectionShape => ({
  ...childrenOf(collection),
  ...plainOf(collection),
})

const plainOf = ({ entity, order, monthOf }: Collection) => ({
  order,
  monthOf,
  writable: Object.keys(entity.writable),
  serverOwned: Object.keys(entity.serverOwned),
  defaults: entity.defaults,
})

/** Plain data: the build writes it out, so that a page need not load what it was made from. */
export const collectionShapes = Object.fromEntries(
  all.map(([name, collection]) => [name, shapeOf(collection)]),
) as Readonly<Record<CollectionName, CollectionShape>>
