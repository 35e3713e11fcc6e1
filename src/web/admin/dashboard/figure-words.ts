import { leastShown } from '#domain/suppress-small.ts'
import { say } from '#web/words/say.ts'

const whole = new Intl.NumberFormat()

/** Null is a count so small that it could be about somebody in particular. */
export const countWords = (count: number | null): string =>
  count === null ? say('fewer than {leastShown}', { leastShown }) : whole.format(count)

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** How late, in the largest unit that says something. */
export function lagWords(seconds: number): string {
  if (seconds < MINUTE_S) return say('on time')
  if (seconds < HOUR_S) return `${Math.floor(seconds / MINUTE_S)} min late`
  return `${whole.format(Math.floor(seconds / HOUR_S))} h late`
}
