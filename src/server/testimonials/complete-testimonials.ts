import { deriveTestimonial } from '#domain/testimonials/derive.ts'
import type { Completion } from '../documents/completions.ts'

/** Whoever writes it is its user; what they write waits for staff. */
export const completeTestimonials: Completion = {
  fields: ['userId', 'status', 'note'],
  complete: async (_tx, written, { uid }) =>
    written.map(({ before, after }) => deriveTestimonial(before, { ...after, userId: uid })),
}
