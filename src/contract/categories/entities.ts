/** A category: what money was for. The global ones are the same for everyone. */
import { z } from 'zod'
import { type Complaints, createdBy, type Entity, instant, named, text, uuid } from '../entity.ts'

const name = named(60, 'Give it a name.')
const type = z.enum(['expense', 'income'])
const sort = z.int().min(0).max(1_000_000)

const shown = {
  name,
  type,
  icon: text(40),
  color: text(40),
  parentId: uuid.nullable(),
  archived: z.boolean(),
  sort,
} as const

type CategoryRow = { readonly id?: unknown; readonly parentId: string | null }

const checkCategory = ({ id, parentId }: CategoryRow): Complaints =>
  parentId !== null && parentId === id ? { parentId: 'Choose another one than itself.' } : {}

export const categories = {
  writable: shown,
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { icon: 'tag', color: 'honey', parentId: null, archived: false, sort: 0 },
  check: checkCategory,
} as const satisfies Entity

/** Written by staff only, so every field is the server's. */
export const globalCategories = {
  writable: {},
  serverOwned: { ...shown, createdAt: instant, createdBy: uuid.nullable() },
  defaults: {},
} as const satisfies Entity

/** How one user sees a global category; null means as everyone does. */
export const categoryStyles = {
  writable: {
    categoryId: uuid,
    hidden: z.boolean(),
    name: name.nullable(),
    icon: text(40).nullable(),
    color: text(40).nullable(),
    sort: sort.nullable(),
  },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { hidden: false, name: null, icon: null, color: null, sort: null },
} as const satisfies Entity

/** What is described so goes into this category. */
export const categoryRules = {
  writable: {
    type,
    /** Found in the description, the merchant or the source. */
    contains: named(120, 'Say what to look for.'),
    categoryId: uuid,
    active: z.boolean(),
  },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { active: true },
} as const satisfies Entity
