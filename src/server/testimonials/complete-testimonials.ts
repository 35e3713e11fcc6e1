import type { Completion } from '../documents/completions.ts'

/** Whoever writes it is its user; what they write waits for staff, even what was approved. */
export const completeTestimonials: Completion = {
  fields: ['userId', 'status', 'note'],
  complete: async (_tx, written, { uid }) =>
    written.map(({ after }) => ({ ...after, userId: uid, status: 'waiting', note: null })),
}
