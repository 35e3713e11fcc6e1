/** Every collection: its document path, who may touch it, its order and its filters. */

import type { z } from 'zod'
import { budgets } from './budgets/entities.ts'
import { categories, globalCategories } from './categories/entities.ts'
import type { Entity } from './entity.ts'
import { contributions, goals } from './goals/entities.ts'
import { groupCollections } from './groups/collections.ts'
import { groups } from './groups/entities.ts'
import { expenses } from './ledger/expenses.ts'
import { incomes } from './ledger/incomes.ts'
import { amortization, loans, payments } from './loans/entities.ts'
import { notifications } from './notifications/entities.ts'
import { ownCollections } from './own-collections.ts'
import { expenseTemplates, incomeTemplates } from './recurring/entities.ts'
import { admins } from './staff/entities.ts'
import { testimonials } from './testimonials/entities.ts'
import { users } from './users/entities.ts'

export interface Collection {
  /** Where its documents live; braces name the parts of the path. */
  readonly path: string
  /** Another address of the caller's own. */
  readonly isAlsoAt?: string
  readonly entity: Entity
  /** owner: the {uid} of the path; member: of {groupId}; everyone: all signed in; staff: admins. */
  readonly access: 'owner' | 'member' | 'everyone' | 'staff'
  /** What a client may do directly; totals and the like change only through named commands. */
  readonly writes: readonly ('create' | 'update' | 'delete')[]
  readonly order: { readonly by: string; readonly direction: 'asc' | 'desc' }
  /** The filters a list may ask for. */
  readonly filters: Readonly<Record<string, 'equal' | 'range' | 'contains'>>
  /** The day that decides which month a device keeps a row under; null = all in one record. */
  readonly monthOf: string | null
  /** Read by its path only: a device works out the rows itself and keeps no copy. */
  readonly isByPathOnly?: true
  /** Its table and rules exist; a collection opens in the commit that makes it work. */
  readonly isOpen: boolean
}

/** What the specification names. */
export const specifiedCollections = {
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
    filters: { date: 'range', categoryId: 'equal', importId: 'equal', templateId: 'equal' },
    monthOf: 'date',
    isOpen: true,
  },
  incomes: {
    path: 'users/{uid}/incomes',
    entity: incomes,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: { by: 'date', direction: 'desc' },
    filters: { date: 'range', categoryId: 'equal', importId: 'equal', templateId: 'equal' },
    monthOf: 'date',
    isOpen: true,
  },
  income_templates: {
    path: 'users/{uid}/income_templates',
    entity: incomeTemplates,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: { by: 'createdAt', direction: 'desc' },
    filters: { active: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  expense_templates: {
    path: 'users/{uid}/expense_templates',
    entity: expenseTemplates,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: { by: 'createdAt', direction: 'desc' },
    filters: { active: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  goals: {
    path: 'users/{uid}/goals',
    entity: goals,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: { by: 'createdAt', direction: 'desc' },
    filters: { status: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  contributions: {
    path: 'users/{uid}/goals/{goalId}/contributions',
    entity: contributions,
    access: 'owner',
    writes: ['create', 'delete'],
    order: { by: 'date', direction: 'desc' },
    filters: {},
    monthOf: null,
    isOpen: true,
  },
  loans: {
    path: 'users/{uid}/loans',
    entity: loans,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: { by: 'createdAt', direction: 'desc' },
    filters: { status: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  amortization: {
    path: 'users/{uid}/loans/{loanId}/amortization',
    entity: amortization,
    access: 'owner',
    writes: [],
    order: { by: 'date', direction: 'asc' },
    filters: {},
    monthOf: null,
    isByPathOnly: true,
    isOpen: true,
  },
  payments: {
    path: 'users/{uid}/loans/{loanId}/payments',
    entity: payments,
    access: 'owner',
    writes: ['create', 'delete'],
    order: { by: 'date', direction: 'desc' },
    filters: { type: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  budgets: {
    path: 'users/{uid}/budgets',
    entity: budgets,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: { by: 'createdAt', direction: 'desc' },
    filters: { archived: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  groups: {
    path: 'groups',
    entity: groups,
    access: 'member',
    writes: ['update'],
    order: { by: 'createdAt', direction: 'desc' },
    filters: { memberIds: 'contains' },
    monthOf: null,
    isOpen: true,
  },
  notifications: {
    path: 'users/{uid}/notifications',
    entity: notifications,
    access: 'owner',
    writes: ['update', 'delete'],
    order: { by: 'createdAt', direction: 'desc' },
    filters: { read: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  testimonials: {
    path: 'users/{uid}/testimonials',
    isAlsoAt: 'testimonials',
    entity: testimonials,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: { by: 'createdAt', direction: 'desc' },
    filters: { status: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  admins: {
    path: 'admins',
    entity: admins,
    access: 'staff',
    writes: [],
    order: { by: 'createdAt', direction: 'desc' },
    filters: {},
    monthOf: null,
    isOpen: false,
  },
} as const satisfies Record<string, Collection>

export const collections = {
  ...specifiedCollections,
  ...ownCollections,
  ...groupCollections,
} as const

export type CollectionName = keyof typeof collections

type Collections = typeof collections

type EntityOf<Name extends CollectionName> = Collections[Name]['entity']
type Inferred<Shape extends z.ZodRawShape> = Readonly<z.infer<z.ZodObject<Shape>>>

/** Those that a device keeps in one piece, not by month. */
export type WholeName = {
  [Name in CollectionName]: Collections[Name]['monthOf'] extends null ? Name : never
}[CollectionName]

/** A stored row; what the server works out is not there before it has answered. */
export type RowOf<Name extends CollectionName> = Inferred<EntityOf<Name>['writable']> &
  Inferred<EntityOf<Name>['serverOwned']> & { readonly id: string }

export type OpenCollectionName = {
  [Name in CollectionName]: Collections[Name]['isOpen'] extends true ? Name : never
}[CollectionName]

const isOpenName = (name: CollectionName): name is OpenCollectionName => collections[name].isOpen
export const openCollectionNames: readonly OpenCollectionName[] = (
  Object.keys(collections) as CollectionName[]
).filter(isOpenName)
