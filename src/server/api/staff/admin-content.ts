import type { Hono } from 'hono'
import type { Engine } from '#server/engine.ts'
import { knownId } from '#server/http/known-id.ts'
import { announce, listAnnouncements } from '#server/staff/content/announcements.ts'
import { answerSupport } from '#server/staff/content/answer-support.ts'
import {
  changeCategory,
  createCategory,
  listCategories,
} from '#server/staff/content/global-categories.ts'
import {
  dropTestimonial,
  listTestimonials,
  reviewTestimonial,
} from '#server/staff/content/moderate.ts'
import {
  dropSupport,
  listSupport,
  readThread,
  setSupportStatus,
} from '#server/staff/content/support-queue.ts'
import type { StaffEnv } from '#server/staff/guard.ts'
import { noteReading } from '#server/staff/note-reading.ts'
import { done } from '../user-calls.ts'
import { staffCalls } from './admin-call.ts'

/** What staff look after: testimonials, categories and announcements. */
export const adminContentRoutes = (engine: Engine): Hono<StaffEnv> =>
  staffCalls(engine, {
    'admin.testimonials.list': ({ query }) => listTestimonials(engine, query),
    'admin.testimonials.review': async ({ body, params, admin }) => {
      await reviewTestimonial(engine, admin.id, knownId(params.id), body)
      return done
    },
    'admin.testimonials.delete': async ({ params, admin }) => {
      await dropTestimonial(engine, admin.id, knownId(params.id))
      return done
    },
    'admin.categories.list': () => listCategories(engine),
    'admin.categories.create': async ({ body, admin }) => {
      await createCategory(engine, admin.id, body)
      return done
    },
    'admin.categories.change': async ({ body, params, admin }) => {
      await changeCategory(engine, admin.id, knownId(params.id), body)
      return done
    },
    'admin.announcements.list': ({ query }) => listAnnouncements(engine, query),
    'admin.announcements.send': async ({ body, admin }) => {
      await announce(engine, admin.id, body)
      return done
    },
  })

/** Messages from the contact page, and the answers to them. */
export const adminSupportRoutes = (engine: Engine): Hono<StaffEnv> =>
  staffCalls(engine, {
    'admin.support.list': async ({ query, admin }) => {
      await noteReading(engine, admin, 'support.list')
      return listSupport(engine, admin, query)
    },
    'admin.support.get': async ({ params, admin }) => {
      const thread = await readThread(engine, admin, knownId(params.id))
      await noteReading(engine, admin, 'support.view', thread.id)
      return thread
    },
    'admin.support.reply': ({ body, params, admin }) =>
      answerSupport(engine, admin, knownId(params.id), body),
    'admin.support.status': ({ body, params, admin }) =>
      setSupportStatus(engine, admin, knownId(params.id), body.status),
    'admin.support.delete': async ({ params, admin }) => {
      await dropSupport(engine, admin.id, knownId(params.id))
      return done
    },
  })
