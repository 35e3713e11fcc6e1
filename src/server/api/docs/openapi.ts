import { type ErrorCode, errors } from '#contract/errors.ts'
import { secondWays } from '#contract/identity/second-factor.ts'
import {
  type DescribedCall,
  describeCalls,
  opened,
  type Schema,
  schemaOf,
} from './describe-calls.ts'
import { commandArgs } from './describe-commands.ts'
import { describeDocuments, documentSchemas } from './describe-documents.ts'

/** Each call at an address of its own: documents by the path of their collection. */
export const addressedCalls = (): readonly DescribedCall[] => [
  ...describeCalls().filter(({ name }) => !name.startsWith('data.')),
  ...describeDocuments(),
]

interface Wanted {
  readonly version: string
  /**
   * Answers have the fields that are described and no other. For people they are open, as a later
   * release may add to them.
   */
  readonly isClosed?: boolean
}

/** The calls as an OpenAPI 3.1 document. */
export function openapi({ version, isClosed = false }: Wanted) {
  const answered = isClosed ? (schema: Schema) => schema : opened
  const paths: Record<string, Record<string, unknown>> = {}
  const calls = addressedCalls()
  for (const call of calls) {
    const done = operation(call, answered)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: done }
  }
  const documents = Object.entries(documentSchemas())
  return {
    openapi: '3.1.0',
    info: { title: 'Moneycomb', version, description: promise },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(tagOf))].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a log-in.' },
        token: { type: 'http', scheme: 'bearer', description: tokenWords },
      },
      schemas: {
        Error: errorSchema,
        Command: { oneOf: commandSchemas() },
        ...Object.fromEntries(documents.map(([name, schema]) => [name, answered(schema)])),
      },
    },
  }
}

const promise =
  'Within a major release fields are added and never changed or taken away, so a program passes ' +
  'over fields it does not know. What is under /api/sync is for our own app and may change with it.'

const tokenWords =
  'A personal token, made in the profile. What is named is what it needs: read, read-all (read, ' +
  'for everything), add or full.'

const proofWords =
  'Answers fresh-proof-needed unless this session has just begun or POST /api/user/proof, by ' +
  'staff /api/admin/proof, was called in the last ten minutes.'

const tagOf = ({ name }: DescribedCall) => name.split('.')[0] ?? name

/** One for each, so that a program knows what it takes by its name. */
const commandSchemas = () =>
  [...commandArgs].map(([name, args]) => ({
    type: 'object',
    title: name,
    required: ['key', 'name', 'args'],
    properties: {
      key: { type: 'string', minLength: 8 },
      name: { const: name },
      args: schemaOf(args, 'input'),
    },
    additionalProperties: false,
  }))

function operation(call: DescribedCall, answered: (schema: Schema) => Schema) {
  return {
    operationId: call.name,
    tags: [tagOf(call)],
    summary: call.summary,
    ...(call.isProofNeeded && { description: proofWords }),
    security: call.auth === 'none' ? [] : [{ session: [] }, ...tokenSecurity(call)],
    parameters: [...pathParameters(call), ...queryParameters(call)],
    ...requestBody(call),
    responses: { 200: { description: 'Done', ...done(call, answered) }, ...refusals(call) },
  }
}

function requestBody({ name, body, bodyTypes }: DescribedCall) {
  if (bodyTypes.length > 0) return { requestBody: { required: true, content: binary(bodyTypes) } }
  if (!body) return {}
  const schema = name === 'sync.push' ? pushOf(body.schema) : body.schema
  const content = { 'application/json': { schema, example: body.example } }
  return { requestBody: { required: true, content } }
}

/** The commands by their names, not only that there are some. */
const pushOf = ({ properties, ...schema }: Schema): Schema => {
  const { commands } = properties as { commands: Schema }
  const items = { $ref: '#/components/schemas/Command' }
  return { ...schema, properties: { commands: { ...commands, items } } }
}

function done({ answer, answerTypes }: DescribedCall, answered: (schema: Schema) => Schema) {
  const json = answer && {
    'application/json': { schema: answered(answer.schema), example: answer.example },
  }
  if (!json && answerTypes.length === 0) return {}
  return { content: { ...json, ...texts(answerTypes) } }
}

/** By status: which codes it may be, and what they say. */
function refusals(call: DescribedCall) {
  const byStatus = Map.groupBy(call.errors, (code) => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, refusal(codes, call)] as const),
  )
}

function refusal(codes: readonly ErrorCode[], { path }: DescribedCall) {
  const [first] = codes
  const schema = {
    $ref: '#/components/schemas/Error',
    type: 'object',
    properties: { code: { enum: codes } },
  }
  const example = first && { error: errors[first].message, code: first, requestId: 'e3b0c442' }
  const words = codes.map((code) => `${code}: ${errors[code].message}`).join(' ')
  const isPage = !path.startsWith('/api/')
  return {
    description: words,
    ...(!isPage && { content: { 'application/json': { schema, example } } }),
  }
}

const tokenSecurity = ({ token }: DescribedCall) => (token ? [{ token: [token] }] : [])

const binary = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))

const texts = (types: readonly string[]) =>
  Object.fromEntries(
    types.map((type) => {
      const isText = type.startsWith('text/')
      if (type === 'application/json') return [type, { schema: { type: 'object' } }]
      return [type, { schema: { type: 'string', ...(!isText && { format: 'binary' }) } }]
    }),
  )

const pathParameters = ({ path }: DescribedCall) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters({ query }: DescribedCall) {
  const required = new Set((query?.schema.required as string[] | undefined) ?? [])
  const properties = (query?.schema.properties as Record<string, Schema> | undefined) ?? {}
  const example = (query?.example ?? {}) as Readonly<Record<string, unknown>>
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
    ...(example[name] !== undefined && { example: example[name] }),
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
    second: {
      type: 'object',
      required: ['ticket', 'methods'],
      properties: {
        ticket: { type: 'string' },
        methods: { type: 'array', items: { enum: secondWays } },
      },
      description: 'For second-factor-needed at a log-in: how to go on',
    },
    current: {
      type: 'object',
      description: 'For stale-edit: how the document is by now',
    },
  },
}
