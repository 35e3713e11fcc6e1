import type { TestimonialRow, TestimonialStatus } from '#contract/entities/testimonials.ts'
import type { Row } from '#contract/sync.ts'
import { registerEffect } from '#web/data/replica/effects.ts'
import type { Wish } from '#web/data/replica/shapes.ts'

export type TestimonialFields = Pick<TestimonialRow, 'text' | 'rating' | 'shownAs'>

/** Until the server has answered, a new one has no status: it waits like any other. */
export type Testimonial = Omit<TestimonialRow, 'status'> & {
  readonly status: TestimonialStatus | null
}

export const asTestimonial = (row: Row): Testimonial => row as Testimonial

// What was approved is no longer what is written, on this device as on the server.
registerEffect('testimonials.update', (read, { id, patch }, { at }) => {
  const before = typeof id === 'string' ? read.row('testimonials', id) : null
  if (!before || typeof patch !== 'object') return []
  const row = { ...before, ...patch, status: 'waiting', note: null, updatedAt: at }
  return [{ table: 'testimonials', id: before.id, row }]
})

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
