/** A testimonial: what a user says of the product; shown in public once staff approved it. */
import { z } from 'zod'
import { type Entity, instant, named, uuid } from './entity.ts'

export const testimonialStatuses = ['waiting', 'approved', 'rejected'] as const

export const testimonials = {
  writable: { text: named(1000, 'Write a few words.'), rating: z.int().min(1).max(5) },
  serverOwned: { userId: uuid, status: z.enum(testimonialStatuses), createdAt: instant },
  defaults: {},
} as const satisfies Entity
