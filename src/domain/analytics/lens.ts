/** How costs are looked at: my share of everything, what I laid out, or all that groups spent. */
import type { Lens } from '../groups/share-entry.ts'

export type EntryLens = Lens | 'group'
