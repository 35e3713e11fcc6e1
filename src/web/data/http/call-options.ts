import type {
  CallAuth,
  CallParam,
  EveryCallName,
  IsFile,
  SentBody,
  SentQuery,
} from '#contract/calls/every-call.ts'
import type { CallOptions } from './client.ts'

type Body<Name extends EveryCallName> =
  IsFile<Name> extends true
    ? { readonly body: Blob }
    : [SentBody<Name>] extends [never]
      ? unknown
      : { readonly body: SentBody<Name> }

type Query<Name extends EveryCallName> = [SentQuery<Name>] extends [never]
  ? unknown
  : Record<never, never> extends SentQuery<Name>
    ? { readonly query?: SentQuery<Name> }
    : { readonly query: SentQuery<Name> }

export type Params<Name extends EveryCallName> = [CallParam<Name>] extends [never]
  ? unknown
  : { readonly params: Readonly<Record<CallParam<Name>, string>> }

type Token<Name extends EveryCallName> =
  CallAuth<Name> extends 'none' ? unknown : { readonly token: string | null }

/** What has to be said to make this call, by the contract, and what may be. */
export type OptionsOf<Name extends EveryCallName> = CallOptions &
  Body<Name> &
  Query<Name> &
  Params<Name> &
  Token<Name>

/** Nothing where nothing has to be said. */
export type CallArgs<Name extends EveryCallName> =
  Record<never, never> extends OptionsOf<Name> ? [OptionsOf<Name>?] : [OptionsOf<Name>]
