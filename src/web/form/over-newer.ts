import { isSameValue } from '#domain/groups/edit-fits.ts'

export interface OverNewer<Fields> {
  /** Mine where I changed it, and else as it is by now. */
  readonly fields: Fields
  /** What was changed here and elsewhere, and not to the same. */
  readonly both: readonly (keyof Fields & string)[]
}

/** Brings what was written over an older version together with the newer one, field by field. */
export function overNewer<Fields extends object>(
  opened: Fields,
  now: Fields,
  mine: Fields,
): OverNewer<Fields> {
  const names = Object.keys(mine) as (keyof Fields & string)[]
  const isSame = (a: Fields, b: Fields, name: keyof Fields) =>
    isSameValue(a[name] ?? null, b[name] ?? null)
  const isMine = (name: keyof Fields) => !isSame(opened, mine, name)
  const kept = names.map((name) => [name, (isMine(name) ? mine : now)[name]] as const)
  return {
    fields: { ...mine, ...Object.fromEntries(kept) },
    both: names.filter(
      (name) => isMine(name) && !isSame(opened, now, name) && !isSame(now, mine, name),
    ),
  }
}
