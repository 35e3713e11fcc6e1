import { useRows } from '#web/data/replica-react.tsx'
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
      create(fields, { title: 'Thank you', description: savedWords(true, isDemo) })
    },
    change: (row, fields) => {
      const description = savedWords(false, isDemo)
      change(row, fields, { title: 'Changed your testimonial', description })
    },
    withdraw: (row) => remove(row, { title: 'Withdrew your testimonial' }),
  }
}
