/** What templates owe up to today, after a night or after weeks without anybody looking. */
import { addDays, type Day } from '../calendar/calendar.ts'
import { byPostDay, type PlannedRow, type PlannedTemplate, plannedRows } from './planned-rows.ts'
import { occurrences, type Schedule } from './schedule.ts'

/** What of it says how many it owes. */
export interface Owing extends Schedule {
  readonly active: boolean
  /** The day by the rule of the last one that is done; null when none is. */
  readonly doneThrough: Day | null
}

export type DueTemplate = PlannedTemplate & Owing

const owedMostOwn = 1000
/** A month of daily ones: others see each and have to answer it. */
const owedMostOfGroup = 31

/** How many one may owe when it is written down. */
export const owedMost = (isOfGroup: boolean): number => (isOfGroup ? owedMostOfGroup : owedMostOwn)

export const owedWords = (most: number): string =>
  `Choose a later day: from then on it is more than ${most} times${
    most === owedMostOfGroup ? ', too many for a group at once' : ''
  }.`

/** A shift off a weekend may move a day back by two. */
const shiftMost = 2

/** How many are owed, counted no further than to more than so many. */
export function countOwed(template: Owing, today: Day, most: number): number {
  const { active, doneThrough, startOn } = template
  let count = 0
  const from = addDays(doneThrough ?? startOn, -shiftMost)
  for (const { dueOn, postOn } of active ? occurrences(template, from, today) : []) {
    if (postOn > today || count > most) break
    if (postOn >= from && (doneThrough === null || dueOn > doneThrough)) count++
  }
  return count
}

/**
 * Oldest first. What the rule puts before the last one done stays done, also when a changed shift
 * would move it now.
 */
export function catchUp(templates: readonly DueTemplate[], today: Day): readonly PlannedRow[] {
  const owedBy = (template: DueTemplate) => {
    const { doneThrough, startOn } = template
    const rows = plannedRows([template], addDays(doneThrough ?? startOn, -shiftMost), today)
    return rows.filter(({ dueOn }) => doneThrough === null || dueOn > doneThrough)
  }
  return templates
    .filter(({ active }) => active)
    .flatMap(owedBy)
    .sort(byPostDay)
}
