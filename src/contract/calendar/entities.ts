/** The address at which a calendar program reads what will come. */
import { z } from 'zod'
import { instant } from '../entity.ts'

export const calendarBody = z.strictObject({ withAmounts: z.boolean() })
export type CalendarBody = z.infer<typeof calendarBody>

/** The address is shown once: only its hash is kept. */
export const calendarMade = z.strictObject({ path: z.string() })
export type CalendarMade = z.infer<typeof calendarMade>

export const calendarState = z.strictObject({
  feed: z.strictObject({ withAmounts: z.boolean(), createdAt: instant }).nullable(),
})
export type CalendarState = z.infer<typeof calendarState>
