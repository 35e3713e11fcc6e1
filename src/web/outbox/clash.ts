import { editFits, goalTogether, seenFor } from '#domain/groups/edit-fits.ts'
import type { Command, Failure } from '#web/data/replica/types.ts'

type Fields = Readonly<Record<string, unknown>>

interface Refused {
  readonly id: string
  readonly was: Fields
  readonly patch: Fields
}

/** Written field by field, which of it holds only together; bills have a way of their own. */
const holding: Readonly<Record<string, readonly string[] | undefined>> = {
  'group_goals.update': goalTogether,
}

const isByField = (name: string) => /\.update$/.test(name) && name !== 'group_expenses.update'

/** A change of something that met another. */
export interface Clash {
  /** What both changed. */
  readonly asked: readonly string[]
  readonly mine: Fields
  /** Mine over theirs, or what only I changed; nothing where that is nothing. */
  readonly keepMine: readonly Command[]
  readonly takeNewer: readonly Command[]
}

/** Which row a refused change was of; null where there are no two to choose between. */
export function clashing({ name, code, args }: Failure): string | null {
  const { id, was } = args as Partial<Refused>
  return code === 'stale-edit' && isByField(name) && was && id ? id : null
}

/** `now` is how the row is stored. */
export function clashOf({ name, args }: Failure, now: object): Clash {
  const { was, patch, ...about } = args as Fields & Refused
  const together = holding[name] ?? []
  const asked = Object.keys(patch).filter(
    (field) => !editFits(now, was, { ...only(patch, [field], together) }, together),
  )
  const rest = Object.fromEntries(Object.entries(patch).filter(([field]) => !asked.includes(field)))
  const write = (fields: Fields): readonly Command[] =>
    Object.keys(fields).length === 0
      ? []
      : [{ name, args: { ...about, was: seenFor(now, fields, together), patch: fields } }]
  return {
    asked,
    mine: { ...now, ...was, ...patch },
    keepMine: write(patch),
    takeNewer: write(rest),
  }
}

/** One field, with those of the change it holds together with. */
function only(patch: Fields, names: readonly string[], together: readonly string[]): Fields {
  const isMeant = (name: string) =>
    names.includes(name) || (names.some((one) => together.includes(one)) && together.includes(name))
  return Object.fromEntries(Object.entries(patch).filter(([name]) => isMeant(name)))
}
