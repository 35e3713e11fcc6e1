/** A category: what money was for. The global ones are the same for everyone. */
import { z } from 'zod'
import { createdBy, type Entity, instant, text, uuid } from './entity.ts'

const shown = {
  name: text(60).refine((value) => value.trim() !== '', { error: 'Give it a name.' }),
  type: z.enum(['expense', 'income']),
  icon: text(40),
  color: text(40),
  parentId: uuid.nullable(),
  archived: z.boolean(),
  sort: z.int().min(0).max(1_000_000),
} as const

export const categories = {
  writable: shown,
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { icon: 'tag', color: 'honey', parentId: null, archived: false, sort: 0 },
} as const satisfies Entity

/** Written by staff only, so every field is the server's. */
export const globalCategories = {
  writable: {},
  serverOwned: { ...shown, createdAt: instant, createdBy: uuid.nullable() },
  defaults: {},
} as const satisfies Entity
