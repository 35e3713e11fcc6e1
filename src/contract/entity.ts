/** What an entity is: the fields a client may write, and those only the server writes. */
import { z } from 'zod'
import { currencies } from '#domain/money/currencies.data.ts'
import { nameProblem } from '#domain/names/hidden-characters.ts'
import { limits } from './limits.ts'
// Whatever is read by a shape of ours is answered in our words.
import './field-words.ts'

export interface Entity {
  /** Fields a client may set and change. Absent values are null, never missing. */
  readonly writable: z.ZodRawShape
  /** Fields only the server sets; a client that sends one is refused. */
  readonly serverOwned: z.ZodRawShape
  /** What a create may leave out. */
  readonly defaults: Readonly<Record<string, unknown>>
  /** What its fields must be to each other, once each is right by itself. */
  check?(row: Readonly<Record<string, unknown>>): Complaints
}

/** What to fix, by field name; nothing when all is well. */
export type Complaints = Readonly<Record<string, string>>

/** Two spellings of one id would be two rows to a device and one to the database. */
export const uuid = z
  .uuid({ error: 'This id is not valid.' })
  .refine((id) => id === id.toLowerCase(), { error: 'Write the id in small letters.' })
const dayWords = 'Enter a real day, like 2026-03-31.'
/** The calendar has no year 0, whatever the pattern of an ISO date allows. */
export const day = z.iso
  .date({ error: dayWords })
  .refine((text) => text >= '0001-01-01', { error: dayWords })
/** A mistyped year would have us count through centuries of days. */
export const recentDay = day.refine((text) => text >= '1990-01-01', {
  error: 'Choose a day from 1990 on.',
})
export const instant = z.iso.datetime()

export const amount = z
  .int({ error: 'Enter an amount.' })
  .min(1, { error: 'Enter an amount above zero.' })
  .max(limits.amountMinorUnits, { error: 'That amount is too large.' })

export const currency = z
  .string()
  .refine((code) => Object.hasOwn(currencies, code), { error: 'Choose a currency.' })

export const isEachOnce = (list: readonly unknown[]) => new Set(list).size === list.length

/** Text without the characters PostgreSQL cannot store (NUL, lone surrogates). */
export const text = (most: number) =>
  z
    .string()
    .max(most, { error: `Use at most ${most} characters.` })
    .refine((value) => !value.includes('\0') && value.isWellFormed(), {
      error: 'This text has a character that cannot be stored.',
    })

/** Text that must say something. */
export const named = (most: number, error: string) =>
  text(most).refine((value) => value.trim() !== '', { error })

/** What people and groups are called: nothing in it is unseen or turns the rest around. */
export const shownName = (most: number, error: string) =>
  text(most).refine((value) => nameProblem(value, error) === undefined, {
    error: ({ input }) => nameProblem(String(input), error),
  })

export const createdBy = { createdAt: instant, createdBy: uuid } as const

/** A whole row as it travels: its id, the client's fields and the server's. */
export const rowOf = <W extends z.ZodRawShape, S extends z.ZodRawShape>(entity: {
  readonly writable: W
  readonly serverOwned: S
}) => z.strictObject({ id: uuid, ...entity.writable, ...entity.serverOwned })
