import type { Reading } from '#web/form/use-form.ts'
import type { TestimonialFields } from './testimonial.ts'

export interface Draft {
  readonly text: string
  /** Null until stars are chosen. */
  readonly rating: number | null
  readonly shownAs: string
}

const TEXT_MOST = 1000
const NAME_MOST = 60

/** What was typed, or how to fix it; the server checks the same again. */
export function readDraft({ text, rating, shownAs }: Draft): Reading<TestimonialFields> {
  const [words, name] = [text.trim(), shownAs.trim()]
  const messages = {
    ...(rating === null && { rating: 'Choose one to five stars.' }),
    ...(words === '' && { text: 'Write a few words.' }),
    ...(words.length > TEXT_MOST && { text: `Use at most ${TEXT_MOST} characters.` }),
    ...(name === '' && { shownAs: 'Say which name to show.' }),
    ...(name.length > NAME_MOST && { shownAs: `Use at most ${NAME_MOST} characters.` }),
  }
  if (rating === null || Object.keys(messages).length > 0) return { ok: false, messages }
  return { ok: true, fields: { text: words, rating, shownAs: name } }
}
