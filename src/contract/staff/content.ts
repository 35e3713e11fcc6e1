/** What staff look after: testimonials, everybody's categories, announcements and support. */
import { z } from 'zod'
import { globalCategories } from '../categories/entities.ts'
import { instant, named, rowOf, text, uuid } from '../entity.ts'
import {
  supportMessage,
  supportReply,
  supportStatuses,
  supportTextMost,
} from '../support/entities.ts'
import { testimonialRow, testimonialStatuses } from '../testimonials/entities.ts'
import { listed, pageOf } from './lists.ts'

export const adminTestimonialsQuery = z.strictObject({
  ...listed,
  status: z.enum(testimonialStatuses).optional(),
})
export type AdminTestimonialsQuery = z.infer<typeof adminTestimonialsQuery>
export const adminTestimonialsAnswer = pageOf(testimonialRow)

/** It says which version was read: one that changed meanwhile is read again first. */
export const reviewBody = z.strictObject({
  status: z.enum(['approved', 'rejected'], { error: 'Approve it or not.' }),
  note: text(300).nullable().default(null),
  updatedAt: instant,
})
export type ReviewBody = z.infer<typeof reviewBody>

export const globalCategoryRow = rowOf(globalCategories)
export type GlobalCategoryRow = z.infer<typeof globalCategoryRow>
export const globalCategoriesAnswer = z.strictObject({ categories: z.array(globalCategoryRow) })
export type GlobalCategoriesAnswer = z.infer<typeof globalCategoriesAnswer>

const { name, type, icon, color, parentId, sort } = globalCategories.serverOwned
export const newCategoryBody = z.strictObject({ id: uuid, name, type, icon, color, parentId, sort })
export type NewCategoryBody = z.infer<typeof newCategoryBody>
export const categoryChangeBody = z
  .strictObject({ name, icon, color, sort, archived: z.boolean() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, { error: 'Say what to change.' })
export type CategoryChangeBody = z.infer<typeof categoryChangeBody>

export const audiences = ['all', 'plus'] as const
/** Made by the client, so that what is sent twice is told once. */
export const newAnnouncementBody = z.strictObject({
  id: uuid,
  title: z.string().trim().pipe(named(120, 'Give it a title.')),
  body: z.string().trim().pipe(named(1000, 'Write what is new.')),
  audience: z.enum(audiences, { error: 'Choose who is told.' }),
})
export type NewAnnouncementBody = z.infer<typeof newAnnouncementBody>

const announcement = newAnnouncementBody.extend({
  createdAt: instant,
  staffName: z.string(),
  told: z.int(),
  finishedAt: instant.nullable(),
})
export type Announcement = z.infer<typeof announcement>
export const announcementsQuery = z.strictObject(listed)
export const announcementsAnswer = pageOf(announcement)

export const adminSupportQuery = z.strictObject({
  ...listed,
  status: z.enum(supportStatuses).optional(),
})
export type AdminSupportQuery = z.infer<typeof adminSupportQuery>
export const adminSupportAnswer = pageOf(supportMessage)

const sentReply = supportReply.extend({ staffName: z.string(), sentAt: instant.nullable() })
export const supportThreadAnswer = supportMessage.extend({
  replies: z.array(sentReply),
  /** Whether answers leave the server. */
  isMailOn: z.boolean(),
})
export type SupportThread = z.infer<typeof supportThreadAnswer>

export const replyBody = z.strictObject({
  id: uuid,
  text: z.string().trim().pipe(named(supportTextMost, 'Write an answer.')),
})
export type ReplyBody = z.infer<typeof replyBody>
export const supportStatusBody = z.strictObject({ status: z.enum(supportStatuses) })
