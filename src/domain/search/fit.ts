/** How well a word that is said fits the one that is looked for. */
import { slipsBetween } from './near-word.ts'
import { formsOf, umlautForms, unspaced } from './words.ts'

/** Plain finds words and their beginnings; near also slips, and what a long word ends with. */
export type Reach = 'plain' | 'near'

/** Shorter ends are those of too many words: a port is no airport. */
const shortestEnd = 5

/** A Schirm is the end of a Regenschirm; what lies inside other words is something else. */
const isWithin = (asked: string, said: string) =>
  (asked.length >= shortestEnd && said.endsWith(asked)) ||
  (asked.length > 1 && said.includes(asked) && unspaced.test(asked))

/** Whether it is worth looking where it is said: also a name inside another, as gym in PureGym. */
export const mayFit = (asked: string, said: string): boolean =>
  fitOf(asked, said, 'near') > 0 || (asked.length > 2 && said.includes(asked))

/** From 0 to 1: how well a said word fits the one asked for. */
export function fitOf(asked: string, said: string, reach: Reach): number {
  if (said === asked) return 1
  // One letter is a word of its own, or the beginning of far too many, and so is a small number.
  if (asked.length > 1 && said.startsWith(asked) && !/^\d\d$/.test(asked)) return 0.85
  if (said.startsWith(asked.slice(0, 3)) && formsOf(asked).includes(said)) return 0.8
  if (reach === 'plain') return 0
  if (isWithin(asked, said)) return 0.6
  if (umlautForms(asked).includes(said)) return 0.58
  // Several of it are said, and one is asked for with a slip.
  const one = /[^su]s$/.test(said) ? said.slice(0, -1) : said
  const slips = slipsBetween(asked, said) ?? slipsBetween(asked, one)
  return slips === null ? 0 : 0.55 - 0.1 * slips
}
