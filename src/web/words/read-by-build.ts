import type { MessageParts } from '#domain/words/parts.ts'

/** What a table holds is text that was said already. */
export const read = (words: string | MessageParts): MessageParts =>
  typeof words === 'string' ? [words] : words
