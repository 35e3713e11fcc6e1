/** What a device must know of every collection: its order and names, without the schemas. */
import { type Collection, type CollectionName, collections } from './collections.ts'

export interface CollectionShape extends Pick<Collection, 'order' | 'monthOf'> {
  readonly writable: readonly string[]
  readonly serverOwned: readonly string[]
  readonly defaults: Readonly<Record<string, unknown>>
}

const shapeOf = ({ entity, order, monthOf }: Collection): CollectionShape => ({
  order,
  monthOf,
  writable: Object.keys(entity.writable),
  serverOwned: Object.keys(entity.serverOwned),
  defaults: entity.defaults,
})

/** Plain data: the build writes it out, so that a page need not load what it was made from. */
export const collectionShapes = Object.fromEntries(
  Object.entries(collections).map(([name, collection]) => [name, shapeOf(collection)]),
) as Readonly<Record<CollectionName, CollectionShape>>
