/** Every collection: its document path, who may touch it, its order and its filters. */
import { categories, globalCategories } from './entities/categories.ts'
import type { Entity } from './entities/entity.ts'
import { expenses } from './entities/expenses.ts'
import { users } from './entities/users.ts'

export interface Collection {
  /** Where its documents live; braces name the parts of the path. */
  readonly path: string
  readonly entity: Entity
  /** owner: the {uid} of the path; member: members of {groupId}; everyone: read by all signed in. */
  readonly access: 'owner' | 'member' | 'everyone'
  /** What a client may do directly; totals and the like change only through named commands. */
  readonly writes: readonly ('create' | 'update' | 'delete')[]
  readonly order: { readonly by: string; readonly direction: 'asc' | 'desc' }
  /** The filters a list may ask for. */
  readonly filters: Readonly<Record<string, 'equal' | 'range' | 'contains'>>
  /** The day that decides which month's record a row is kept under on a device; null = one record. */
  readonly monthOf: string | null
  /** Its table and rules exist; a collection opens in the commit that makes it work. */
  readonly isOpen: boolean
}

export const collections = {
  users: {
    path: 'users',
    entity: users,
    access: 'owner',
    writes: ['update'],
    order: { by: 'createdAt', direction: 'desc' },
    filters: { email: 'equal', phone: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  categories: {
    path: 'users/{uid}/categories',
    entity: categories,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: { by: 'sort', direction: 'asc' },
    filters: { type: 'equal', archived: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  global_categories: {
    path: 'global_categories',
    entity: globalCategories,
    access: 'everyone',
    writes: [],
    order: { by: 'sort', direction: 'asc' },
    filters: { type: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  expenses: {
    path: 'users/{uid}/expenses',
    entity: expenses,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: { by: 'date', direction: 'desc' },
    filters: { date: 'range', categoryId: 'equal' },
    monthOf: 'date',
    isOpen: true,
  },
} as const satisfies Record<string, Collection>

export type CollectionName = keyof typeof collections
