/** The calls that carry the picture of a receipt; what is known of it is a document. */
import type { OwnCall } from '../calls/calls.ts'
import { receiptAnswer, receiptTypes } from './entities.ts'
import { pictureReading, readingOffer, toldReceipt } from './picture-readings.ts'

export const receiptCalls = {
  'receipts.read': {
    method: 'GET',
    path: '/api/receipts/:id',
    auth: 'user',
    summary: 'The picture of a receipt of mine, or of a bill in a group of mine',
    body: null,
    answerTypes: receiptTypes,
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
  'scan.offer': {
    method: 'GET',
    path: '/api/scan',
    auth: 'user',
    summary: 'Whether this server reads pictures of receipts for devices that cannot',
    body: null,
    answer: readingOffer,
  },
  'scan.read': {
    method: 'POST',
    path: '/api/scan',
    auth: 'user',
    summary: 'What the receipts in a picture say; the picture is not kept',
    body: null,
    bodyTypes: receiptTypes,
    answer: pictureReading,
  },
  'scan.ask': {
    method: 'POST',
    path: '/api/scan/ask',
    auth: 'user',
    summary: 'What a model says stands on a receipt, where one is offered and I agreed to it',
    body: null,
    bodyTypes: receiptTypes,
    answer: toldReceipt,
  },
} as const satisfies Record<string, OwnCall>
