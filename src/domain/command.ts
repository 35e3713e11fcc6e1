/** What a command does: worked out from the rows it reads, by the server and by a device alike. */

export type Row = { readonly id: string } & Readonly<Record<string, unknown>>

/** What one row is after a command; null when it is gone. */
export interface RowChange {
  readonly table: string
  readonly id: string
  readonly row: Row | null
  /** It must not be there yet: at the server that is refused, on a device it has landed. */
  readonly isNew?: true
  /** It was here before, and its stamps with it. */
  readonly isBack?: true
  /** Whoever gives it sees no more of it: a device shows it as gone. */
  readonly isOutOfSight?: true
  /** Where whoever gave the command named it, such as `docs.3.`, if not by its fields alone. */
  readonly path?: string
}

/** What a field is, what it is at most, or that there is something in it. */
type WhereValue = string | boolean | { readonly upTo: string } | { readonly isThere: true }

/** By field, or by a step into one (`data.importId`). */
export type Where = Readonly<Record<string, WhereValue>>

/** All rows of which that is so are changed alike, or go: many perhaps, so nobody reads them. */
export interface EveryChange {
  readonly table: string
  readonly every: Where
  readonly set: Readonly<Record<string, unknown>> | null
  /** In the books of these users, not where the command writes; a device has only its own. */
  readonly books?: readonly string[]
}

/** All that points at one document points at another, wherever the contract knows a reference. */
export interface Redirection {
  readonly pointersTo: string
  readonly from: string
  readonly into: string
}

/** In the order in which they are named. */
export type Change = RowChange | EveryChange | Redirection

/** The rows of one scope. All that point at one are asked for only where they are few by nature. */
export interface Rows {
  row(table: string, id: string): Row | null
  where(table: string, field: string, value: string): readonly Row[]
}

export interface CommandContext {
  readonly uid: string
  readonly now: string
  /** For a row that nobody has named; the server's is another than a device's. */
  newId(): string
  /** What a client may write of a row of this table. */
  fieldsOf(table: string): readonly string[]
}

/** Each of them is a code of the contract's errors; the server would not compile otherwise. */
type RefusalCode =
  | 'already-exists'
  | 'goal-not-found'
  | 'in-use'
  | 'invalid-contribution'
  | 'invalid-input'
  | 'last-owner'
  | 'not-allowed'
  | 'not-found'
  | 'proposal-over'
  | 'stale-edit'
  | 'still-in-group'

export interface Refused {
  readonly refusal: {
    readonly code: RefusalCode
    readonly fields?: Readonly<Record<string, string>>
    /** What is there instead, for a change of something older. */
    readonly current?: Row
  }
}

export type Outcome = readonly Change[] | Refused

/** Must be pure. Stamps and defaults are put on by whoever runs it, from the collection. */
export type Reducer<Args> = (rows: Rows, args: Args, context: CommandContext) => Outcome

/** What follows from a row by itself, anew whenever it is written; nothing was before a new one. */
export type Derive = (before: Row | null, after: Row) => Row

/** What else changes with a row, in other tables too: its own change is the first. */
export type Follow = (rows: Rows, change: RowChange) => readonly RowChange[]

export const create = (table: string, row: Row, path?: string): RowChange => ({
  ...{ table, id: row.id, row },
  isNew: true,
  ...(path && { path }),
})

export const put = (table: string, row: Row, path?: string): RowChange => ({
  ...{ table, id: row.id, row },
  ...(path && { path }),
})

export const drop = (table: string, id: string): RowChange => ({ table, id, row: null })

export const dropEvery = (table: string, every: Where): EveryChange => ({ table, every, set: null })

export const refuse = (code: RefusalCode, fields?: Readonly<Record<string, string>>): Refused => ({
  refusal: { code, ...(fields && { fields }) },
})

export const refuseStale = (current: Row): Refused => ({ refusal: { code: 'stale-edit', current } })

/** The fields in which a row is another than before. */
export const changedFields = (before: Row, after: Row): readonly string[] =>
  Object.keys(after).filter(
    (field) =>
      before[field] !== after[field] &&
      JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )

/** What stands where these steps lead in a row. */
export const valueAt = (row: Row, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string, unknown>>)[step]
        : undefined,
    row,
  )
