import { limits } from '#contract/limits.ts'
import { openCutter } from '#domain/advice/check/sentences.ts'
import type { ModelDoor } from '../outside/model.ts'
import type { Brief } from './brief.ts'

/** The model said something that is not among the facts. */
export class NotAFact extends Error {
  override readonly name = 'NotAFact'
}

/** The model's answer, whole; stopped at the first sentence that is wrong. */
export async function phrase(door: ModelDoor, { saying, witness, cover }: Brief): Promise<string> {
  const cutter = openCutter()
  const stop = new AbortController()
  let text = ''
  const add = (sentence: string) => {
    const wrong = witness.check(sentence)
    const shown = cover.show(sentence)
    if (wrong !== null || shown === null) throw new NotAFact('a sentence is not among the facts')
    text += shown
    if (text.length > limits.answerCharacters) throw new NotAFact('the answer is too long')
  }
  try {
    for await (const piece of door.say(saying, stop.signal)) {
      for (const sentence of cutter.add(piece)) add(sentence)
    }
    add(cutter.rest())
    return text.trim()
  } finally {
    stop.abort()
  }
}
