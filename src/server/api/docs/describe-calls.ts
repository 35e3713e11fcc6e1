import { z } from 'zod'
import { commonErrors, errorsOfCalls } from '#contract/calls/call-errors.ts'
import { type Call, calls } from '#contract/calls/calls.ts'
import { ownCalls } from '#contract/calls/own-calls.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { callsOfTokens, type TokenNeed } from '#contract/tokens/may.ts'
import { exampleOf } from './example-of.ts'
import { examples } from './examples.data.ts'

export type Schema = Record<string, unknown>

/** A shape and something that has it. */
interface Described {
  readonly schema: Schema
  readonly example: unknown
}

/** A call as the description shows it, whichever table of the contract it is in. */
export interface DescribedCall extends Pick<Call, 'method' | 'path' | 'auth' | 'summary'> {
  readonly name: string
  readonly query: Described | null
  readonly body: Described | null
  readonly answer: Described | null
  readonly bodyTypes: readonly string[]
  readonly answerTypes: readonly string[]
  readonly errors: readonly ErrorCode[]
  readonly isProofNeeded: boolean
  /** What a personal token needs for it; null where none is taken. */
  readonly token: Exclude<TokenNeed, 'never'> | null
}

type AnyCall = Omit<Call, 'isOpen'>

/** The calls that can be made now; the others are not announced before they work. */
export function openCalls(): readonly (readonly [name: string, call: AnyCall])[] {
  const open = Object.entries<Call>(calls).filter(([, { isOpen }]) => isOpen)
  return [...open, ...Object.entries<AnyCall>(ownCalls)]
}

export const describeCalls = (): readonly DescribedCall[] =>
  openCalls().map(([name, call]) => ({
    name,
    method: call.method,
    path: call.path.replace('*', '{path}').replace(/:(\w+)/g, '{$1}'),
    auth: call.auth,
    summary: call.summary,
    query: described(call.query, name, 'query'),
    body: described(call.body, name, 'body'),
    answer: described(call.answer, name, 'answer'),
    bodyTypes: call.bodyTypes ?? [],
    answerTypes: call.answerTypes ?? [],
    errors: errorsOf(name, call),
    isProofNeeded: call.proof !== undefined,
    token: tokenOf(name),
  }))

/** What any call like it may answer, and what is its own. */
export function errorsOf(name: string, call: AnyCall): readonly ErrorCode[] {
  const own: Readonly<Record<string, readonly ErrorCode[]>> = errorsOfCalls
  const codes = new Set<ErrorCode>([
    ...commonErrors.any,
    ...(call.auth === 'none' ? [] : commonErrors[call.auth]),
    ...(tokenOf(name) ? commonErrors.token : []),
    ...(call.proof ? commonErrors.proof : []),
    ...(call.method === 'GET' ? [] : commonErrors.writing),
    ...(call.body || call.bodyTypes ? commonErrors.body : []),
    ...(call.query ? commonErrors.query : []),
    ...(/[:*]/.test(call.path) ? commonErrors.path : []),
    ...(own[name] ?? []),
  ])
  return [...codes].sort()
}

const needs: Readonly<Record<string, TokenNeed>> = callsOfTokens

function tokenOf(name: string): DescribedCall['token'] {
  const need = Object.hasOwn(needs, name) ? needs[name] : undefined
  return need === undefined || need === 'never' ? null : need
}

type Part = 'query' | 'body' | 'answer'

function described(type: z.ZodType | null | undefined, name: string, part: Part): Described | null {
  if (!type) return null
  return {
    schema: schemaOf(type, part === 'answer' ? 'output' : 'input'),
    example: exampleFor(type, name, part),
  }
}

export function exampleFor(type: z.ZodType, name: string, part: Part): unknown {
  const own: Readonly<Record<string, Readonly<Partial<Record<Part, unknown>>>>> = examples
  return own[name]?.[part] ?? exampleOf(type)
}

export function schemaOf(type: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return schema
}

type Opened = (value: unknown) => unknown

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** As a program should take it that goes on working when a field is added. */
const open: Opened = (value) => {
  if (Array.isArray(value)) return value.map(open)
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(
    ([name, fact]) => name !== 'additionalProperties' || fact !== false,
  )
  return Object.fromEntries(kept.map(([name, fact]) => [name, open(fact)]))
}

/** A shape without `nothing else`. */
export const opened = (schema: Schema): Schema => open(schema) as Schema
