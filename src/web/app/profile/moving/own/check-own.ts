import { type CollectionName, collections } from '#contract/collections.ts'
import type { CommandShape } from '#contract/command-args.ts'
import { commands } from '#contract/commands.ts'
import { documentCommandsOf } from '#contract/document-commands.ts'
import { pointersOf, references } from '#contract/references.ts'
import type { Row } from '#contract/sync.ts'
import type { Command } from '#web/data/replica/types.ts'
import { say } from '#web/words/say.ts'
import type { NamedCategory } from './own-tables.ts'
import type { OwnPlan } from './plan-own.ts'

const named: Readonly<Record<string, CommandShape>> = commands

const docsOf = ({ args }: Command): readonly Row[] =>
  Array.isArray(args.docs) ? (args.docs as readonly Row[]) : args.doc ? [args.doc as Row] : []

/** Why the book cannot be brought in whole; nothing of it is then. Null where it can. */
export function problemOf(plan: OwnPlan, shared: readonly NamedCategory[]): string | null {
  const shapes = documentCommandsOf(collections)
  const here = new Set(shared.map(({ id }) => id))
  for (const { name, args } of plan.commands()) {
    const shape = named[name] ?? shapes.get(name)
    const wrong = shape?.args.safeParse(args).error?.issues[0]
    if (!shape || wrong)
      return say('One of its {table} does not fit: {message}', {
        table: tableOf(name),
        message: wrong?.message ?? '',
      })
    for (const { id } of [...docsOf({ name, args }), args as Row]) if (id) here.add(id)
  }
  for (const command of plan.commands()) {
    const table = tableOf(command.name) as CollectionName
    const known = table in collections ? references[table as keyof typeof references] : undefined
    const isLost = docsOf(command).some((doc) =>
      (known ?? []).some((one) => pointersOf(doc, one).some(({ id }) => !here.has(id))),
    )
    if (isLost) return say('One of its {table} needs something that is not in the file.', { table })
  }
  return null
}

const tableOf = (name: string) => name.split('.')[0] ?? ''
