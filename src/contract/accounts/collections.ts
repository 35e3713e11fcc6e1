/** The collections of accounts. */
import type { Collection } from '../collections.ts'
import { transferTemplates } from '../recurring/entities.ts'
import {
  accounts,
  checkpoints,
  leftOutLines,
  transferRejections,
  transfers,
  valuations,
} from './entities.ts'

const own = {
  access: 'owner',
  writes: ['create', 'update', 'delete'],
  isOpen: true,
} as const
const byDay = { by: 'date', direction: 'desc' } as const

export const accountCollections = {
  accounts: {
    ...own,
    path: 'users/{uid}/accounts',
    entity: accounts,
    order: { by: 'order', direction: 'asc' },
    filters: { archived: 'equal', kind: 'equal' },
    monthOf: null,
  },
  transfers: {
    ...own,
    path: 'users/{uid}/transfers',
    entity: transfers,
    order: byDay,
    filters: { date: 'range', reason: 'equal' },
    monthOf: 'date',
  },
  transfer_templates: {
    ...own,
    path: 'users/{uid}/transfer_templates',
    entity: transferTemplates,
    order: { by: 'createdAt', direction: 'desc' },
    filters: {},
    monthOf: null,
  },
  valuations: {
    ...own,
    path: 'users/{uid}/valuations',
    entity: valuations,
    order: byDay,
    filters: { accountId: 'equal', date: 'range' },
    monthOf: null,
  },
  checkpoints: {
    ...own,
    path: 'users/{uid}/checkpoints',
    entity: checkpoints,
    order: byDay,
    filters: { accountId: 'equal', date: 'range' },
    monthOf: 'date',
  },
  transfer_rejections: {
    ...own,
    path: 'users/{uid}/transfer_rejections',
    entity: transferRejections,
    order: { by: 'createdAt', direction: 'desc' },
    filters: {},
    monthOf: null,
  },
  left_out_lines: {
    ...own,
    path: 'users/{uid}/left_out_lines',
    entity: leftOutLines,
    order: byDay,
    filters: { accountId: 'equal', importId: 'equal' },
    monthOf: 'date',
  },
} as const satisfies Record<string, Collection>
