import {
  type Collection,
  collections,
  type OpenCollectionName,
  openCollectionNames,
} from '#contract/collections.ts'
import { isShownToSeats } from '#contract/seats/may.ts'
import type { Scope } from '#contract/sync.ts'
import { isShownAt } from '#contract/tokens/may.ts'
import type { Grant } from '../auth/identity.ts'
import { type Column, columnsOf } from '../db/columns.ts'

/** An open collection together with its table: what the engine works from. */
export interface Documents {
  readonly name: OpenCollectionName
  readonly facts: Collection
  readonly table: OpenCollectionName
  readonly columns: Readonly<Record<string, Column>>
  /** The documents these belong to, by the path: they go with them, and no command is generic. */
  readonly parent: Parent | null
  /** What is not shown of them: it travels as null. */
  readonly hidden?: readonly string[]
}

interface Parent {
  readonly path: string
  /** The field of each that says whose it is, as the path names it. */
  readonly field: string
}

const parentShape = /^(users\/\{uid\}\/\w+|groups(?:\/\{groupId\}\/\w+)?)\/\{(\w+)\}\/\w+$/

function parentIn(path: string): Parent | null {
  const [, parentPath, field] = parentShape.exec(path) ?? []
  return parentPath && field ? { path: parentPath, field } : null
}

function describe(name: OpenCollectionName): Documents {
  const facts: Collection = collections[name]
  return {
    name,
    facts,
    table: name,
    columns: columnsOf(name, facts.entity),
    parent: parentIn(facts.path),
  }
}

export const allDocuments: readonly Documents[] = openCollectionNames.map(describe)

const byName = new Map<string, Documents>(
  allDocuments.map((documents) => [documents.name, documents]),
)

export function documentsOf(name: OpenCollectionName): Documents {
  const documents = byName.get(name)
  if (!documents) throw new Error(`The collection ${name} is not open.`)
  return documents
}

const withoutAddresses: Documents = { ...documentsOf('users'), hidden: ['email', 'phone'] }

/** A program reads in what money and words its owner counts, and not by what they are reached. */
export const shownTo = (grant: Grant | undefined, documents: Documents): Documents =>
  grant && documents.name === 'users' ? withoutAddresses : documents

export const isShownTo = (grant: Grant | undefined, { name }: Documents): boolean =>
  !grant || (grant.isSeat ? isShownToSeats(name) : isShownAt(grant.place, name))

/** The collections whose documents belong to those of this one. */
export const childrenOf = ({ facts }: Documents): readonly Documents[] =>
  allDocuments.filter(({ parent }) => parent?.path === facts.path)

const accessIn = { u: 'owner', g: 'member' } as const

/** The collections whose rows belong to a scope of this kind. */
export function documentsIn(scope: Scope): readonly Documents[] {
  const access = scope === 'global' ? 'everyone' : accessIn[scope[0] as 'u' | 'g']
  return allDocuments.filter(({ facts }) => facts.access === access)
}

/** Those that devices keep a copy of. */
export const copiedIn = (scope: Scope): readonly Documents[] =>
  documentsIn(scope).filter(({ facts }) => !facts.isByPathOnly)

/** Of those, what whoever asks is shown. */
export const copiedFor = (scope: Scope, grant: Grant | undefined): readonly Documents[] =>
  copiedIn(scope)
    .filter((documents) => isShownTo(grant, documents))
    .map((documents) => shownTo(grant, documents))

export function columnOf({ name, columns }: Documents, field: string): string {
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined
  if (!column) throw new Error(`The collection ${name} has no column for ${field}.`)
  return column.name
}

/** A field of row t, or a step into one. */
export function placeIn(documents: Documents, at: string): string {
  const [field = at, step] = at.split('.')
  const column = `t.${columnOf(documents, field)}`
  return step === undefined ? column : `${column}->>'${step}'`
}
