/** What to fix, by the field it stands at; "fees.0.amount" stands below "fees". */
export type Messages = Readonly<Record<string, string | undefined>>

const isAtOrBelow = (place: string, name: string) => place === name || place.startsWith(`${name}.`)

/** What is left to fix when these fields are touched: nothing of them or below them. */
export function clearedBy(
  messages: Messages,
  patch: object,
  clears?: Readonly<Record<string, readonly string[] | undefined>>,
): Messages {
  const touched = Object.keys(patch).flatMap((name) => [name, ...(clears?.[name] ?? [])])
  return Object.fromEntries(
    Object.entries(messages).filter(([place]) => !touched.some((name) => isAtOrBelow(place, name))),
  )
}
