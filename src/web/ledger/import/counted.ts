import { say } from '#web/words/say.ts'

/** Of those that come as no row of their own. */
export const changesWords = (count: number) => say('{count} matched with your book', { count })

export const rowsWords = (count: number) =>
  say('{count, plural, one {# row} other {# rows}}', { count })
