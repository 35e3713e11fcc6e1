/** What commands take, where several take the same: a new document, or some fields of one. */
import { z } from 'zod'
import { uuid } from './entity.ts'

export interface CommandShape {
  readonly args: z.ZodType
  /** Whose rows it is about: those of whoever gives it, or of a group they are in or come into. */
  readonly who: 'owner' | 'member'
}

type Shape = z.ZodRawShape

interface Fields<W extends Shape> {
  readonly writable: W
  readonly serverOwned: Shape
}

/** Whoever sends a field that is there, and not theirs, is told so. */
const strict = <S extends Shape>(shape: S, { serverOwned }: Fields<Shape>) =>
  z.strictObject(shape, {
    error: ({ code, keys }) => {
      const isOurs = (key: string) => key === 'id' || Object.hasOwn(serverOwned, key)
      return code === 'unrecognized_keys' && (keys as readonly string[]).every(isOurs)
        ? 'Only the server sets this.'
        : undefined
    },
  })

/** A new one: what has a default may be left out. */
export const docOf = <W extends Shape, D extends object>(entity: Fields<W> & { defaults: D }) =>
  strict(
    {
      id: uuid,
      ...(Object.fromEntries(
        Object.entries(entity.writable).map(([field, schema]) => [
          field,
          field in entity.defaults
            ? (schema as z.ZodType).default((entity.defaults as Record<string, unknown>)[field])
            : schema,
        ]),
      ) as { [K in keyof W]: K extends keyof D ? z.ZodDefault<W[K] & z.ZodType> : W[K] }),
    },
    entity,
  )

/** Some fields of one, or none. */
export const fieldsOf = <W extends Shape>(entity: Fields<W>) =>
  strict(entity.writable, entity).partial()

export const patchOf = <W extends Shape>(entity: Fields<W>) =>
  fieldsOf(entity).refine((patch) => Object.keys(patch).length > 0, {
    error: 'Change something.',
  })
