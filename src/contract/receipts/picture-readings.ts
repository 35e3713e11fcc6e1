/** What the server reads in a picture for a device that cannot: the same a device would read. */
import { z } from 'zod'
import type { Field, PictureReading, Reading } from '#domain/receipts/reading.ts'
import type { ToldReceipt } from '#domain/receipts/weigh-answer.ts'
import { paymentMethods } from '../ledger/expenses.ts'

const place = z.strictObject({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
})

const fieldOf = <Value>(value: z.ZodType<Value>): z.ZodType<Field<Value>> =>
  z.strictObject({
    value: value.nullable(),
    confidence: z.number().min(0).max(1),
    isSure: z.boolean(),
    candidates: z.array(z.strictObject({ value, place: place.nullable() })),
  })

const amount = fieldOf(z.int())
const words = fieldOf(z.string())

const reading: z.ZodType<Reading> = z.strictObject({
  unit: z.string(),
  currency: words,
  total: amount,
  date: words,
  merchant: words,
  subtotal: amount,
  tax: amount,
  tip: amount,
  payment: fieldOf(z.enum(paymentMethods)),
  items: z.array(
    z.strictObject({ name: z.string(), quantity: z.number(), amount: z.int(), place }),
  ),
  check: z.discriminatedUnion('verdict', [
    z.strictObject({ verdict: z.literal('agrees') }),
    z.strictObject({ verdict: z.literal('differs'), gap: z.int() }),
    z.strictObject({ verdict: z.literal('unknown') }),
  ]),
  lines: z.array(z.strictObject({ text: z.string(), confidence: z.number(), place })),
  problems: z.array(
    z.enum([
      'no-text',
      'not-a-receipt',
      'refund',
      'no-total',
      'hard-to-read',
      'total-unconfirmed',
      'date-unclear',
    ]),
  ),
  place,
})

export const pictureReading: z.ZodType<PictureReading> = z.strictObject({
  turn: z.literal([0, 90, 180, 270]),
  width: z.int(),
  height: z.int(),
  readings: z.array(reading),
})

/** Whether the server reads pictures at all, and which model may be asked about one. */
export const readingOffer = z.strictObject({
  isOffered: z.boolean(),
  /** Null where no model can be asked. */
  model: z
    .strictObject({
      recipient: z.string(),
      /** All that is sent with the picture, to the letter. */
      words: z.string(),
    })
    .nullable(),
})
export type ReadingOffer = z.infer<typeof readingOffer>

const said = z.string().nullable()

/** What a model says; it is weighed against what the device has read. */
export const toldReceipt: z.ZodType<ToldReceipt> = z.strictObject({
  merchant: said,
  date: said,
  currency: said,
  total: said,
  subtotal: said,
  tax: said,
  tip: said,
})
