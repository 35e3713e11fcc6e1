/** Who may say of what was paid into a joint account, or out of it, that it is so or not. */
import { type Departed, mayTakeBack } from '../gone/take-back.ts'
import { restoreDays } from '../group-limits.ts'
import { isGone, isSilent, type Voice } from '../voices.ts'
import { entryEffects, type JointEntry } from './owner-parts.ts'

export interface AnsweredEntry extends JointEntry {
  readonly answers: readonly { readonly memberId: string; readonly isSo: boolean }[]
  readonly createdAt: string
  readonly createdBy: string
}

const dayMs = 86_400_000

const isOld = ({ createdAt }: AnsweredEntry, now: string) =>
  Date.parse(createdAt) <= Date.parse(now) - restoreDays * dayMs

const saysOf = ({ answers }: AnsweredEntry, id: string) =>
  answers.find(({ memberId }) => memberId === id)?.isSo ?? null

const effectsIn = (entry: JointEntry) => [...entryEffects({ ...entry, status: 'claimed' })]

/** That a part passed on follows from somebody having been taken out: nobody has a word in it. */
const isPart = ({ kind }: JointEntry) => kind === 'part' || kind === 'part-owed'

/**
 * Who loses by it; for those who cannot speak, who leads the group and does not gain by it, and
 * where nobody does, all others who do not.
 */
export function answerersOf(members: readonly Voice[], entry: JointEntry): readonly string[] {
  if (isPart(entry)) return []
  const effects = effectsIn(entry)
  const losing = effects.flatMap(([id, effect]) => (effect < 0 ? [id] : []))
  const gaining = effects.flatMap(([id, effect]) => (effect > 0 ? [id] : []))
  const isForOthers = losing.some((id) => isSilent(members, id))
  const neutral = members.filter(
    ({ memberId }) => !isSilent(members, memberId) && !gaining.includes(memberId),
  )
  const leading = neutral.filter(({ role }) => role !== 'member')
  const others = leading.length > 0 ? leading : neutral
  return neutral.flatMap((one) => {
    const isLoser = losing.includes(one.memberId)
    return isLoser || (isForOthers && others.includes(one)) ? [one.memberId] : []
  })
}

/** All who lose by it said so, or let it stand for thirty days. */
const isSure = (members: readonly Voice[], entry: AnsweredEntry, now: string): boolean =>
  isOld(entry, now) || answerersOf(members, entry).every((id) => saysOf(entry, id) === true)

/** Somebody gains by it so far by a word that others may still deny. */
export const gainsUnsurely = (
  members: readonly Voice[],
  entry: AnsweredEntry,
  memberId: string,
  now: string,
): boolean => (entryEffects(entry).get(memberId) ?? 0) > 0 && !isSure(members, entry, now)

export function entryRights(
  members: readonly Departed[],
  entry: AnsweredEntry,
  me: Voice,
  now: string,
) {
  const isAnswerer = answerersOf(members, entry).includes(me.memberId)
  const said = saysOf(entry, me.memberId)
  // Who is gone cannot object: what they gained stays, and what counts for them is not taken out.
  // But what was written down a moment before they were gone nobody had the time to deny, and who
  // left with something open was not held until all had confirmed it.
  const changedBy = members.find(({ uid }) => uid === entry.createdBy)?.memberId ?? null
  const gained = { effects: new Map(effectsIn(entry)), changedBy, changedAt: entry.createdAt }
  const isFixed = members.some(
    (one) =>
      isGone(members, one.memberId) &&
      (gained.effects.get(one.memberId) ?? 0) > 0 &&
      !one.leftOpen &&
      !mayTakeBack(members, one, gained, me.memberId),
  )
  const isKept = [...entryEffects(entry)].some(
    ([id, effect]) => effect !== 0 && isGone(members, id),
  )
  const isOwn = entry.memberId === me.memberId || entry.createdBy === me.uid
  return {
    mayConfirm: isAnswerer && said !== true,
    mayDeny: isAnswerer && said === null && !isFixed && !isOld(entry, now),
    mayDelete: !isPart(entry) && !isKept && (isOwn || entry.memberId === null),
  }
}
