/** Whether a change of what a group shares can stand beside what others have made of it since. */

/** An amount, who paid it and who bears it have to add up. */
const moneyFields = ['amount', 'currency', 'payers', 'jointAccountId', 'split'] as const

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

/** What a goal is made of has to add up, too. */
export const goalTogether = ['targetAmount', 'currency', 'sharing'] as const

const isAlike = (fields: readonly string[], a: Fields, b: Fields) =>
  // A row from before a field was there lacks it, which says the same as nothing in it.
  fields.every((field) => isSameValue(a[field] ?? null, b[field] ?? null))

export const isSameMoney = (a: Fields, b: Fields): boolean => isAlike(moneyFields, a, b)

/** Only what differs: whoever receives it keeps the rest as it is. */
export function changesOf<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const changed = Object.entries(after).filter(
    ([name, value]) => !isSameValue(before[name as keyof Fields] ?? null, value ?? null),
  )
  return Object.fromEntries(changed) as Partial<Fields>
}

/** What a change was made of: the fields it changes, and those that hold together with them. */
export function seenFor<Row extends object>(
  row: Row,
  patch: object,
  holding: readonly string[] = together,
): Partial<Row> {
  const changed = Object.keys(patch)
  const names = new Set([...changed, ...(changed.some((n) => holding.includes(n)) ? holding : [])])
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))) as Partial<Row>
}

/** Nobody else changed what it changes, or all came to the same. */
export function editFits(
  now: object,
  was: object,
  patch: object,
  holding: readonly string[] = together,
): boolean {
  const [current, seen, wanted] = [now as Fields, was as Fields, { ...was, ...patch } as Fields]
  const parts = Object.keys(patch).map((field) => (holding.includes(field) ? holding : [field]))
  return parts.every((part) => isAlike(part, current, seen) || isAlike(part, current, wanted))
}
