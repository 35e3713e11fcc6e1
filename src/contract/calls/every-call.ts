/** All calls by name, and what each is sent and answers, as types. */
import type { z } from 'zod'
import type { AskAnswer } from '../advice/calls.ts'
import type { ErrorBody } from '../errors.ts'
import type { StreamEvents, SyncAnswers } from '../sync.ts'
import { calls } from './calls.ts'
import { ownCalls } from './own-calls.ts'
import type { serviceCalls } from './service-calls.ts'

export const everyCall = { ...calls, ...ownCalls } as const

export type Calls = typeof everyCall
export type EveryCallName = keyof Calls

/** What is known everywhere, as people and staff come in and go out by it. */
export type AuthCallName = Extract<
  EveryCallName,
  `auth.${string}` | 'admin.auth' | 'admin.logout' | `admin.login${string}`
>
/** What the staff area needs behind that. */
export type StaffCallName = Exclude<Extract<EveryCallName, `admin.${string}`>, AuthCallName>
/** What copies and counts the book, so that the first pages need no other. */
export type BookCallName = Extract<
  EveryCallName,
  `sync.${string}` | `analytics.${string}` | 'dashboard.data' | 'rates' | 'search' | 'ai-advice'
>
export type AppCallName = Exclude<
  EveryCallName,
  AuthCallName | StaffCallName | BookCallName | ByCommand | keyof typeof serviceCalls
>

/** What the app does by commands, so that it needs no network. */
type ByCommand = Exclude<Extract<EveryCallName, `groups.${string}`>, 'groups.preview'>

/** Whoever sends something may not be able to change it. */
export type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Sent<T[Key]> }
    : T

type InputOf<Fact> = Fact extends z.ZodType ? Sent<z.input<Fact>> : never
type OutputOf<Fact> = Fact extends z.ZodType ? z.output<Fact> : undefined
type FactOf<Name extends EveryCallName, Fact extends string> = Calls[Name] extends {
  readonly [Key in Fact]: infer Schema
}
  ? Schema
  : undefined

export type CallAuth<Name extends EveryCallName> = Calls[Name]['auth']

/** As it is sent, and as it arrives. */
export type SentBody<Name extends EveryCallName> = InputOf<FactOf<Name, 'body'>>
export type SentQuery<Name extends EveryCallName> = InputOf<FactOf<Name, 'query'>>
export type ReadBody<Name extends EveryCallName> = OutputOf<FactOf<Name, 'body'>>
export type ReadQuery<Name extends EveryCallName> = OutputOf<FactOf<Name, 'query'>>

/** Whether its body is a file. */
export type IsFile<Name extends EveryCallName> = Calls[Name] extends {
  readonly bodyTypes: readonly string[]
}
  ? true
  : false

type ParamIn<Path> = Path extends `${string}/:${infer Param}/${infer Rest}`
  ? Param | ParamIn<`/${Rest}`>
  : Path extends `${string}/:${infer Param}`
    ? Param
    : never

/** What stands in its path, such as `id`. */
export type CallParam<Name extends EveryCallName> = ParamIn<Calls[Name]['path']>

/** All that a call says, once it has been checked. */
export interface CallRead<Name extends EveryCallName> {
  readonly body: ReadBody<Name>
  readonly query: ReadQuery<Name>
  readonly params: Readonly<Record<CallParam<Name>, string>>
}

export type CallAnswer<Name extends EveryCallName> = Name extends keyof SyncAnswers
  ? SyncAnswers[Name]
  : FactOf<Name, 'answer'> extends infer Schema extends z.ZodType
    ? z.output<Schema>
    : undefined

/** The calls that answer piece by piece, and what each piece is called. */
interface Streams {
  readonly 'sync.stream': StreamEvents
  readonly 'ai-advice': { readonly done: AskAnswer; readonly failed: ErrorBody }
}

export type StreamName = keyof Streams
export type StreamEvent<Name extends StreamName> = {
  [Event in keyof Streams[Name]]: { readonly name: Event; readonly data: Streams[Name][Event] }
}[keyof Streams[Name]]
