/** A time that a purchase is to last: per month over three years. */
import { countIn } from '../../../search/days/phrase.ts'

export interface Spread {
  readonly months: number
  readonly words: string
}

const shape = /\b(?:over|across) (?:the )?(?:next )?(\w+) (years?|months?)\b/

export function spreadIn(said: string): Spread | null {
  const [, many, unit = ''] = shape.exec(said) ?? []
  const count = many === undefined ? undefined : countIn(many)
  if (!count) return null
  return { months: count * (unit.startsWith('year') ? 12 : 1), words: `over ${many} ${unit}` }
}

/** Whether a word is a part of it. */
export const isOfSpread = (word: string, said: string): boolean => {
  const [whole = ''] = spreadIn(said) ? (shape.exec(said) ?? []) : []
  return whole.split(' ').includes(word)
}
