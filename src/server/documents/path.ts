import { Fault } from '../http/fault.ts'
import { allDocuments, type Documents } from './collection.ts'

/** What a path points at: a collection, or one document of it. */
export interface Place {
  readonly documents: Documents
  /** The parts the path names: uid, groupId, goalId and the like. */
  readonly parts: Readonly<Record<string, string>>
  readonly id: string | null
}

const patterns = allDocuments.flatMap((documents) => {
  const { path, isAlsoAt } = documents.facts
  const paths = isAlsoAt === undefined ? [path] : [path, isAlsoAt]
  return paths.map((each) => ({ documents, segments: each.split('/') }))
})

// Nothing encoded, no dots, no empty part: every trick with a path needs one of these.
const segmentShape = /^[A-Za-z0-9_-]{1,64}$/
const partShape = /^\{(\w+)\}$/
const SEGMENTS_MOST = 8

export function parsePath(path: string): Place {
  const segments = path.split('/', SEGMENTS_MOST + 1)
  if (segments.length > SEGMENTS_MOST || !segments.every((text) => segmentShape.test(text))) {
    throw new Fault('malformed-request')
  }
  const isDocument = segments.length % 2 === 0
  const within = isDocument ? segments.slice(0, -1) : segments
  for (const { documents, segments: pattern } of patterns) {
    const parts = match(pattern, within)
    if (parts) return { documents, parts, id: isDocument ? (segments.at(-1) ?? null) : null }
  }
  throw new Fault('not-found')
}

function match(pattern: readonly string[], segments: readonly string[]) {
  if (pattern.length !== segments.length) return null
  const parts: [string, string][] = []
  for (const [at, expected] of pattern.entries()) {
    const given = segments[at] ?? ''
    const part = partShape.exec(expected)?.[1]
    if (part) parts.push([part, given])
    else if (expected !== given) return null
  }
  return Object.fromEntries(parts)
}
