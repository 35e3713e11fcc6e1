import '#web/data/replica/commands/own-reducers.ts'
import type { TestimonialRow, TestimonialStatus } from '#contract/entities/testimonials.ts'
import type { Row } from '#contract/sync.ts'
import type { Wish } from '#web/data/replica/shapes.ts'

export type TestimonialFields = Pick<TestimonialRow, 'text' | 'rating' | 'shownAs'>

/** Until the server has answered, a new one has no status: it waits like any other. */
export type Testimonial = Omit<TestimonialRow, 'status'> & {
  readonly status: TestimonialStatus | null
}

export const asTestimonial = (row: Row): Testimonial => row as Testimonial

export const fieldsOf = ({ text, rating, shownAs }: Testimonial): TestimonialFields => ({
  text,
  rating,
  shownAs,
})

export const create = (id: string, fields: TestimonialFields): Wish => ({
  name: 'testimonials.create',
  args: { doc: { id, ...fields } },
})
export const update = (id: string, patch: TestimonialFields): Wish => ({
  name: 'testimonials.update',
  args: { id, patch },
})
export const remove = (id: string): Wish => ({ name: 'testimonials.delete', args: { id } })
