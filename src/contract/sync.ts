/** The live wire: how a device copies its documents, hears of changes and sends its own. */
import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { limits } from './limits.ts'
import type { Scope } from './scope.ts'

export { globalScope, groupScope, type Scope, userScope } from './scope.ts'

export type Row = { readonly id: string } & Readonly<Record<string, unknown>>

/** `row` is null when the row is gone from this scope. Revisions are gap-free per scope. */
export interface Change {
  readonly rev: number
  readonly table: string
  readonly id: string
  readonly row: Row | null
}

/** GET /api/sync/scopes */
export interface ScopesAnswer {
  readonly scopes: readonly Scope[]
}

/** GET /api/sync/snapshot?scope=[&newest=] : whole tables as columns, newest rows first. */
export interface SnapshotAnswer {
  readonly scope: Scope
  readonly cursor: number
  /** Only the newest rows of each table, as many as were asked for: the rest is still to come. */
  readonly partial?: true
  readonly tables: Readonly<
    Record<string, { readonly columns: readonly string[]; readonly rows: readonly unknown[][] }>
  >
}

/** GET /api/sync/pull?scope=&since=&limit= : `reset` asks for a new snapshot. */
export interface PullAnswer {
  readonly scope: Scope
  readonly cursor: number
  readonly changes: readonly Change[]
  readonly more: boolean
  readonly reset: boolean
}

/** POST /api/sync/stream {cursors}: server-sent events over fetch, token in the header. */
export interface StreamEvents {
  /** First event: the scopes this user has now (subscribed from the cursors sent). */
  hello: { readonly scopes: readonly Scope[] }
  changes: {
    readonly scope: Scope
    readonly from: number
    readonly to: number
    readonly changes: readonly Change[]
  }
  /** Pull or snapshot this scope afresh: it is new to the user or older than the horizon. */
  reset: { readonly scope: Scope }
  revoked: { readonly scope: Scope }
  heartbeat: Record<string, never>
  /** The server is going away: connect again. */
  reconnect: Record<string, never>
  /** The session has ended. */
  ended: Record<string, never>
}

const scopeText = z.string().max(80)
const revision = z.int().min(0)
const whole = (most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, { error: 'Give a whole number.' })
    .transform(Number)
    .pipe(z.int().min(0).max(most))

export const snapshotQuery = z.strictObject({
  scope: scopeText,
  newest: whole(limits.listDocuments).optional(),
})

export const pullQuery = z.strictObject({
  scope: scopeText,
  since: whole(Number.MAX_SAFE_INTEGER).default(0),
  limit: whole(limits.pullChanges).pipe(z.int().min(1)).default(limits.pullChanges),
})

export const streamBody = z.strictObject({
  cursors: z
    .record(scopeText, revision)
    .refine((cursors) => Object.keys(cursors).length <= limits.streamScopes, {
      error: 'That is too many scopes.',
    }),
})

/** Printable ASCII without spaces, as an HTTP header can carry it. */
export const idempotencyKey = z
  .string()
  .regex(/^[!-~]+$/, { error: 'Use letters, digits and signs only.' })
  .min(8, { error: 'Use at least 8 characters.' })
  .max(limits.idempotencyKeyCharacters, {
    error: `Use at most ${limits.idempotencyKeyCharacters} characters.`,
  })

/** `name` is `<collection>.create|update|delete`, `…Many` of these, or a noun's own command. */
export const command = z.strictObject({
  key: idempotencyKey,
  name: z.string().max(80),
  args: z.record(z.string(), z.unknown()),
})
export type Command = z.infer<typeof command>

/** The arguments of what every writable collection has; for many: {docs}, {changes}, {ids}. */
export interface CreateArgs {
  readonly doc: Row
}
export interface UpdateArgs {
  readonly id: string
  readonly patch: Readonly<Record<string, unknown>>
}
export interface DeleteArgs {
  readonly id: string
}

/** POST /api/sync/push: commands run in order, one transaction each, answered one by one. */
export const pushBody = z.strictObject({
  commands: z.array(command).min(1).max(limits.pushCommands),
})

export type CommandResult =
  | { readonly key: string; readonly ok: true; readonly revs: Readonly<Record<string, number>> }
  | {
      readonly key: string
      readonly ok: false
      readonly status: number
      readonly error: string
      readonly code: ErrorCode
      readonly fields?: Readonly<Record<string, string>>
      /** For a stale edit: the newer version. */
      readonly current?: Row
    }

/** A temporary failure (503, 429) ends the list early: the rest is to be sent again. */
export interface PushAnswer {
  readonly results: readonly CommandResult[]
}

/** What the calls of the wire answer; big, and written by our own server alone. */
export interface SyncAnswers {
  'sync.scopes': ScopesAnswer
  'sync.snapshot': SnapshotAnswer
  'sync.pull': PullAnswer
  'sync.push': PushAnswer
}
