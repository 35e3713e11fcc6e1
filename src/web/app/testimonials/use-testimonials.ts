import { useRows } from '#web/data/replica-react.tsx'
import { useWrites } from '#web/writes/use-writes.ts'
import type { Testimonial, TestimonialFields } from './testimonial.ts'

/** One's own, newest first. */
export const useTestimonials = (): readonly Testimonial[] => useRows('testimonials')

export interface TestimonialWrites {
  readonly add: (fields: TestimonialFields) => void
  readonly change: (row: Testimonial, fields: TestimonialFields) => void
  readonly withdraw: (row: Testimonial) => void
}

export function useTestimonialWrites(): TestimonialWrites {
  const { create, change, remove } = useWrites('testimonials')
  return {
    add: (fields) => {
      const description = 'It appears in public once we have read it.'
      create(fields, { title: 'Thank you', description })
    },
    change: (row, fields) => {
      const description = 'We read it again first.'
      change(row, fields, { title: 'Changed your testimonial', description })
    },
    withdraw: (row) => remove(row, { title: 'Withdrew your testimonial' }),
  }
}
