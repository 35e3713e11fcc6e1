/** The calls that carry the picture of a receipt; what is known of it is a document. */
import type { OwnCall } from './calls.ts'
import { receiptAnswer, receiptTypes } from './entities/receipts.ts'

export const receiptCalls = {
  'receipts.read': {
    method: 'GET',
    path: '/api/receipts/:id',
    auth: 'user',
    summary: 'The picture of a receipt of mine, or of a bill in a group of mine',
    body: null,
  },
  'receipts.store': {
    method: 'PUT',
    path: '/api/receipts/:id',
    auth: 'user',
    summary: 'Keep the picture of a receipt of mine, made anew and without what else is in it',
    body: null,
    bodyTypes: receiptTypes,
    answer: receiptAnswer,
  },
} as const satisfies Record<string, OwnCall>
