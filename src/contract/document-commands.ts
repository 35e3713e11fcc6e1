/** What can be done with the documents of any collection: what each command takes. */
import { z } from 'zod'
import type { DocumentVerb } from '#domain/documents/reducers.ts'
import type { Collection } from './collections.ts'
import { type CommandShape, docOf, patchOf } from './command-args.ts'
import { type Entity, uuid } from './entity.ts'
import { limits } from './limits.ts'

const many = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .min(1, { error: 'Give at least one.' })
    .max(limits.batchOperations, { error: `Give at most ${limits.batchOperations} at once.` })

const changeOf = (entity: Entity) => z.strictObject({ id: uuid, patch: patchOf(entity) })
/** `was` is what the sender saw of what it changes: where that is another by now, it is refused. */
const editOf = (entity: Entity) =>
  z.strictObject({
    ...changeOf(entity).shape,
    was: z.record(z.string(), z.unknown()).optional(),
  })
const isEachOnce = (changes: readonly { readonly id: string }[]) =>
  new Set(changes.map(({ id }) => id)).size === changes.length

interface Made {
  /** What the collection has to allow for it. */
  readonly needs: Collection['writes']
  args(entity: Entity): z.ZodType
}

const verbs: Readonly<Record<DocumentVerb, Made>> = {
  create: { needs: ['create'], args: (entity) => z.strictObject({ doc: docOf(entity) }) },
  createMany: {
    needs: ['create'],
    args: (entity) => z.strictObject({ docs: many(docOf(entity)) }),
  },
  update: { needs: ['update'], args: editOf },
  updateMany: {
    needs: ['update'],
    args: (entity) =>
      z.strictObject({
        changes: many(changeOf(entity)).refine(isEachOnce, { error: 'Change each one once.' }),
      }),
  },
  set: { needs: ['create', 'update'], args: (entity) => z.strictObject({ doc: docOf(entity) }) },
  delete: { needs: ['delete'], args: () => z.strictObject({ id: uuid }) },
  deleteMany: { needs: ['delete'], args: () => z.strictObject({ ids: many(uuid) }) },
}

export interface DocumentCommand extends CommandShape {
  readonly table: string
  readonly verb: DocumentVerb
}

/** Of one's own and below nothing else: what hangs on another document has commands of its own. */
const hasCommands = ({ access, path }: Collection) =>
  access === 'owner' && /^users(?:\/\{uid\}\/\w+)?$/.test(path)

/** Every such command by name, for the collections that are given. */
export const documentCommandsOf = (
  collections: Readonly<Record<string, Collection>>,
): ReadonlyMap<string, DocumentCommand> =>
  new Map(
    Object.entries(collections)
      .filter(([, collection]) => collection.isOpen && hasCommands(collection))
      .flatMap(([table, { entity, writes }]) =>
        (Object.keys(verbs) as DocumentVerb[])
          .filter((verb) => verbs[verb].needs.every((write) => writes.includes(write)))
          .map((verb): [string, DocumentCommand] => [
            `${table}.${verb}`,
            { table, verb, args: verbs[verb].args(entity), who: 'owner' },
          ]),
      ),
  )
