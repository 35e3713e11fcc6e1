import type { OpenCollectionName } from '#contract/collections.ts'
import { documentsOf } from '../documents/collection.ts'
import { wireColumns } from '../documents/wire.ts'

/** What a search reads of a row; the rest of it would only be carried around. */
const read: ReadonlySet<string> = new Set([
  'id',
  'name',
  'description',
  'merchant',
  'source',
  'lender',
  'notes',
  'tags',
  'lines',
  'amount',
  'currency',
  'rate',
  'date',
  'categoryId',
  'categoryIds',
  'parentId',
  'type',
  'hidden',
  'archived',
  'active',
  'status',
  'paymentMethod',
  'templateId',
  'refundOf',
  'expectedBack',
  'settles',
  'loanPrincipal',
  'groupId',
  'members',
  'payers',
  'shares',
  'share',
  'balance',
  'targetAmount',
  'targetOn',
  'nextDueOn',
  'nextOn',
  'priceChanges',
  'amountChanges',
  'startOn',
  'institution',
  'number',
  'accountId',
  'isPending',
  'from',
  'fromId',
  'toId',
  'to',
  'reason',
  'note',
])

/** A row of this table as JSON; its alias is t. */
export const foundRow = (name: OpenCollectionName): string => {
  const columns = wireColumns(documentsOf(name)).filter(({ field }) => read.has(field))
  return `json_build_object(${columns.map(({ field, sql }) => `'${field}', ${sql}`)})`
}
