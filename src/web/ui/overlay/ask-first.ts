/** What takes more along than what is on screen, or moves what is others', and how to go on. */
export interface Question {
  readonly title: string
  readonly description: string
  readonly choices: readonly { readonly words: string; readonly onPick: () => void }[]
  /** What doing nothing is called where nothing would be deleted. */
  readonly stay?: string
}

let question: Question | null = null
const listeners = new Set<() => void>()

function put(next: Question | null): void {
  question = next
  for (const listener of listeners) listener()
}

/** Before anything is done: nothing happens until one of the ways is chosen. */
export const ask = (next: Question): void => put(next)

/**
 * Deletes at once when nothing goes along: that can be undone. Else what goes is said in numbers
 * before anything does.
 */
export function askFirst(
  { title, description }: Pick<Question, 'title' | 'description'>,
  remove: () => void,
  words = 'Delete',
): void {
  if (description === '') remove()
  else put({ title, description, choices: [{ words, onPick: remove }] })
}

export const asked = {
  question: (): Question | null => question,
  keep: (): void => put(null),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
