import '#web/data/replica/commands/own-reducers.ts'
import type { TestimonialRow, TestimonialStatus } from '#contract/testimonials/entities.ts'

export type TestimonialFields = Pick<TestimonialRow, 'text' | 'rating' | 'shownAs'>

/** Until the server has answered, a new one has no status: it waits like any other. */
export type Testimonial = Omit<TestimonialRow, 'status'> & {
  readonly status: TestimonialStatus | null
}
