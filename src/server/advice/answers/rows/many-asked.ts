export const listedMost = 12

const manyWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** How far down the list the one is that is asked for, from the second on. */
export function placeIn(said: string): number | null {
  const [, word = ''] = /\b(second|third|fourth|fifth|2nd|3rd|4th|5th)\b(?! of\b)/.exec(said) ?? []
  const at = placeWords.findIndex((words) => words.includes(word))
  return word === '' || at < 0 ? null : at + 2
}

const placeWords = [
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
  ['fifth', '5th'],
]

/** The three largest, the top 10. */
export function manyAsked(said: string): number | null {
  const rank =
    '(?:biggest|largest|highest|top|dearest|smallest|cheapest|lowest|most expensive)(?: \\w+)?'
  const many = `(\\d{1,2}|${manyWords.join('|')})`
  const [, before, behind] =
    new RegExp(`\\b(?:${many} ${rank}|${rank} ${many})\\b`).exec(said) ?? []
  const word = before ?? behind
  if (!word) return null
  const count = /\d/.test(word) ? Number(word) : manyWords.indexOf(word) + 1
  return Math.min(Math.max(count, 1), listedMost)
}
