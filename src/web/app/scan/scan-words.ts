import type { Reading, ReadingProblem } from '#domain/receipts/reading.ts'
import { say } from '#web/words/say.ts'
import type { ReadProgress, ReadRefusal } from './reader/picture-reader.ts'

export const fileWords = {
  size: 'This file is larger than 40 MB. Choose a smaller one.',
  kind: 'This browser cannot open this file. Use JPEG, PNG, WebP or PDF.',
  pdf: say('This PDF cannot be opened. It may be damaged or need a password.'),
} as const

export const refusalWords: Readonly<Record<ReadRefusal, string>> = {
  'not-a-picture': fileWords.kind,
  'too-large': say('This picture has too many pixels. Make it smaller.'),
  'engine-away': say(
    'What reads receipts is not on this device yet. Connect once, or write it by hand.',
  ),
  failed: say('This picture could not be read. You can write it down by hand.'),
}

const problemWords: Readonly<Partial<Record<ReadingProblem, string>>> = {
  'no-text': say('No text was found in this picture. You can write it down by hand.'),
  'not-a-receipt': say('This does not look like a receipt. Remove it, or write it down by hand.'),
  refund: say('This looks like a refund: money that came back. Saved here, it is an expense.'),
  'hard-to-read': say('Parts of this are hard to read. A photo with more light may help.'),
  'no-total': say('No total was found. Tap it in the picture, or type it.'),
}

/** The most telling one. */
export function noteOn(reading: Reading | null): string | null {
  if (!reading) return problemWords['not-a-receipt'] ?? null
  const order = Object.keys(problemWords) as ReadingProblem[]
  const first = order.find((problem) => reading.problems.includes(problem))
  return first ? (problemWords[first] ?? null) : null
}

export function progressWords(progress: ReadProgress | null): string {
  if (!progress) return say('Opening…')
  if (progress.stage === 'fetching') return say('Getting the reader, once…')
  return progress.stage === 'looking' ? say('Looking for text…') : say('Reading…')
}

/** Of a hundred; the engine has to come first, and finding takes as long as reading. */
export function progressPart(progress: ReadProgress | null): number {
  if (!progress) return 0
  if (progress.stage === 'fetching') return progress.of ? (40 * progress.loaded) / progress.of : 0
  if (progress.stage === 'looking') return 45
  return 60 + (progress.of ? (40 * progress.done) / progress.of : 0)
}
