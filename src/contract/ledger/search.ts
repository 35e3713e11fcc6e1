/** One search over everything: what is asked, and the hits by kind, best first. */
import { z } from 'zod'
import { hitKinds } from '#domain/search/findable.ts'
import { day } from '../entity.ts'
import { limits } from '../limits.ts'

export const searchBody = z.strictObject({
  query: z.string().trim().min(1).max(limits.searchCharacters),
})

/** From where to where a text says what was looked for; the end is no more part of it. */
const mark = z.tuple([z.int().min(0), z.int().min(0)])

const hit = z.strictObject({
  kind: z.enum(hitKinds),
  id: z.string(),
  title: z.string(),
  marks: z.array(mark),
  /** What else it says: a merchant, a category, a note. */
  detail: z.string().nullable(),
  detailMarks: z.array(mark),
  amount: z.int().nullable(),
  currency: z.string().nullable(),
  /** What an entry costs or earns me, as in every sum; null of anything else. */
  counts: z.int().nullable(),
  date: day.nullable(),
  /** The group it belongs to. */
  groupId: z.string().nullable(),
})

export const searchAnswer = z.strictObject({
  sections: z.array(
    z.strictObject({
      kind: z.enum(hitKinds),
      hits: z.array(hit),
      /** There are more than these. */
      hasMore: z.boolean(),
    }),
  ),
})

export type SearchAnswer = z.infer<typeof searchAnswer>
