import '#web/data/replica/commands/own-reducers.ts'
import type { Row } from '#contract/sync.ts'
import type { TestimonialRow, TestimonialStatus } from '#contract/testimonials/entities.ts'

export type TestimonialFields = Pick<TestimonialRow, 'text' | 'rating' | 'shownAs'>

/** Until the server has answered, a new one has no status: it waits like any other. */
export type Testimonial = Omit<TestimonialRow, 'status'> & {
  readonly status: TestimonialStatus | null
}

export const asTestimonial = (row: Row): Testimonial => row as Testimonial
