import { collectionShapes } from '#contract/collection-shapes.ts'
import type { Failure, Replica } from '#web/data/replica/types.ts'
import { asEntries, type Entry } from './entry.ts'
import type { Noun } from './noun.ts'

const kinds = {
  create: 'create',
  update: 'update',
  delete: 'delete',
  createMany: 'create',
  updateMany: 'update',
  deleteMany: 'delete',
} as const

export interface FailedWrite extends Failure {
  readonly kind: 'create' | 'update' | 'delete'
  /** Every entry it was about. */
  readonly ids: readonly string[]
}

interface Patch {
  readonly id: string
  readonly patch: Partial<Entry>
}

/** The arguments of every command of a list; each has some of them. */
interface WriteArgs extends Partial<Patch> {
  readonly doc?: Entry
  readonly docs?: readonly Entry[]
  readonly changes?: readonly Patch[]
  readonly ids?: readonly string[]
}

type Books = Pick<Replica, 'failures' | 'rows'>

/** What a command leaves out is as for every new row, so that a form can show it. */
const wholeOf = (noun: Noun, doc: Entry) =>
  ({ ...collectionShapes[noun.table].defaults, ...doc }) as Entry

const docsOf = ({ doc, docs }: WriteArgs) => docs ?? (doc ? [doc] : [])

function patchesOf({ id, patch, changes }: WriteArgs): readonly Patch[] {
  return changes ?? (id !== undefined && patch ? [{ id, patch }] : [])
}

function idsIn(args: WriteArgs): readonly string[] {
  if (args.ids) return args.ids
  if (args.id !== undefined) return [args.id]
  return [...docsOf(args), ...patchesOf(args)].map(({ id }) => id)
}

/** The refused writes of this list, with the entries each was about. */
export function failedWrites(replica: Books, noun: Noun): readonly FailedWrite[] {
  return replica.failures().flatMap((failure) => {
    const [table, verb = ''] = failure.name.split('.')
    if (table !== noun.table || !Object.hasOwn(kinds, verb)) return []
    const kind = kinds[verb as keyof typeof kinds]
    return [{ ...failure, kind, ids: idsIn(failure.args) }]
  })
}

/** The entry as it was meant to be: what is stored, with what the server refused on top. */
export function meantEntry(replica: Books, noun: Noun, id: string): Entry | null {
  const row = replica.rows(noun.table).get(id)
  let meant = row === undefined ? null : (asEntries([row])[0] ?? null)
  for (const { args, ids, before } of failedWrites(replica, noun)) {
    if (!ids.includes(id)) continue
    meant ??= (before?.find((one) => one.id === id) as Entry | undefined) ?? null
    const doc = docsOf(args).find((one) => one.id === id)
    const change = patchesOf(args).find((one) => one.id === id)
    meant = doc ? wholeOf(noun, doc) : meant && ({ ...meant, ...change?.patch } as Entry)
  }
  return meant
}
