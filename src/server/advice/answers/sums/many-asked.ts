export const listedMost = 12

const manyWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
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
