/** A receipt: a picture kept for an expense, and what correcting a reading taught. */
import { z } from 'zod'
import { createdBy, currency, type Entity, instant, named, uuid } from '../entity.ts'

/** What a picture may be when it is sent; what is kept is made anew from its pixels. */
export const receiptTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

const size = z.int().min(1)

export const receipts = {
  writable: {
    /** Members of this group see the picture too, on the bill that shows it. */
    groupId: uuid.nullable(),
    /** Tells pictures of the same thing from others; made on the device. */
    pictureHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/, { error: 'This is no hash of a picture.' })
      .nullable(),
  },
  serverOwned: {
    /** Of what is kept; all null until the picture has arrived. */
    bytes: size.nullable(),
    width: size.nullable(),
    height: size.nullable(),
    storedAt: instant.nullable(),
    ...createdBy,
    updatedAt: instant,
  },
  defaults: { groupId: null, pictureHash: null },
} as const satisfies Entity

/** The answer to a picture that was sent. */
export const receiptAnswer = z.strictObject({ bytes: size, width: size, height: size })

/** How a shop is called, whatever its receipts say. */
export const receiptMerchants = {
  writable: {
    /** As it was read, in small letters and without signs. */
    readAs: named(120, 'Say how it was read.'),
    merchant: named(120, 'Give it a name.'),
    /** What this person buys there. */
    categoryId: uuid.nullable(),
    /** For receipts that name none. */
    currency: currency.nullable(),
  },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { categoryId: null, currency: null },
} as const satisfies Entity
