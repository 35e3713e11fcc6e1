import { z } from 'zod'
import { serviceCalls } from '#contract/calls/service-calls.ts'
import { type Collection, collections, openCollectionNames } from '#contract/collections.ts'
import { rowOf, uuid } from '#contract/entity.ts'
import { limits } from '#contract/limits.ts'
import { writtenAnswer } from '#contract/sync-answers.ts'
import { nounsOfTokens } from '#contract/tokens/may.ts'
import { type DescribedCall, errorsOf, type Schema, schemaOf } from './describe-calls.ts'
import { commandArgs } from './describe-commands.ts'
import { exampleOf } from './example-of.ts'

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** Every shape of a document, by the name of its collection. */
export const documentSchemas = (): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    openCollectionNames.map((name) => {
      const { entity }: Collection = collections[name]
      return [name, schemaOf(rowOf(entity), 'output')]
    }),
  )

/** The calls that read and write documents, at the path of each collection. */
export const describeDocuments = (): readonly DescribedCall[] =>
  openCollectionNames.flatMap((name) => {
    const { path, isAlsoAt }: Collection = collections[name]
    return [path, ...(isAlsoAt === undefined ? [] : [isAlsoAt])].flatMap((at, again) =>
      documentsAt(name, at, again > 0 ? '.also' : ''),
    )
  })

function documentsAt(
  name: keyof typeof collections,
  path: string,
  also: string,
): readonly DescribedCall[] {
  const { writes, entity }: Collection = collections[name]
  const one = exampleOf(rowOf(entity))
  const [folder, single] = [`/api/data/${path}`, `/api/data/${path}/{id}`]
  const written = { schema: schemaOf(writtenAnswer, 'output'), example: exampleOf(writtenAnswer) }
  const call = (does: keyof typeof verbs, at: string, more: Partial<DescribedCall>) => ({
    ...basic(name, does, at, also),
    ...more,
  })
  const write = (does: 'set' | 'update' | 'delete') => {
    const isThere = writes.includes(needed[does]) && commandArgs.has(`${name}.${does}`)
    const body = bodyOf(name, does)
    return isThere ? [call(does, single, { answer: written, body })] : []
  }
  const list = { documents: [one], next: null }
  const found = name === 'users' ? lookup : { query: filtersOf(name), answer: listOf(name, list) }
  return [
    call('list', folder, found),
    call('read', single, { answer: { schema: refTo(name), example: one } }),
    ...write('set'),
    ...write('update'),
    ...write('delete'),
  ]
}

const needed = { set: 'create', update: 'update', delete: 'delete' } as const

const verbs = {
  list: { call: 'data.read', says: 'List' },
  read: { call: 'data.read', says: 'Read one of' },
  set: { call: 'data.set', says: 'Create, or replace, one of' },
  update: { call: 'data.update', says: 'Change some fields of one of' },
  delete: { call: 'data.delete', says: 'Delete one of' },
} as const

function basic(
  name: keyof typeof collections,
  does: keyof typeof verbs,
  path: string,
  also: string,
): DescribedCall {
  const { call, says } = verbs[does]
  const fact = serviceCalls[call]
  const nouns: Readonly<Record<string, boolean>> = nounsOfTokens
  const reads = name === 'users' && does === 'list' ? null : 'read'
  return {
    name: `documents.${name}.${does}${also}`,
    method: fact.method,
    path,
    auth: fact.auth,
    summary: `${says} ${name}`,
    query: null,
    body: null,
    answer: null,
    bodyTypes: [],
    answerTypes: [],
    errors: errorsOf(call, fact),
    isProofNeeded: false,
    token: fact.method === 'GET' ? reads : nouns[name] ? 'full' : null,
  }
}

/** What its path says already is not in the body. */
function bodyOf(name: string, does: 'set' | 'update' | 'delete'): DescribedCall['body'] {
  const args = commandArgs.get(`${name}.${does}`)
  const key = { set: 'doc', update: 'patch', delete: null }[does]
  if (!(args instanceof z.ZodObject) || key === null) return null
  const type: z.ZodType = args.shape[key]
  const { required, ...schema } = schemaOf(type, 'input')
  const left = (required as readonly string[] | undefined)?.filter((field) => field !== 'id')
  return { schema: { ...schema, ...(left && { required: left }) }, example: exampleOf(type) }
}

const listOf = (name: string, example: unknown) => ({
  schema: {
    type: 'object',
    required: ['documents', 'next'],
    properties: {
      documents: { type: 'array', items: refTo(name) },
      next: { type: ['string', 'null'], description: 'Give it as `after` for the next page' },
    },
    additionalProperties: false,
  },
  example,
})

const page = z.strictObject({
  limit: z.int().min(1).max(limits.listDocuments).optional(),
  after: uuid.optional(),
})

/** The filters its lists may ask for; of a range, where it begins and ends. */
function filtersOf(name: keyof typeof collections): DescribedCall['query'] {
  const { filters, entity }: Collection = collections[name]
  const fields = { ...entity.writable, ...entity.serverOwned }
  const asked = Object.entries(filters).flatMap(([field, kind]) => {
    const type = kind === 'contains' ? uuid : (fields[field] as z.ZodType)
    const names = kind === 'range' ? [`${field}.from`, `${field}.to`] : [field]
    return names.map((one) => [one, type.optional()] as const)
  })
  const query = page.extend(Object.fromEntries(asked))
  return { schema: schemaOf(query, 'input'), example: { limit: 50 } }
}

const known = z.strictObject({
  documents: z.array(
    z.strictObject({ id: uuid, name: z.string().optional(), avatar: z.string().optional() }),
  ),
  next: z.null(),
})

/** Who is here is asked by a whole address or number. */
const lookup = {
  summary: 'Ask whether somebody has this email or phone number',
  query: {
    schema: schemaOf(
      z.strictObject({ email: z.string().optional(), phone: z.string().optional() }),
      'input',
    ),
    example: { email: 'tom@example.org' },
  },
  answer: { schema: schemaOf(known, 'output'), example: exampleOf(known) },
}
