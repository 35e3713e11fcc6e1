/** What somebody writes about us waits for staff, even what was approved. */
import type { Derive } from '../command.ts'

export const deriveTestimonial: Derive = (_before, after) => ({
  ...after,
  ...{ status: 'waiting', note: null },
})
