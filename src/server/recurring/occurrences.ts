import type { Scope } from '#contract/sync.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { Transaction } from '../db/database.ts'
import type { Writer } from '../documents/write.ts'

/** One day by the rule of one template, and what became of it. */
export interface Done {
  readonly templateId: string
  readonly dueOn: Day
  readonly status: 'posted' | 'waiting' | 'skipped'
  readonly entryId: string | null
}

/** Enters these, and gives those that nobody had entered before: only they may become entries. */
export async function claim(
  { client }: Transaction,
  { scope, now }: Writer,
  wanted: readonly Done[],
): Promise<readonly Done[]> {
  const { rows } = await client.query<Done>(
    `insert into template_occurrences (scope, template_id, due_on, status, entry_id, changed_at)
      select $1, "templateId", "dueOn", status, "entryId", $2 from json_to_recordset($3)
        as t ("templateId" uuid, "dueOn" date, status text, "entryId" uuid)
      on conflict do nothing
      returning template_id as "templateId", due_on as "dueOn", status, entry_id as "entryId"`,
    [scope, now, JSON.stringify(wanted)],
  )
  return rows
}

export async function readDone(
  { client }: Transaction,
  scope: Scope,
  templateId: string,
  dueOn: Day,
): Promise<Done | null> {
  const { rows } = await client.query<Done>(
    `select template_id as "templateId", due_on as "dueOn", status, entry_id as "entryId"
      from template_occurrences where scope = $1 and template_id = $2 and due_on = $3`,
    [scope, templateId, dueOn],
  )
  return rows[0] ?? null
}

/** Enters one whatever was entered before. */
export async function setDone(
  { client }: Transaction,
  { scope, now }: Writer,
  { templateId, dueOn, status, entryId }: Done,
): Promise<void> {
  await client.query(
    `insert into template_occurrences (scope, template_id, due_on, status, entry_id, changed_at)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (scope, template_id, due_on) do update
        set status = $4, entry_id = $5, changed_at = $6`,
    [scope, templateId, dueOn, status, entryId, now],
  )
}

export async function dropDone(
  { client }: Transaction,
  { scope }: Writer,
  templateId: string,
  dueOn: Day,
): Promise<void> {
  await client.query(
    'delete from template_occurrences where scope = $1 and template_id = $2 and due_on = $3',
    [scope, templateId, dueOn],
  )
}
