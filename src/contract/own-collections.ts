/** The collections we add to those of the specification. */

import { accountCollections } from './accounts/collections.ts'
import { adviceAnswers, adviceChoices } from './advice/entities.ts'
import { categoryRules, categoryStyles } from './categories/entities.ts'
import type { Collection } from './collections.ts'
import { importMappings, imports } from './imports/entities.ts'
import { ownRates } from './ledger/own-rates.ts'
import { savedViews } from './ledger/saved-views.ts'
import { loanVersionRows, loanVersions } from './loans/entities.ts'
import { proposals } from './proposals/entities.ts'
import { receiptMerchants, receipts } from './receipts/entities.ts'

const byAge = { by: 'createdAt', direction: 'desc' } as const

export const ownCollections = {
  ...accountCollections,
  category_styles: {
    path: 'users/{uid}/category_styles',
    entity: categoryStyles,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: byAge,
    filters: { categoryId: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  category_rules: {
    path: 'users/{uid}/category_rules',
    entity: categoryRules,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: byAge,
    filters: { type: 'equal', active: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  /** Taken back as a whole, by a command of their own. */
  imports: {
    path: 'users/{uid}/imports',
    entity: imports,
    access: 'owner',
    writes: ['create', 'update'],
    order: byAge,
    filters: {},
    monthOf: null,
    isOpen: true,
  },
  import_mappings: {
    path: 'users/{uid}/import_mappings',
    entity: importMappings,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: byAge,
    filters: { fingerprint: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  saved_views: {
    path: 'users/{uid}/saved_views',
    entity: savedViews,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: byAge,
    filters: {},
    monthOf: null,
    isOpen: true,
  },
  own_rates: {
    path: 'users/{uid}/own_rates',
    entity: ownRates,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: byAge,
    filters: { currency: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  /** Their pictures come by a call of their own. */
  receipts: {
    path: 'users/{uid}/receipts',
    entity: receipts,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: byAge,
    filters: {},
    monthOf: null,
    isOpen: true,
  },
  advice_choices: {
    path: 'users/{uid}/advice_choices',
    entity: adviceChoices,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: byAge,
    filters: { choice: 'equal', rule: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  /** Written by the server; its owner may forget one, and take that back. */
  advice_answers: {
    path: 'users/{uid}/advice_answers',
    entity: adviceAnswers,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: byAge,
    filters: {},
    monthOf: null,
    isOpen: true,
  },
  /** Made by the server for an assistant, and answered by named commands. */
  proposals: {
    path: 'users/{uid}/proposals',
    entity: proposals,
    access: 'owner',
    writes: [],
    order: byAge,
    filters: { state: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  receipt_merchants: {
    path: 'users/{uid}/receipt_merchants',
    entity: receiptMerchants,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: byAge,
    filters: { readAs: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  loan_versions: {
    path: 'users/{uid}/loans/{loanId}/versions',
    entity: loanVersions,
    access: 'owner',
    writes: [],
    order: byAge,
    filters: {},
    monthOf: null,
    isOpen: true,
  },
  loan_version_rows: {
    path: 'users/{uid}/loans/{loanId}/version_rows',
    entity: loanVersionRows,
    access: 'owner',
    writes: [],
    order: { by: 'date', direction: 'asc' },
    filters: { versionId: 'equal' },
    monthOf: null,
    isByPathOnly: true,
    isOpen: true,
  },
} as const satisfies Record<string, Collection>
