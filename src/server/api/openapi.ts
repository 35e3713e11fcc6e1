import { z } from 'zod'
import { type Call, calls } from '#contract/calls/calls.ts'
import { ownCalls } from '#contract/calls/own-calls.ts'
import { errors } from '#contract/errors.ts'

type Schema = Record<string, unknown>

/** A call as the description shows it, whichever table of the contract it is in. */
export interface DescribedCall extends Pick<Call, 'method' | 'path' | 'auth' | 'summary'> {
  readonly name: string
  readonly query: Schema | null
  readonly body: Schema | null
  readonly answer: Schema | null
  readonly bodyTypes: readonly string[] | null
  readonly isProofNeeded: boolean
}

/** The calls that can be made now; the others are not announced before they work. */
export function describeCalls(): DescribedCall[] {
  const open = Object.entries<Call>(calls).filter(([, { isOpen }]) => isOpen)
  const own = Object.entries<Omit<Call, 'isOpen'>>(ownCalls)
  return [...open, ...own].map(([name, call]) => ({
    name,
    method: call.method,
    path: call.path.replace('*', '{path}').replace(/:(\w+)/g, '{$1}'),
    auth: call.auth,
    summary: call.summary,
    query: schemaOf(call.query),
    body: schemaOf(call.body),
    answer: schemaOf(call.answer),
    bodyTypes: call.bodyTypes ?? null,
    isProofNeeded: call.proof !== undefined,
  }))
}

function schemaOf(type: z.ZodType | null | undefined): Schema | null {
  if (!type) return null
  const { $schema, ...schema } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' })
  return schema
}

/** The calls as an OpenAPI 3.1 document. */
export function openapi(version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of describeCalls()) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Moneycomb', version },
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
    },
  }
}

const proofWords =
  'Answers fresh-proof-needed unless this session has just begun or POST /api/user/proof, by ' +
  'staff /api/admin/proof, was called in the last ten minutes.'

function operation(call: DescribedCall) {
  const json = (schema: Schema) => ({ 'application/json': { schema } })
  return {
    operationId: call.name,
    summary: call.summary,
    ...(call.isProofNeeded && { description: proofWords }),
    security: call.auth === 'none' ? [] : [{ session: [] }],
    parameters: [...pathParameters(call), ...queryParameters(call)],
    ...(call.body && { requestBody: { required: true, content: json(call.body) } }),
    ...(call.bodyTypes && { requestBody: { required: true, content: binary(call.bodyTypes) } }),
    responses: {
      200: { description: 'Done', ...(call.answer && { content: json(call.answer) }) },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

const binary = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))

const pathParameters = ({ path }: DescribedCall) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters({ query }: DescribedCall) {
  const required = new Set((query?.required as string[] | undefined) ?? [])
  const properties = (query?.properties as Record<string, Schema> | undefined) ?? {}
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }))
}

const errorSchema = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string', description: 'What went wrong, in words for people' },
    code: { enum: Object.keys(errors) },
    requestId: { type: 'string', description: 'Finds this answer in the log of the server' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What to fix, by field',
    },
  },
}
