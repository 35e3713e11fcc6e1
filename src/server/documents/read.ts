import type pg from 'pg'
import { globalScope, type Scope } from '#contract/sync.ts'
import { Fault } from '../http/fault.ts'
import { columnOf, type Documents } from './collection.ts'
import type { Condition, ListQuery } from './list-query.ts'
import { wireObject, wireOrder } from './wire.ts'

type Reader = Pick<pg.Pool, 'query'>

/** One document as JSON text: PostgreSQL has written it already, so nobody reads it again. */
export async function readDocument(
  db: Reader,
  documents: Documents,
  scopes: readonly Scope[],
  id: string,
  within: readonly Condition[] = [],
): Promise<string> {
  const whose = within.map(({ field }, at) => ` and t.${columnOf(documents, field)} = $${at + 3}`)
  const { rows } = await db.query<{ doc: string }>({
    // A connection knows a statement by its name, so another statement has another one.
    name: [
      'read',
      documents.table,
      ...within.map(({ field }) => field),
      ...(documents.hidden ?? []),
    ].join(' '),
    text: `select ${wireObject(documents)}::text as doc from ${documents.table} t
      where t.id = $1 and t.scope = any($2)${whose.join('')}`,
    values: [id, scopes, ...within.map(({ value }) => value)],
  })
  const [found] = rows
  if (!found) throw new Fault('not-found')
  return found.doc
}

/** A page of documents in their default order, as JSON text. */
export async function listDocuments(
  db: Reader,
  documents: Documents,
  scopes: readonly Scope[],
  { where, limit, after }: ListQuery,
): Promise<string> {
  // One scope is asked for as one, so that the index in its order serves.
  const [scope] = scopes
  const values: unknown[] = [scopes.length === 1 ? scope : scopes]
  const isTheirs = scopes.length === 1 ? 't.scope = $1' : 't.scope = any($1)'
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = where.map(({ field, test, value }) => {
    const column = `t.${columnOf(documents, field)}`
    return test === 'contains'
      ? `${bind(value)} = any(${column})`
      : `${column} ${test} ${bind(value)}`
  })
  if (after)
    conditions.push(
      afterRow(documents, bind(await orderValue(db, documents, scopes, after)), bind(after)),
    )
  const isPlain = scopes.length === 1 && conditions.length === 0
  const { rows } = await db.query<{ id: string; doc: string }>({
    // The first page is what is asked for most; of its plan one is kept.
    ...(isPlain && { name: `list ${documents.table}` }),
    text: `select t.id, ${wireObject(documents)}::text as doc from ${documents.table} t
      where ${[isTheirs, ...conditions].join(' and ')}
      order by ${wireOrder(documents)} limit ${bind(limit + 1)}`,
    values,
  })
  const shown = rows.slice(0, limit)
  const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null
  return `{"documents":[${shown.map(({ doc }) => doc)}],"next":${JSON.stringify(next)}}`
}

async function orderValue(db: Reader, documents: Documents, scopes: readonly Scope[], id: string) {
  const { rows } = await db.query<{ value: unknown }>(
    `select t.${columnOf(documents, documents.facts.order.by)} as value
      from ${documents.table} t where t.id = $1 and t.scope = any($2)`,
    [id, [...scopes, globalScope]],
  )
  const [found] = rows
  if (!found) throw new Fault('invalid-input', { after: 'This document is no longer here.' })
  return found.value
}

/** Rows behind this one. Comparing pairs lets the index be used; it needs one direction. */
function afterRow(documents: Documents, value: string, id: string): string {
  const { by, direction } = documents.facts.order
  const column = `t.${columnOf(documents, by)}`
  return direction === 'desc'
    ? `(${column}, t.id) < (${value}, ${id})`
    : `(${column} > ${value} or (${column} = ${value} and t.id < ${id}))`
}
