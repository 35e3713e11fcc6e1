import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { openapi } from '#server/api/docs/openapi.ts'

/** What the description of the calls says of one, as far as it is looked at here. */
interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, Response | undefined>>
}

interface Response {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>
}

/** What was answered, and to what. */
export interface Answered {
  readonly method: string
  /** With its query, or without. */
  readonly path: string
  readonly status: number
  readonly type: string
  readonly body: unknown
}

interface Known {
  readonly pattern: RegExp
  readonly method: string
  readonly operation: Operation
}

/** Many answers are read in one process, so what they are held against is made once. */
let known: readonly Known[] | undefined
let ajv: Ajv2020 | undefined
const checks = new Map<object, ValidateFunction>()

/** Written by the shapes themselves, as patterns beside the names of formats. */
const formats = Object.fromEntries(
  ['uuid', 'date', 'date-time', 'email', 'uri', 'time'].map((name) => [name, true as const]),
)

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

function readDescription(): readonly Known[] {
  const description = openapi({ version: '1', isClosed: true })
  ajv = new Ajv2020({ formats, allErrors: false })
  ajv.addVocabulary(['example'])
  const { Command: _, ...answered } = description.components.schemas
  for (const [name, schema] of Object.entries(answered)) ajv.addSchema(withRefs(schema), name)
  const paths = Object.entries(description.paths)
  // What is named outright before what has a part that can be anything.
  const parts = (path: string) => path.split('{').length
  const plainFirst = paths.sort(([one], [other]) => parts(one) - parts(other))
  return plainFirst.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...{ pattern: patternOf(path), method: method.toUpperCase() },
      operation: operation as Operation,
    })),
  )
}

/** Shapes of the document itself are known here by their names. */
const withRefs = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"'))

function checkOf(schema: object): ValidateFunction {
  const made = checks.get(schema) ?? ajv?.compile(withRefs(schema))
  if (!made) throw new Error('The description was not read.')
  checks.set(schema, made)
  return made
}

function callAt(method: string, path: string): Operation | undefined {
  known ??= readDescription()
  const [plain = ''] = path.split('?')
  const found = known.find((one) => one.method === method && one.pattern.test(plain))
  return found?.operation
}

/** Why an answer is not what the description of the calls promises; null where it is. */
export function contradiction({ method, path, status, type, body }: Answered): string | null {
  const operation = callAt(method, path)
  if (!operation) return isNowhere(path, status) ? null : `${method} ${path} is not described`
  const what = `${operation.operationId} answered ${status}`
  const response = operation.responses[status]
  if (!response) return `${what}, which is not described: ${JSON.stringify(body)}`
  if (!response.content) return null
  const [plainType = ''] = type.split(';')
  const content = response.content[plainType]
  if (!content) return `${what} as ${plainType}, which is not described`
  if (plainType !== 'application/json') return null
  const check = checkOf(content.schema)
  if (check(body)) return null
  const said = JSON.stringify(body)?.slice(0, 500)
  return `${what} otherwise than described: ${ajv?.errorsText(check.errors)}: ${said}`
}

/** What there is no call for is answered so; what is no call at all is not looked at. */
const isNowhere = (path: string, status: number) => !path.startsWith('/api/') || status >= 400
