import type { OpenCollectionName } from '#contract/collections.ts'
import { type AdminRole, permissions, type Resource, type Verb } from '#contract/permissions.ts'
import type { AdminRow } from '#contract/staff/entities.ts'
import type { FiguresAnswer, WaitingAnswer } from '#contract/staff/system.ts'
import { can } from '#domain/permissions.ts'
import { suppressSmall } from '#domain/suppress-small.ts'
import { documentsOf } from '../documents/collection.ts'
import type { Engine } from '../engine.ts'
import { demoScopes } from './people/demo-scopes.ts'
import { answersThisMonth } from './people/user-list.ts'

const WEEKS = 12

/** What people have written themselves. */
const counted = [
  'expenses',
  'incomes',
  'categories',
  'goals',
  'contributions',
  'loans',
  'payments',
  'budgets',
  'expense_templates',
  'income_templates',
  'group_expenses',
  'settlements',
  'comments',
  'testimonials',
] as const satisfies readonly OpenCollectionName[]

/** Where a list says how many there are; what is of one person is told by opening them. */
const lists: Readonly<Record<string, Resource>> = {
  group_expenses: 'groups',
  testimonials: 'content',
}

type FigureDeps = Pick<Engine, 'clock' | 'database'>
type Counts = Readonly<Record<string, number>>

/** The service in figures. Visitors who only try it are not counted, and nobody by themselves. */
export async function readFigures(
  { clock, database }: FigureDeps,
  admin: AdminRow,
): Promise<FiguresAnswer> {
  const now = clock.now()
  const ask = async <Row extends object>(text: string, values: readonly unknown[] = [now]) =>
    (await database.pool.query<Row>(text, [...values])).rows
  const [[people = {}], [active = {}], weeks, records, [work = {}]] = await Promise.all([
    ask<Counts>(peopleCounts),
    ask<Counts>(activeCounts),
    ask<{ startsOn: string; signups: number }>(weekCounts),
    ask<{ name: string; count: number }>(recordCounts, []),
    ask<Counts>(workCounts),
  ])
  const { groups = 0, answersThisMonth: answers = 0, ...listed } = people
  const ofUsers = tellingTo(admin, 'users')
  return {
    ...(toldAs(ofUsers, { ...listed, ...active }) as Listed),
    groups: tellingTo(admin, 'groups')(groups),
    answersThisMonth: suppressSmall(answers),
    weeks: weeks.map(({ startsOn, signups }) => ({ startsOn, signups: ofUsers(signups) })),
    records: records.map(({ name, count }) => {
      const list = lists[name]
      const tell = list ? tellingTo(admin, list) : suppressSmall
      return { name, count: tell(count) }
    }),
    ...(work as Work),
  }
}

type Work = Pick<FiguresAnswer, 'jobLagS' | 'jobsFailing' | 'errorsToday'>
type Listed = Omit<FiguresAnswer, keyof Work | 'answersThisMonth' | 'groups' | 'weeks' | 'records'>

type Telling = (count: number) => number | null

const toldAs = (tell: Telling, counts: Counts) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, tell(count)]))

/** Whoever may read the list can count its rows, so nothing is hidden from them here. */
const tellingTo = (admin: AdminRow, resource: Resource): Telling =>
  can<AdminRole, Resource, Verb>(permissions, admin, resource, 'read')
    ? (count) => count
    : suppressSmall

/** Who left since has signed up all the same, so that the past does not change. */
const peopleCounts = `select count(*) filter (where status <> 'deleted') as users,
    count(*) filter (where subscription_end_date > $1) as "usersWithPlus",
    count(*) filter (where status = 'suspended') as suspended,
    count(*) filter (where created_at > $1::timestamptz - interval '7 days') as "signupsThisWeek",
    count(*) filter (where created_at > $1::timestamptz - interval '30 days')
      as "signupsThisMonth",
    coalesce(sum(${answersThisMonth('$1')}), 0)::integer as "answersThisMonth",
    (select count(*) from groups where scope not in ${demoScopes}) as groups
  from users u where demo_until is null and guest_of is null`

const activeCounts = `select
    count(*) filter (where at > $1::timestamptz - interval '1 day') as "activeToday",
    count(*) filter (where at > $1::timestamptz - interval '7 days') as "activeThisWeek",
    count(*) as "activeThisMonth"
  from last_seen l where at > $1::timestamptz - interval '30 days'
    and exists (select from users u where u.id = l.user_id
      and u.demo_until is null and u.guest_of is null and u.status <> 'deleted')`

/** Weeks of the calendar, from Monday on, those without anybody included. */
const weekCounts = `select week::date as "startsOn", count(u.id) as signups
  from generate_series(
    date_trunc('week', $1::timestamptz at time zone 'UTC') - interval '${WEEKS - 1} weeks',
    date_trunc('week', $1::timestamptz at time zone 'UTC'), interval '1 week') week
  left join users u on u.created_at >= week at time zone 'UTC'
    and u.created_at < (week + interval '1 week') at time zone 'UTC'
    and u.demo_until is null and u.guest_of is null
  group by week order by week`

const recordCounts = `${counted
  .map(
    (name) => `select '${name}' as name, count(*) from ${documentsOf(name).table} t
      where t.scope not in ${demoScopes}`,
  )
  .join(' union all ')} order by count desc, name`

const workCounts = `select
    coalesce((select extract(epoch from max($1::timestamptz - due_at)) from job_runs
      where due_at < $1), 0)::float8 as "jobLagS",
    (select count(*) from job_runs where failures > 0) as "jobsFailing",
    (select coalesce(sum(count), 0)::integer from server_errors
      where hour > $1::timestamptz - interval '24 hours') as "errorsToday"`

const waitingCounts = `select
    (select count(*) from testimonials
      where status = 'waiting' and scope not in ${demoScopes}) as testimonials,
    (select count(*) from support_messages where status = 'open') as messages,
    (select count(*) from plus_requests) as plus`

/** A few may be somebody in particular, so they are told only to who settles them. */
export async function readWaiting(
  { database }: Pick<Engine, 'database'>,
  admin: AdminRow,
): Promise<WaitingAnswer> {
  const { rows } = await database.pool.query<Record<keyof WaitingAnswer, number>>(waitingCounts)
  const may = (resource: Resource, verb: Verb) =>
    can<AdminRole, Resource, Verb>(permissions, admin, resource, verb)
  const told = (count: number | undefined, isMine: boolean) => (isMine ? (count ?? 0) : null)
  return {
    testimonials: told(rows[0]?.testimonials, may('content', 'write')),
    messages: told(rows[0]?.messages, may('support', 'write')),
    plus: told(rows[0]?.plus, may('users', 'manage')),
  }
}
