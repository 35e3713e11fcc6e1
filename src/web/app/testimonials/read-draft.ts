import type { Reading } from '#web/form/use-form.ts'
import { say } from '#web/words/say.ts'
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
    ...(rating === null && { rating: say('Choose one to five stars.') }),
    ...(words === '' && { text: say('Write a few words.') }),
    ...(words.length > TEXT_MOST && {
      text: say('Use at most {most} characters.', { most: TEXT_MOST }),
    }),
    ...(name === '' && { shownAs: say('Say which name to show.') }),
    ...(name.length > NAME_MOST && {
      shownAs: say('Use at most {most} characters.', { most: NAME_MOST }),
    }),
  }
  if (rating === null || Object.keys(messages).length > 0) return { ok: false, messages }
  return { ok: true, fields: { text: words, rating, shownAs: name } }
}
