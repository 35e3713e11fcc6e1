/** Whose word counts in a group: for a payment, and before somebody joins a household. */

export interface Voice {
  readonly memberId: string
  readonly uid: string | null
  readonly householdId: string | null
  readonly leftAt: string | null
  /** They said themselves that they settle with their household. */
  readonly hasAgreed?: boolean | undefined
  readonly role?: string | undefined
}

interface Sides {
  readonly from: string
  readonly to: string
}

const isHere = ({ leftAt }: Voice) => leftAt === null

const find = (members: readonly Voice[], memberId: string) =>
  members.find((member) => member.memberId === memberId)

/** Their own word: none without an account, or when they are gone. */
function ownVoice(members: readonly Voice[], memberId: string): readonly string[] {
  const whose = find(members, memberId)
  return whose?.uid && isHere(whose) ? [whose.uid] : []
}

/** They cannot say whether they were paid. */
export const isSilent = (members: readonly Voice[], memberId: string): boolean =>
  ownVoice(members, memberId).length === 0

/** Themselves, and those of their household where both have said that they are one. */
function voicesOf(members: readonly Voice[], memberId: string): readonly string[] {
  const whose = find(members, memberId)
  if (!whose) return []
  const isOpen = whose.uid === null || whose.hasAgreed === true
  const speakers = members.filter((member) => {
    if (member.memberId === memberId) return isHere(member)
    const isTogether = whose.householdId !== null && member.householdId === whose.householdId
    return isHere(member) && isTogether && isOpen && member.hasAgreed === true
  })
  return speakers.flatMap(({ uid }) => uid ?? [])
}

/** Between two of one household. */
function isInside(members: readonly Voice[], { from, to }: Sides): boolean {
  const household = find(members, to)?.householdId ?? null
  return household !== null && find(members, from)?.householdId === household
}

export const isGone = (members: readonly Voice[], memberId: string): boolean =>
  find(members, memberId)?.leftAt != null

/** Who pays, or settles as one with who pays: what makes a payment count is their gain. */
function gainsBy(members: readonly Voice[], { from }: Sides, { memberId, householdId }: Voice) {
  const payer = find(members, from)?.householdId ?? null
  return memberId === from || (payer !== null && householdId === payer)
}

/**
 * Who answers for a receiver who cannot: whoever leads the group and gains nothing by it. Where
 * nobody does, all others who gain nothing deny it for them, and nobody confirms it.
 */
export function standInsOf(members: readonly Voice[], sides: Sides) {
  const neutral = members.filter((one) => isHere(one) && !gainsBy(members, sides, one))
  const uidsOf = (some: readonly Voice[]) => some.flatMap(({ uid }) => uid ?? [])
  const leading = uidsOf(neutral.filter(({ role }) => role !== 'member'))
  return { confirming: leading, denying: leading.length > 0 ? leading : uidsOf(neutral) }
}

/** Whoever takes back what the payer said while it does not count. */
export const speaksForPayer = (members: readonly Voice[], sides: Sides, uid: string): boolean =>
  (isInside(members, sides) ? ownVoice : voicesOf)(members, sides.from).includes(uid)

/**
 * The receiver's word makes a payment count. Their household gives it for them only where somebody
 * outside it speaks for the payer: else one of them could pay the other by their own word, directly
 * or through a name without an account. A name without an account has no word: the payer's counts,
 * and between two such names anybody's. Who is gone had one: only who leads the group and gains
 * nothing says for them that somebody here paid them.
 */
export function mayAnswer(members: readonly Voice[], sides: Sides, uid: string): boolean {
  const payer = (isInside(members, sides) ? ownVoice : voicesOf)(members, sides.from)
  if (isGone(members, sides.to)) {
    return payer.length > 0 && standInsOf(members, sides).confirming.includes(uid)
  }
  const receivers = [ownVoice(members, sides.to), voicesOf(members, sides.to)] as const
  const isFromOutside = payer.length > 0 && !isInside(members, sides)
  const inTurn = isFromOutside ? [receivers[1], payer] : [receivers[0], payer, receivers[1]]
  return inTurn.find((voices) => voices.length > 0)?.includes(uid) ?? true
}

export const householdOf = <M extends Voice>(members: readonly M[], memberId: string) => {
  const id = members.find((member) => member.memberId === memberId)?.householdId ?? null
  return members.filter(
    (member) =>
      isHere(member) && (member.memberId === memberId || (id && member.householdId === id)),
  )
}

export interface Ask {
  /** Into whose household. */
  readonly withMember: string
  /** What it is called from then on. */
  readonly householdId: string
  readonly agreed: readonly string[]
}

export interface Asker extends Voice {
  readonly asks?: Ask | null | undefined
}

/** Who has still to agree before somebody is in a household: everybody there with an account. */
export const waitingFor = (members: readonly Voice[], { withMember, agreed }: Ask) =>
  householdOf(members, withMember)
    .filter(({ uid, memberId }) => uid !== null && !agreed.includes(memberId))
    .map(({ memberId }) => memberId)

/** Somebody joins it: all in it have said so by then. */
export function withHousemate<M extends Voice>(members: readonly M[], memberId: string, ask: Ask) {
  const there = householdOf(members, ask.withMember)
  const householdId = there.find((one) => one.householdId)?.householdId ?? ask.householdId
  const inIt = new Set([memberId, ...there.map((one) => one.memberId)])
  return alone(
    members.map((member) => {
      const isJoining = member.memberId === memberId && { asks: null }
      return inIt.has(member.memberId)
        ? { ...member, householdId, hasAgreed: member.uid !== null, ...isJoining }
        : member
    }),
  )
}

/** Leaves it, and takes back what they asked for. */
export const withoutHousehold = <M extends Asker>(members: readonly M[], memberId: string) =>
  withoutIdleAsks(
    alone(
      members.map((member) =>
        member.memberId === memberId ? { ...member, ...settlesAlone } : member,
      ),
    ),
  )

/** A question that nobody is left to answer is over. */
const withoutIdleAsks = <M extends Asker>(members: readonly M[]): M[] =>
  members.map((member) =>
    member.asks && waitingFor(members, member.asks).length === 0
      ? { ...member, asks: null }
      : member,
  )

/** What somebody's seat has who settles for themselves. */
export const settlesAlone = { householdId: null, hasAgreed: false, asks: null } as const

/** One person alone is no household. */
function alone<M extends Voice>(members: readonly M[]): M[] {
  const sizes = Map.groupBy(members.filter(isHere), ({ householdId }) => householdId)
  return members.map((member) =>
    member.householdId !== null && (sizes.get(member.householdId)?.length ?? 0) < 2
      ? { ...member, householdId: null, hasAgreed: false }
      : member,
  )
}
