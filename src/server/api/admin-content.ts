import type { Hono } from 'hono'
import {
  adminSupportQuery,
  adminTestimonialsQuery,
  announcementsQuery,
  categoryChangeBody,
  newAnnouncementBody,
  newCategoryBody,
  replyBody,
  reviewBody,
  supportStatusBody,
} from '#contract/entities/admin-content.ts'
import type { Engine } from '../engine.ts'
import { readBody } from '../http/read-body.ts'
import { announce, listAnnouncements } from '../staff/announcements.ts'
import { answerSupport } from '../staff/answer-support.ts'
import { changeCategory, createCategory, listCategories } from '../staff/global-categories.ts'
import type { StaffEnv } from '../staff/guard.ts'
import { dropTestimonial, listTestimonials, reviewTestimonial } from '../staff/moderate.ts'
import { dropSupport, listSupport, readThread, setSupportStatus } from '../staff/support-queue.ts'
import { done, idIn, queryIn, staffCalls } from './admin-call.ts'

/** What staff look after: testimonials, categories and announcements. */
export const adminContentRoutes = (engine: Engine): Hono<StaffEnv> =>
  staffCalls(engine, {
    'admin.testimonials.list': (c) => listTestimonials(engine, queryIn(c, adminTestimonialsQuery)),
    'admin.testimonials.review': async (c) => {
      const review = await readBody(c, reviewBody)
      await reviewTestimonial(engine, c.var.admin.id, idIn(c), review)
      return done
    },
    'admin.testimonials.delete': async (c) => {
      await dropTestimonial(engine, c.var.admin.id, idIn(c))
      return done
    },
    'admin.categories.list': () => listCategories(engine),
    'admin.categories.create': async (c) => {
      await createCategory(engine, c.var.admin.id, await readBody(c, newCategoryBody))
      return done
    },
    'admin.categories.change': async (c) => {
      const change = await readBody(c, categoryChangeBody)
      await changeCategory(engine, c.var.admin.id, idIn(c), change)
      return done
    },
    'admin.announcements.list': (c) => listAnnouncements(engine, queryIn(c, announcementsQuery)),
    'admin.announcements.send': async (c) => {
      await announce(engine, c.var.admin.id, await readBody(c, newAnnouncementBody))
      return done
    },
  })

/** Messages from the contact page, and the answers to them. */
export const adminSupportRoutes = (engine: Engine): Hono<StaffEnv> =>
  staffCalls(engine, {
    'admin.support.list': (c) => listSupport(engine, queryIn(c, adminSupportQuery)),
    'admin.support.get': (c) => readThread(engine, idIn(c)),
    'admin.support.reply': async (c) =>
      answerSupport(engine, c.var.admin.id, idIn(c), await readBody(c, replyBody)),
    'admin.support.status': async (c) => {
      const { status } = await readBody(c, supportStatusBody)
      return setSupportStatus(engine, c.var.admin.id, idIn(c), status)
    },
    'admin.support.delete': async (c) => {
      await dropSupport(engine, c.var.admin.id, idIn(c))
      return done
    },
  })
