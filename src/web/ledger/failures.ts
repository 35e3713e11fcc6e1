import type { Failure, Replica } from '#web/data/replica/shapes.ts'
import { asEntries, type Entry } from './entry.ts'
import type { Noun } from './noun.ts'

export interface FailedWrite extends Failure {
  readonly id: string
  readonly kind: 'create' | 'update' | 'delete'
}

const kinds: ReadonlySet<string> = new Set(['create', 'update', 'delete'])
const isKind = (verb: string): verb is FailedWrite['kind'] => kinds.has(verb)

interface WriteArgs {
  readonly id?: string
  readonly doc?: Entry
  readonly patch?: Partial<Entry>
}

type Books = Pick<Replica, 'failures' | 'rows'>

/** The refused writes of this list, with the entry each was about. */
export function failedWrites(replica: Books, noun: Noun): readonly FailedWrite[] {
  return replica.failures().flatMap((failure) => {
    const [table, kind = ''] = failure.name.split('.')
    const { id, doc }: WriteArgs = failure.args
    const isOurs = table === noun.table && isKind(kind)
    return isOurs ? [{ ...failure, kind, id: id ?? doc?.id ?? '' }] : []
  })
}

/** The entry as it was meant to be: what is stored, with what the server refused on top. */
export function meantEntry(replica: Books, noun: Noun, id: string): Entry | null {
  const row = replica.rows(noun.table).get(id)
  const stored = row === undefined ? undefined : asEntries([row])[0]
  let meant = stored ?? null
  for (const write of failedWrites(replica, noun)) {
    if (write.id !== id) continue
    const { doc, patch }: WriteArgs = write.args
    meant = doc ?? (meant && ({ ...meant, ...patch } as Entry))
  }
  return meant
}
