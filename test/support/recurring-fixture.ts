import { randomUUID } from 'node:crypto'
import { addOwnCommands } from '#server/api/own-commands.ts'
import type { Answer } from '#server/documents/idempotency.ts'
import { runCommand } from '#server/documents/run-command.ts'
import { postDue } from '#server/recurring/post-due.ts'
import type { TestEngine } from './engine.ts'
import type { Person } from './notification-fixture.ts'

addOwnCommands()

type Values = Readonly<Record<string, unknown>>

export const newTemplate = (fields: Values = {}) => ({
  id: randomUUID(),
  amount: 90_000,
  currency: 'EUR',
  description: 'Rent',
  frequency: 'monthly',
  startOn: '2026-04-01',
  ...fields,
})

/** Runs a command and gives its result, whether it went well or was refused. */
export async function run(
  { engine }: TestEngine,
  person: Person,
  name: string,
  args: Values,
): Promise<Answer['result']> {
  const { result } = await runCommand(engine, person, { key: null, name, args })
  return result
}

/** Runs a command that has to go well. */
export async function must(one: TestEngine, person: Person, name: string, args: Values) {
  const result = await run(one, person, name, args)
  if (!('revs' in result)) throw new Error(`${name} was refused: ${JSON.stringify(result)}`)
}

export async function addTemplate(
  one: TestEngine,
  person: Person,
  fields: Values = {},
  table = 'expense_templates',
): Promise<string> {
  const doc = newTemplate(fields)
  await must(one, person, `${table}.create`, { doc })
  return doc.id
}

/** What the job does at this time. */
export async function postAt(one: TestEngine, instant: string): Promise<void> {
  one.moveTo(instant)
  await postDue(one.engine, one.now())
}

export interface PostedRow {
  readonly id: string
  readonly date: string
  readonly dueOn: string | null
  readonly amount: number
  readonly templateId: string | null
}

export async function entriesOf(
  { engine }: TestEngine,
  { uid }: Person,
  table = 'expenses',
): Promise<readonly PostedRow[]> {
  const { rows } = await engine.database.pool.query<PostedRow>(
    `select id, date, occurrence_on as "dueOn", amount, template_id as "templateId"
      from ${table} where scope = $1 order by date, occurrence_on, id`,
    [`u:${uid}`],
  )
  return rows
}

export interface TemplateState {
  readonly nextOn: string | null
  readonly lastPostedOn: string | null
  readonly waitingOn: readonly string[]
  readonly skippedOn: readonly string[]
  readonly endOn: string | null
}

export async function templateOf(
  { engine }: TestEngine,
  id: string,
  table = 'expense_templates',
): Promise<TemplateState | undefined> {
  const { rows } = await engine.database.pool.query<TemplateState>(
    `select next_on as "nextOn", last_posted_on as "lastPostedOn", end_on as "endOn",
      to_json(waiting_on) as "waitingOn", to_json(skipped_on) as "skippedOn"
      from ${table} where id = $1`,
    [id],
  )
  return rows[0]
}
