import type { CollectionName } from '#contract/collections.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Row } from '#contract/sync.ts'

/** What a command becomes when it is asked for: a name and its arguments. */
export interface Command {
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
}

export interface Refusal {
  readonly error: string
  readonly code: ErrorCode
  readonly fields?: Readonly<Record<string, string>>
}

/** A refused command, kept with its arguments so that its form can be opened again. */
export interface Failure extends Command, Refusal {
  readonly key: string
  /** The rows it was about, as they were when it was written. */
  readonly before?: readonly Row[]
}

export type Revisions = Readonly<Record<string, number>>

/**
 * One command on its way. `seq` is its place in the queue once it is on disk; `revs` say which
 * revisions carry an accepted command's effect, so it can be let go when they have arrived.
 */
export interface QueuedCommand extends Command {
  readonly key: string
  readonly at: string
  readonly state: 'queued' | 'accepted' | 'refused'
  readonly seq?: number
  /** No storage took it: it lives in memory only. */
  readonly isLoose?: true
  readonly revs?: Revisions
  readonly refusal?: Refusal
  /** The rows it was about, as they were when it was written; for this device only. */
  readonly before?: readonly Row[]
  /** The commands it takes back: it is let go where the server has refused them all. */
  readonly undoes?: readonly string[]
}

export type Settlement =
  | { readonly key: string; readonly ok: true; readonly revs: Revisions }
  | { readonly key: string; readonly ok: false; readonly refusal: Refusal }

/** What one row looks like after a command; null when it is gone. */
export interface RowPatch {
  readonly table: CollectionName
  readonly id: string
  readonly row: Row | null
}

export type ReadRow = (table: CollectionName, id: string) => Row | null

/** One row by its id, or all of a table: reading all makes every change of it count. */
export interface Reading {
  readonly row: ReadRow
  readonly all: (table: CollectionName) => Iterable<Row>
}

/** What a command will probably do, worked out from the rows it reads. Must be pure. */
export type Effect = (
  read: Reading,
  args: Readonly<Record<string, unknown>>,
  about: { readonly at: string; readonly uid: string; readonly key: string },
) => readonly RowPatch[]

export type Phase = 'opening' | 'syncing' | 'live' | 'offline'

export interface ReplicaStatus {
  readonly phase: Phase
  /** Commands not yet answered by the server. */
  readonly waiting: number
  /** Commands the server refused, still here to be corrected. */
  readonly failed: number
  /** Every row of every scope is here. */
  readonly isComplete: boolean
  /** False when the browser gives no storage: writes live only as long as this tab. */
  readonly isDurable: boolean
}

export interface Replica {
  /** 'YYYY-MM' newest first for collections kept by month, else ['']. Stable until changed. */
  months(table: CollectionName): readonly string[]
  /** One month in the collection's default order. Stable until that month changes. */
  monthRows(table: CollectionName, month: string): readonly Row[]
  rows(table: CollectionName): ReadonlyMap<string, Row>
  /** Grows with every visible change of the table. */
  version(table: CollectionName): number
  /** Called at most once per microtask. */
  subscribe(listener: () => void): () => void
  /** Applied to memory at once; durable when the promise gives the keys. */
  mutate(commands: readonly Command[], undoes?: readonly string[]): Promise<readonly string[]>
  isPending(table: CollectionName, id: string): boolean
  failures(): readonly Failure[]
  retry(key: string): void
  dismiss(key: string): void
  status(): ReplicaStatus
  close(): Promise<void>
  /** Close, and forget everything on this device. */
  wipe(): Promise<void>
}
