/** What a command does: worked out from the rows it reads, by the server and by a device alike. */

export type Row = { readonly id: string } & Readonly<Record<string, unknown>>

/** What one row is after a command; null when it is gone. */
export interface RowChange {
  readonly table: string
  readonly id: string
  readonly row: Row | null
  /** It must not be there yet: at the server that is refused, on a device it has landed. */
  readonly isNew?: true
}

/** The rows of one scope. All that point at one are asked for only where they are few by nature. */
export interface Rows {
  row(table: string, id: string): Row | null
  where(table: string, field: string, value: string): readonly Row[]
}

export interface CommandContext {
  readonly uid: string
  readonly now: string
}

/** Each of them is a code of the contract's errors; the server would not compile otherwise. */
type RefusalCode = 'already-exists' | 'goal-not-found' | 'invalid-input' | 'not-found'

interface Refused {
  readonly refusal: {
    readonly code: RefusalCode
    readonly fields?: Readonly<Record<string, string>>
  }
}

export type Outcome = readonly RowChange[] | Refused

/** Must be pure. Stamps and defaults are put on by whoever runs it, from the collection. */
export type Reducer<Args> = (rows: Rows, args: Args, context: CommandContext) => Outcome

/** What follows from a row by itself, anew whenever it is written; nothing was before a new one. */
export type Derive = (before: Row | null, after: Row) => Row

export const create = (table: string, row: Row): RowChange => ({
  ...{ table, id: row.id, row },
  isNew: true,
})

export const put = (table: string, row: Row): RowChange => ({ table, id: row.id, row })

export const drop = (table: string, id: string): RowChange => ({ table, id, row: null })

export const refuse = (code: RefusalCode, fields?: Readonly<Record<string, string>>): Refused => ({
  refusal: { code, ...(fields && { fields }) },
})

/** The fields in which a row is another than before. */
export const changedFields = (before: Row, after: Row): readonly string[] =>
  Object.keys(after).filter(
    (field) =>
      before[field] !== after[field] &&
      JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
