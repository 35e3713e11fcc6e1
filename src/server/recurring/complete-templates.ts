import { limits } from '#contract/limits.ts'
import { addDays, dayAt } from '#domain/calendar/calendar.ts'
import { catchUp, countOwed, owedMost, owedWords } from '#domain/recurring/catch-up.ts'
import { timesAYear } from '#domain/recurring/schedule.ts'
import { changeRows } from '#server/documents/rows.ts'
import type { Transaction } from '../db/database.ts'
import type { Completion } from '../documents/completions.ts'
import type { Written } from '../documents/references.ts'
import { invalid } from '../documents/validate.ts'
import type { Writer } from '../documents/write.ts'
import { checkGroupsOf, isOfGroup } from '../groups/expenses/post-template.ts'
import { requireProfile } from '../users/profiles.ts'
import { claim } from './occurrences.ts'
import { type ProgressOf, progressFields, readProgress, withProgress } from './progress.ts'
import { type Kind, kinds, type Template } from './template.ts'

/** Of all that one command writes. */
const OWED_MOST_TOGETHER = 10_000
const oftenWords =
  'With all that recurs already this comes too often: choose a longer rhythm, or delete others.'

/** When it comes next is the server's to say, whoever changed what of it. */
export const completeTemplates = (kind: Kind): Completion => ({
  fields: progressFields,
  async complete(tx, written, writer) {
    await checkGroupsOf(tx, written, writer)
    const fresh = written.filter(({ before }) => !before).map(({ after }) => after.id)
    if (fresh.length > 0) await relink(tx, kind, fresh, writer)
    await passPaused(tx, written, writer)
    const ids = written.map(({ after }) => after.id)
    const progressOf = await readProgress(tx, writer.scope, ids)
    refuseFlood(written, progressOf, writer.now)
    await refuseTooOften(tx, written, writer)
    return written.map(({ after }) => withProgress(after as Template, progressOf(after.id)))
  },
})

/** A year mistyped must not become a hundred thousand entries, nor bury a group in bills. */
function refuseFlood(written: readonly Written[], progressOf: ProgressOf, now: Date): void {
  const tomorrow = addDays(dayAt(now.getTime(), 'UTC'), 1)
  const together = { own: 0, ofGroups: 0 }
  for (const { after, path } of written) {
    const { doneThrough } = progressOf(after.id)
    const most = owedMost(isOfGroup(after))
    const owed = countOwed({ ...(after as Template), doneThrough }, tomorrow, most)
    together[isOfGroup(after) ? 'ofGroups' : 'own'] += owed
    const isFlood = isOfGroup(after)
      ? together.ofGroups > most
      : owed > most || together.own > OWED_MOST_TOGETHER
    if (isFlood) throw invalid([[`${path}startOn`, owedWords(most)]])
  }
}

/** What recurs is worked out again for every look ahead, so it may not come without end. */
async function refuseTooOften(
  { client }: Transaction,
  written: readonly Written[],
  { scope }: Writer,
): Promise<void> {
  const timesOf = (some: readonly Template[]) =>
    some.reduce((sum, template) => sum + (template.active ? timesAYear(template) : 0), 0)
  const after = timesOf(written.map((one) => one.after as Template))
  const before = timesOf(written.flatMap((one) => (one.before ? [one.before as Template] : [])))
  const [first] = written
  // What makes it less is never in the way.
  if (!first || after <= before) return
  const ids = written.map((one) => one.after.id)
  let others = 0
  for (const { table } of kinds.map(({ templates }) => templates)) {
    const { rows } = await client.query<Template>(
      `select id, active, frequency, interval, weekdays, month_days as "monthDays" from ${table}
        where scope = $1 and active and id <> all($2::uuid[]) limit $3`,
      [scope, ids, limits.templatesAYear],
    )
    others += timesOf(rows)
  }
  if (others + after > limits.templatesAYear)
    throw invalid([[`${first.path}frequency`, oftenWords]])
}

/** A deletion that is undone: what it had posted belongs to it again. */
async function relink(tx: Transaction, kind: Kind, ids: readonly string[], writer: Writer) {
  await changeRows(tx, {
    ...{ table: kind.entries.table, values: [writer.scope, ids, writer.now] },
    set: 'template_id = o.template_id, updated_at = $3',
    from: 'template_occurrences o',
    where: `o.scope = $1 and o.template_id = any($2::uuid[]) and t.id = o.entry_id
      and t.scope = $1 and t.template_id is null`,
  })
}

/** What would have come while it was paused does not come after all. */
async function passPaused(tx: Transaction, written: readonly Written[], writer: Writer) {
  const resumed = written.filter(({ before, after }) => before?.active === false && after.active)
  if (resumed.length === 0) return
  const { timezone } = await requireProfile(tx.client, writer.uid)
  const yesterday = addDays(dayAt(writer.now.getTime(), timezone), -1)
  const ids = resumed.map(({ after }) => after.id)
  const progressOf = await readProgress(tx, writer.scope, ids)
  const missed = resumed.flatMap(({ after }) => {
    const { doneThrough } = progressOf(after.id)
    return catchUp([{ ...(after as Template), doneThrough }], yesterday)
  })
  const passed = missed.map(
    ({ templateId, dueOn }) => ({ templateId, dueOn, status: 'skipped', entryId: null }) as const,
  )
  await claim(tx, writer, passed)
}
