import { useRows } from '#web/data/replica-react.tsx'
import { say } from '#web/words/say.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import type { Testimonial, TestimonialFields } from './testimonial.ts'
import { savedWords } from './testimonial-words.ts'

/** One's own, newest first. */
export const useTestimonials = (): readonly Testimonial[] => useRows('testimonials')

export interface TestimonialWrites {
  readonly add: (fields: TestimonialFields) => void
  readonly change: (row: Testimonial, fields: TestimonialFields) => void
  readonly withdraw: (row: Testimonial) => void
}

export function useTestimonialWrites(isDemo: boolean): TestimonialWrites {
  const { create, change, remove } = useWrites('testimonials')
  return {
    add: (fields) => {
      create(fields, { title: say('Thank you'), description: savedWords(true, isDemo) })
    },
    change: (row, fields) => {
      const description = savedWords(false, isDemo)
      change(row, fields, { title: say('Changed your testimonial'), description })
    },
    withdraw: (row) => remove(row, { title: say('Withdrew your testimonial') }),
  }
}
