import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import type { Month } from '#domain/calendar/calendar.ts'
import { type ReportAnswer, useAsked } from './use-asked.ts'

/** What the server says of a month, the same for every screen that shows some of it. */
export const useDashboard = (month: Month): ReportAnswer<DashboardAnswer> =>
  useAsked('dashboard.data', {
    month: Number(month.slice(5)),
    year: Number(month.slice(0, 4)),
  })
