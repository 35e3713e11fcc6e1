import { useMemo } from 'react'
import { useTable } from '#web/data/replica-react.tsx'
import { newestFirst } from '#web/locale/newest-first.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { asTestimonial, type Testimonial, type TestimonialFields } from './testimonial.ts'

/** One's own, newest first. */
export function useTestimonials(): readonly Testimonial[] {
  const { replica, version } = useTable('testimonials')
  return useMemo(() => {
    // Read again whenever the table changes.
    void version
    return [...replica.rows('testimonials').values()].map(asTestimonial).sort(newestFirst)
  }, [replica, version])
}

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
