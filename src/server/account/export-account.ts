import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type pg from 'pg'
import { globalScope, userScope } from '#contract/sync.ts'
import { type Cell, csvLine } from '#domain/csv.ts'
import { type Documents, documentsIn, documentsOf } from '../documents/collection.ts'
import { wireColumns, wireObject } from '../documents/wire.ts'
import type { Engine } from '../engine.ts'
import { inTurn } from '../in-turn.ts'
import { ownPictures } from '../receipts/own-pictures.ts'
import { keptBesides } from './kept-besides.ts'

const ROWS_AT_ONCE = 1000
type Values = Readonly<Record<string, unknown>>

/**
 * Everything that is the user's alone: a JSON and a CSV file for each collection, zipped. What is
 * large, their pictures, is read one by one as the file is sent.
 */
export async function exportAccount(
  engine: Pick<Engine, 'clock' | 'database' | 'outside'>,
  uid: string,
): Promise<ReadableStream<Uint8Array>> {
  const { database } = engine
  const { zip, written } = openZip()
  const sent = { zip, at: engine.clock.now() }
  await database.transact(async ({ client }) => {
    // One moment for all files. Gathered before it is sent: nobody's slowness holds a connection.
    await client.query('set transaction isolation level repeatable read, read only')
    const scope = userScope(uid)
    for (const documents of documentsIn(scope)) {
      await addFiles(sent, client, { documents, scope, name: documents.name })
    }
    // Entries name them by their id.
    const documents = documentsOf('global_categories')
    await addFiles(sent, client, { documents, scope: globalScope, name: 'built_in_categories' })
    for (const { name, fields, rows } of await keptBesides(client, uid)) {
      await addTable(sent, name, fields, [rows])
    }
    const own = await client.query('select image from avatars where user_id = $1', [uid])
    for (const { image } of own.rows) addPicture(sent, 'profile', image)
  })
  async function* parts(): AsyncGenerator<Uint8Array> {
    yield written()
    for await (const { id, picture } of ownPictures(engine, uid)) {
      addPicture(sent, `receipts/${id}`, picture)
      yield written()
    }
    addFile(sent, 'README.txt').push(strToU8(readme), true)
    zip.end()
    yield written()
  }
  return ReadableStream.from(parts())
}

const readme = `Everything Moneycomb keeps that is yours alone, one file for each collection,
as JSON and as CSV, and what you wrote and paid in groups.
Amounts are whole numbers of the currency's smallest unit: 1250 EUR is 12.50.
Days are YYYY-MM-DD, instants are UTC. What has parts of its own, such as the lines of an expense,
is JSON inside the CSV. In the CSV an apostrophe stands before text a spreadsheet would run.
What you entered names its category by the id: yours are in categories, those that everybody has in
built_in_categories.
Of groups, your part of each bill is in group_shares; what you wrote in comments is in
group_comments, the bills you wrote down, with what you paid and your part, in group_bills, and what
you paid to others and they to you, with your own notes, in group_payments. What others wrote there
is theirs.
Where you are signed in is in sign_ins, which networks and browsers you came from before in
known_networks and known_browsers, what happened to your ways in in security_events, two-factor
sign-in in second_factor and recoveries, your passkeys in passkeys, what links
you to single sign-on in single_sign_on, when you were last seen in
last_seen, browsers that get messages in push_browsers, that you have a calendar address in
calendar_feeds, what programs may do in api_tokens, which of those ended lately in
ended_tokens, what assistants asked and were told in
assistant_log, where changes are sent in webhooks, which categories you chose for what a group calls
otherwise in group_category_choices. What you asked for and were not answered yet is in
plus_requests; what you wrote to us while signed in, with our answers, in contact_messages.
profile.webp is your own picture, if you chose one.
The folder receipts has the pictures, named by their id; with more than 250 MB of them, the newest.
`

/** With what was written since it was asked before. */
function openZip() {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  return { zip, written: () => new Uint8Array(Buffer.concat(parts.splice(0))) }
}

/** A file of a zip says when it was written, by no time zone: here by UTC. */
const dated = (at: Date) => new Date(at.getTime() + at.getTimezoneOffset() * 60_000)

function addFile({ zip, at }: Sent, name: string): ZipDeflate {
  const file = new ZipDeflate(name, { level: 6 })
  file.mtime = dated(at)
  zip.add(file)
  return file
}

/** Compressed already. */
function addPicture({ zip, at }: Sent, name: string, picture: Uint8Array): void {
  const file = new ZipPassThrough(`${name}.webp`)
  file.mtime = dated(at)
  zip.add(file)
  file.push(picture, true)
}

interface Sent {
  readonly zip: Zip
  /** When it was asked for. */
  readonly at: Date
}

interface Exported {
  readonly documents: Documents
  readonly scope: string
  readonly name: string
}

async function addFiles(sent: Sent, client: pg.PoolClient, exported: Exported) {
  const { documents, name } = exported
  const fields = wireColumns(documents).map(({ field }) => field)
  await addTable(sent, name, fields, pages(client, exported))
}

type Pages = Iterable<readonly Values[]> | AsyncIterable<readonly Values[]>

async function addTable(sent: Sent, name: string, fields: readonly string[], rowsOf: Pages) {
  const json = addFile(sent, `${name}.json`)
  const csv: string[] = []
  let isFirst = true
  for await (const rows of rowsOf) {
    if (rows.length === 0) continue
    const lines = rows.map((row) => `\n  ${JSON.stringify(row)}`).join(',')
    json.push(strToU8(`${isFirst ? '[' : ','}${lines}`))
    csv.push(rows.map((row) => csvLine(fields.map((field) => asCell(row[field])))).join(''))
    isFirst = false
  }
  json.push(strToU8(isFirst ? '[]\n' : '\n]\n'), true)
  const table = addFile(sent, `${name}.csv`)
  table.push(strToU8(csvLine(fields)))
  await inTurn(csv, (page) => table.push(strToU8(page)))
  table.push(new Uint8Array(), true)
}

/** In the order of ids, so that a page goes on where the one before ended. */
async function* pages(client: pg.PoolClient, { documents, scope }: Exported) {
  let after: unknown = null
  for (;;) {
    const { rows } = await client.query<{ row: Values }>(
      `select ${wireObject(documents)} as row from ${documents.table} t
        where t.scope = $1 and ($2::uuid is null or t.id > $2) order by t.id limit ${ROWS_AT_ONCE}`,
      [scope, after],
    )
    if (rows.length === 0) return
    yield rows.map(({ row }) => row)
    after = rows.at(-1)?.row.id
  }
}

function asCell(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object') return JSON.stringify(value)
  return value as Cell
}
