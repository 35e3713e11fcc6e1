import { limits } from '#contract/limits.ts'
import type { NotificationKind } from '#contract/notifications/entities.ts'
import { routes } from '#contract/routes.ts'
import { userScope } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import { changeRows } from '../documents/rows.ts'
import { readProfile } from '../users/profiles.ts'
import type { Notice, NotifiedPerson } from './create-notice.ts'

const HOUR_MS = 3_600_000

/** What must be answered or is about oneself: nothing else that happens uses it up. */
const weighty: readonly NotificationKind[] = ['settlement-claimed', 'invitation', 'member-removed']

/** How much of others somebody heard in the last hour, this included. */
interface Heard {
  readonly uid: string
  readonly ofOne: number
  readonly ofOthers: number
}

interface Bounded {
  readonly within: readonly NotifiedPerson[]
  /** The first of an hour that are told as one. */
  readonly begun: readonly NotifiedPerson[]
}

/**
 * What others do again and again is told so often, and from then on once an hour, as one that
 * counts: nobody buries what somebody should know.
 */
export async function inBounds(
  tx: Transaction,
  told: readonly NotifiedPerson[],
  now: Date,
): Promise<Bounded> {
  const [kind] = told.map(({ notice }) => notice.kind)
  const heard = new Map((await heardOf(tx, told, kind, now)).map((one) => [one.uid, one]))
  const { noticesOfOnePerHour, noticesOfOthersPerHour } = limits
  const wholeOf = ({ notice: { uid, isApart, ...notice } }: NotifiedPerson): Whole | null => {
    if (isApart || notice.kind === 'security') return null
    const { ofOne = 0, ofOthers = 0 } = heard.get(uid) ?? {}
    if (ofOthers > noticesOfOthersPerHour) return 'all'
    return ofOne > noticesOfOnePerHour ? 'one' : null
  }
  const within = told.filter((one) => wholeOf(one) === null)
  if (within.length === told.length) return { within, begun: [] }
  const actor = await readProfile(tx.client, tx.by ?? '')
  const begun: NotifiedPerson[] = []
  for (const one of told) {
    const whole = wholeOf(one)
    if (whole === null) continue
    const who = whole === 'one' ? (tx.by ?? '') : whole
    const title = whole === 'one' ? `More by ${actor?.name ?? ''}` : 'More in your groups'
    const more = asOne(one.notice, { subject: `more of ${who}`, title }, now)
    if (!(await countIn(tx, more))) begun.push({ ...one, notice: more })
  }
  return { within, begun }
}

type Whole = 'one' | 'all'

interface Folded extends Notice {
  readonly data: { readonly more: string; readonly count: number; readonly groupId: string | null }
}

function asOne(
  { uid, kind, data }: Notice,
  said: Pick<Notice, 'subject' | 'title'>,
  now: Date,
): Folded {
  const period = now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length)
  const groupId = typeof data?.groupId === 'string' ? data.groupId : null
  const folded = { more: `${said.subject} ${kind} ${period}`, count: 1, groupId }
  return { uid, kind, period, ...said, ...wordsOf(folded), data: folded }
}

/** Where all of it stands: the record of the group, or the groups where there are several. */
function wordsOf({ count, groupId }: Pick<Folded['data'], 'count' | 'groupId'>) {
  const all = groupId ? 'the record of the group' : 'the records of your groups'
  const body = `So much happened that it is told as one: ${count} so far. All of it is in ${all}.`
  const record = groupId && `${routes.group.path.replace(':id', groupId)}?tab=activity`
  return { body, link: record || routes.groups.path }
}

/** One more of those that are told as one already; false where none is. */
async function countIn(tx: Transaction, { uid, data }: Folded): Promise<boolean> {
  const { rows } = await tx.client.query<Pick<Folded, 'data'> & { readonly id: string }>(
    `select id, data from notifications where scope = $1 and data->>'more' = $2`,
    [userScope(uid), data.more],
  )
  const [kept] = rows
  if (!kept) return false
  const groupId = kept.data.groupId === data.groupId ? data.groupId : null
  const next = { ...data, groupId, count: kept.data.count + 1 }
  const { body, link } = wordsOf(next)
  await changeRows(tx, {
    table: 'notifications',
    values: [userScope(uid), kept.id, JSON.stringify(next), body, link],
    set: `data = $3::jsonb, body = $4, link = $5, read = false`,
    where: 't.scope = $1 and t.id = $2',
  })
  return true
}

async function heardOf(
  { client, by }: Transaction,
  told: readonly NotifiedPerson[],
  kind: NotificationKind | undefined,
  now: Date,
) {
  const uids = told.flatMap(({ notice: { uid } }) => (uid === by ? [] : uid))
  if (by === null || uids.length === 0) return []
  const { rows } = await client.query<Heard>({
    name: 'heard of others',
    text: `select user_id as uid, count(*) filter (where by_user = $2)::integer as "ofOne",
        count(*)::integer as "ofOthers"
      from notice_keys where user_id = any($1::uuid[]) and by_user is not null
        and created_at > $3 and ($4::text is null or kind = $4) group by user_id`,
    values: [
      ...[uids, by, new Date(now.getTime() - HOUR_MS)],
      kind && weighty.includes(kind) ? kind : null,
    ],
  })
  return rows
}
