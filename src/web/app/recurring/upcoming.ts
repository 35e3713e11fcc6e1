import { addDays, type Day, earlierDay } from '#domain/calendar/calendar.ts'
import { nextAfter, type Occurrence, occurrences } from '#domain/recurring/schedule.ts'
import { doneThrough, type Template } from './template.ts'

export type Stage = 'soon' | 'later' | 'paused' | 'ended'

/** A template with the next one it brings. */
export interface Upcoming {
  readonly template: Template
  /** The same with its prices as my part of them, where it goes into a group. */
  readonly mine: Template
  /** From today on; null when nothing comes any more. */
  readonly next: Occurrence | null
  readonly stage: Stage
}

const soonDays = 30

/** The next one from today on that is neither done nor called off. */
export function nextOf(template: Template, today: Day): Occurrence | null {
  const done = doneThrough(template)
  const yesterday = addDays(today, -1)
  const first = nextAfter(template, yesterday)
  if (first === null || done === null || first.dueOn > done) return first
  for (const occurrence of occurrences(template, earlierDay(done, today))) {
    if (occurrence.dueOn > done && occurrence.postOn > yesterday) return occurrence
  }
  return null
}

function stageOf({ active }: Template, next: Occurrence | null, today: Day): Stage {
  if (next === null) return 'ended'
  if (!active) return 'paused'
  return next.postOn <= addDays(today, soonDays) ? 'soon' : 'later'
}

const byDay = (a: Upcoming, b: Upcoming) =>
  (a.next?.postOn ?? '').localeCompare(b.next?.postOn ?? '') ||
  a.template.description.localeCompare(b.template.description)

/** The soonest first. */
export function upcomingOf(
  templates: readonly Template[],
  today: Day,
  mineOf: (template: Template) => Template = (template) => template,
): readonly Upcoming[] {
  return templates
    .map((template) => {
      const next = nextOf(template, today)
      return { template, mine: mineOf(template), next, stage: stageOf(template, next, today) }
    })
    .sort(byDay)
}

const preview = 6

/** The next few days of a schedule, and those before today that would be made up for. */
export function daysAhead(template: Parameters<typeof occurrences>[0], today: Day) {
  const past: Occurrence[] = []
  const ahead: Occurrence[] = []
  for (const occurrence of occurrences(template)) {
    if (occurrence.postOn < today) past.push(occurrence)
    else ahead.push(occurrence)
    if (ahead.length === preview || past.length > 999) break
  }
  return { past, ahead }
}
