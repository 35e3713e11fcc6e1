/** Whether a change of an expense can stand beside what others have made of it since. */

/** An amount, who paid it and who bears it have to add up. */
const moneyFields = ['amount', 'currency', 'payers', 'split'] as const

/** Decided together: a rate is one of this amount in this currency. */
const together = [...moneyFields, 'rate'] as const

type Fields = Readonly<Record<string, unknown>>

const inOrder = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** The same to a reader, in whatever order its names stand. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder)

const isMoney = (field: string) => together.some((name) => name === field)

const isAlike = (fields: readonly string[], a: Fields, b: Fields) =>
  // A row from before a field was there lacks it, which says the same as nothing in it.
  fields.every((field) => isSameValue(a[field] ?? null, b[field] ?? null))

export const isSameMoney = (a: Fields, b: Fields): boolean => isAlike(moneyFields, a, b)

/** What a change was made of: the fields it changes, and those that hold together with them. */
export function seenFor<Row extends object>(row: Row, patch: object): Partial<Row> {
  const changed = Object.keys(patch)
  const names = new Set([...changed, ...(changed.some(isMoney) ? together : [])])
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))) as Partial<Row>
}

/** Nobody else changed what it changes, or all came to the same. */
export function editFits(now: object, was: object, patch: object): boolean {
  const [current, seen, wanted] = [now as Fields, was as Fields, { ...was, ...patch } as Fields]
  const changed = Object.keys(patch)
  const parts = changed.map((field) => (isMoney(field) ? together : [field]))
  return parts.every((part) => isAlike(part, current, seen) || isAlike(part, current, wanted))
}
