import type { MessageParts } from '#domain/words/parts.ts'
import type { Sayer } from '#domain/words/say.ts'
import { type MessageValues, sayParts } from '#domain/words/say-parts.ts'
import { read } from './read.ts'
import { speech } from './speech.ts'

/**
 * A message in the language of this build, which has put each translation where its English stands:
 * nothing is looked up, and a message without values is not even a call any more.
 */
export const say: Sayer = (words: string | MessageParts, values: MessageValues = {}) =>
  sayParts(read(words), values, speech)
