/** How the long lists of the staff area are asked for and answered: a page at a time. */
import { z } from 'zod'
import { text } from '../entity.ts'

/** What every list takes besides its own filters. */
export const listed = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  search: text(100).trim().default(''),
} as const

export const pageOf = <T extends z.ZodType>(row: T) =>
  z.strictObject({ rows: z.array(row), total: z.int().min(0), page: z.int().min(1) })

export interface PageAnswer<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly page: number
}
