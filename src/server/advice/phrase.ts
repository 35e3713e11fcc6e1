import { limits } from '#contract/limits.ts'
import { openCutter } from '#domain/advice/check/sentences.ts'
import type { ModelDoor } from '../outside/model.ts'
import type { Brief } from './brief.ts'

/** The model said something that is not among the facts. */
export class NotAFact extends Error {
  override readonly name = 'NotAFact'
}

/**
 * The model's answer, sentence by sentence, each only after it was checked. Throws at the first
 * that is wrong: half of an answer is none, so whoever listens starts again with the plain one.
 */
export async function* phrase(
  door: ModelDoor,
  { saying, witness, cover }: Brief,
): AsyncGenerator<string> {
  const cutter = openCutter()
  const stop = new AbortController()
  let length = 0
  const checked = (sentence: string) => {
    const wrong = witness.check(sentence)
    const shown = cover.show(sentence)
    if (wrong !== null || shown === null) throw new NotAFact('a sentence is not among the facts')
    length += shown.length
    if (length > limits.answerCharacters) throw new NotAFact('the answer is too long')
    return shown
  }
  try {
    for await (const piece of door.say(saying, stop.signal)) {
      for (const sentence of cutter.add(piece)) yield checked(sentence)
    }
    const rest = cutter.rest()
    if (rest.trim() !== '') yield checked(rest)
  } finally {
    stop.abort()
  }
}
