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

interface Faulty {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
}

/** The first that is wrong at each place, in words of the form, or else in the contract's own. */
export function messagesOf(
  faulty: Faulty | undefined,
  wordsAt: (at: string) => string | undefined = () => undefined,
  placeOf: (at: string) => string = (at) => at,
): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of faulty?.issues ?? []) {
    const at = placeOf(path.join('.'))
    messages[at] ??= wordsAt(at) ?? message
  }
  return messages
}
