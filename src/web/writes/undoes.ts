import type { Command } from '#web/data/replica/types.ts'

type Keys = readonly string[]
type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** What holds the rows of a command that takes many. */
const lists = ['ids', 'docs', 'changes'] as const

const idsOf = (one: unknown): readonly unknown[] =>
  isValues(one) ? [one.id, one.newId, one.entryId].filter((id) => id !== undefined) : [one]

/** The rows a command is about. */
const idsIn = ({ args }: Command): readonly unknown[] =>
  [args, args.doc ?? {}, ...lists.flatMap((name) => args[name] ?? [])].flatMap(idsOf)

/** One undo, and the keys of the commands it takes back. */
export interface Undoing {
  readonly commands: readonly Command[]
  readonly undoes: Keys
}

type TakenBack = (ids: readonly unknown[]) => Keys

/** What is about none of them is about all. */
function takenBackOf(done: readonly Command[], keys: Keys): TakenBack {
  const places = new Map<unknown, number[]>()
  for (const [at, command] of done.entries()) {
    for (const id of idsIn(command)) places.set(id, [...(places.get(id) ?? []), at])
  }
  return (ids) => {
    const own = new Set(ids.flatMap((id) => places.get(id) ?? []))
    return own.size > 0 ? keys.filter((_, at) => own.has(at)) : keys
  }
}

const isSame = (one: Keys, other: Keys) =>
  one.length === other.length && one.every((key, at) => key === other[at])

/** A command about many rows falls apart where those were written by different commands. */
function* apart(command: Command, takenBack: TakenBack): Generator<Undoing> {
  const name = command.name.endsWith('Many') && lists.find((one) => command.args[one])
  const rows = name && command.args[name]
  if (!name || !Array.isArray(rows)) {
    return yield { commands: [command], undoes: takenBack(idsIn(command)) }
  }
  const keys = rows.map((row) => takenBack(idsOf(row)))
  for (let from = 0, to = 0; from < rows.length; from = to) {
    const undoes = keys[from] ?? []
    for (to = from + 1; to < rows.length && isSame(keys[to] ?? [], undoes); ) to += 1
    const args = { ...command.args, [name]: rows.slice(from, to) }
    yield { commands: [{ ...command, args }], undoes }
  }
}

/**
 * Which commands each part of an undo takes back, told by the rows they are about: of a write that
 * was refused in part, only what was taken is taken back. Made as they are asked for: a long write
 * has many.
 */
export function* undoings(
  done: readonly Command[],
  keys: Keys,
  undo: Iterable<Command>,
): Generator<Undoing> {
  const takenBack = takenBackOf(done, keys)
  let undoes: Keys = []
  let commands: Command[] = []
  for (const command of undo) {
    for (const next of apart(command, takenBack)) {
      if (commands.length > 0 && !isSame(undoes, next.undoes)) {
        yield { commands, undoes }
        commands = []
      }
      undoes = next.undoes
      commands.push(...next.commands)
    }
  }
  if (commands.length > 0) yield { commands, undoes }
}
