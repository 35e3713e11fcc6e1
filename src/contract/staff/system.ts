/** How the service does: figures nobody can be found in, jobs, health and settings. */
import { z } from 'zod'
import { instant } from '../entity.ts'

/** Null: fewer than `leastShown`, which could be somebody in particular. */
export const suppressed = z.int().min(0).nullable()

const week = z.strictObject({ startsOn: z.iso.date(), signups: suppressed })

export const figuresAnswer = z.strictObject({
  users: suppressed,
  usersWithPlus: suppressed,
  suspended: suppressed,
  activeToday: suppressed,
  activeThisWeek: suppressed,
  activeThisMonth: suppressed,
  signupsThisWeek: suppressed,
  signupsThisMonth: suppressed,
  /** Oldest first. */
  weeks: z.array(week),
  groups: suppressed,
  /** How many, by collection, most first. */
  records: z.array(z.strictObject({ name: z.string(), count: suppressed })),
  answersThisMonth: suppressed,
  /** What the job that is latest is late by. */
  jobLagS: z.number().min(0),
  jobsFailing: z.int().min(0),
  /** What went wrong on our side in a day. */
  errorsToday: z.int().min(0),
})
export type FiguresAnswer = z.infer<typeof figuresAnswer>

/** What waits for somebody who may settle it; null for who may not. */
export const waitingAnswer = z.strictObject({
  testimonials: z.int().min(0).nullable(),
  messages: z.int().min(0).nullable(),
  plus: z.int().min(0).nullable(),
})
export type WaitingAnswer = z.infer<typeof waitingAnswer>

const jobState = z.strictObject({
  name: z.string(),
  title: z.string(),
  everyS: z.int(),
  dueAt: instant.nullable(),
  startedAt: instant.nullable(),
  succeededAt: instant.nullable(),
  durationMs: z.int().nullable(),
  failures: z.int(),
  error: z.string().nullable(),
  lagS: z.number().min(0),
})
export type JobState = z.infer<typeof jobState>
export const jobsAnswer = z.strictObject({ jobs: z.array(jobState) })
export type JobsAnswer = z.infer<typeof jobsAnswer>

const failure = z.strictObject({ route: z.string(), status: z.int(), count: z.int() })

export const healthAnswer = z.strictObject({
  isReady: z.boolean(),
  nodeVersion: z.string(),
  databaseVersion: z.string(),
  /** What a patched version has and this one may lack, in words. */
  databaseLacks: z.string().nullable(),
  databaseBytes: z.int(),
  migrations: z.int(),
  uptimeS: z.number(),
  memoryBytes: z.int(),
  connections: z.strictObject({ open: z.int(), idle: z.int(), awaited: z.int() }),
  liveStreams: z.int(),
  /** In a day, most first. */
  errors: z.array(failure),
})
export type HealthAnswer = z.infer<typeof healthAnswer>

/** Of a secret only whether it is set. */
export const settingsAnswer = z.strictObject({
  settings: z.array(z.strictObject({ name: z.string(), value: z.string() })),
})
export type SettingsAnswer = z.infer<typeof settingsAnswer>
