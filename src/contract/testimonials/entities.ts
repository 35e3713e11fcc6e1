/** A testimonial: what a user says of the product; shown in public once staff approved it. */
import { z } from 'zod'
import { type Entity, instant, named, rowOf, text, uuid } from '../entity.ts'

/** Whatever is written or changed waits for staff first. */
export const testimonialStatuses = ['waiting', 'approved', 'rejected'] as const
export type TestimonialStatus = (typeof testimonialStatuses)[number]

const stars = { error: 'Choose one to five stars.' }

export const testimonials = {
  writable: {
    text: named(1000, 'Write a few words.'),
    rating: z.int(stars).min(1, stars).max(5, stars),
    /** The name beside it in public. */
    shownAs: named(60, 'Say which name to show.'),
  },
  serverOwned: {
    userId: uuid,
    status: z.enum(testimonialStatuses),
    /** Why it was not approved. */
    note: text(300).nullable(),
    createdAt: instant,
    updatedAt: instant,
  },
  defaults: {},
} as const satisfies Entity

export const testimonialRow = rowOf(testimonials)
export type TestimonialRow = z.infer<typeof testimonialRow>
