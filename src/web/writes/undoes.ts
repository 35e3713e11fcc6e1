import type { Command } from '#web/data/replica/types.ts'

type Keys = readonly string[]
type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** The rows a command is about. */
function idsIn({ args }: Command): ReadonlySet<unknown> {
  const { ids, doc, docs, changes } = args
  const many = [ids, docs, changes].flatMap((some) => (Array.isArray(some) ? some : []))
  const each = [args, doc, ...many].flatMap((one) =>
    isValues(one) ? [one.id, one.newId, one.entryId] : [one],
  )
  return new Set(each.filter((id) => id !== undefined))
}

/** One undo, and the keys of the commands it takes back. */
export interface Undoing {
  readonly commands: readonly Command[]
  readonly undoes: Keys
}

/**
 * Which commands each part of an undo takes back, told by the rows they are about: of a write that
 * was refused in part, only what was taken is taken back. What is about none of them is about all.
 */
export function undoings(
  done: readonly Command[],
  keys: Keys,
  undo: readonly Command[],
): readonly Undoing[] {
  const rows = done.map(idsIn)
  const parts: Undoing[] = []
  for (const command of undo) {
    const ids = idsIn(command)
    const own = keys.filter((_, at) => !rows[at]?.isDisjointFrom(ids))
    const undoes = own.length > 0 ? own : keys
    const last = parts.at(-1)
    const isSame = last?.undoes.join() === undoes.join()
    if (last && isSame) parts[parts.length - 1] = { undoes, commands: [...last.commands, command] }
    else parts.push({ undoes, commands: [command] })
  }
  return parts
}
