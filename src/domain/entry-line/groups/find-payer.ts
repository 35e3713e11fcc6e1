/** Finds who paid a bill of a group: `petra paid 600 cleaning in:flat`, `pizza 40 paid by tom`. */
import { foldText } from '../../ledger.ts'
import { type LineWords, type Place, wholeWords } from '../line-words.ts'
import type { LineGroup } from './find-group.ts'

export interface LinePayer {
  readonly name: string
  /** Null where that is nobody of the group, or several: it has to be asked. */
  readonly memberId: string | null
}

export interface FoundPayer extends LinePayer {
  /** What only says so. */
  readonly places: readonly Place[]
  /** The one group that has such a member, where the line names none. */
  readonly groupId: string | null
}

const name = '(@?\\p{L}[\\p{L}\\p{N}_.\\-]*(?: \\p{L}[\\p{L}.\\-]*)?)'
const done =
  'bezahlt|gezahlt|paye|regle|pagado|pagato|betaald|zaplacil|zaplacila|zapłacił|zapłaciła'
const verbs =
  'paid(?: for)?|covered|bezahlte|zahlte|pagou|pago|pagó|ha pagado|ha pagato|a paye|a regle|' +
  'betaalde|' +
  'hat bezahlt|hat gezahlt|heeft betaald|zaplatil|zaplatila|zapłacił|zapłaciła|pays|zahlt|paie|paga'

/** Each with the name, and what may stand apart from it. */
const shapes = [
  new RegExp(`^${name} (?:${verbs})(?= |$)`, 'du'),
  new RegExp(`^${name} (?:hat|a|ha|heeft) (?=.* (${done})(?: |$))`, 'du'),
  wholeWords(`(?:paid|bezahlt|gezahlt) (?:by|von) ${name}`),
  wholeWords(`(?:paye|regle) par ${name}`),
  wholeWords(`(?:pago|pagado|pagato) (?:por|da) ${name}`),
]

/** Words that stand where a name would and are none. */
const nobody = new Set(
  (
    'i we ich wir je on eu nos yo io ik wij me moi mich mir mim bill invoice rent just already ' +
    'have has had was is not been who it all they you he she card cash bank'
  ).split(' '),
)

type Members = NonNullable<LineGroup['members']>

const present = (members: Members) => members.filter(({ leftAt }) => (leftAt ?? null) === null)

/** By the whole name, or by the only one with that first name. */
export function memberCalled(said: string, members: Members): string | null {
  const typed = foldText(said).replace(/^@/, '')
  const here = present(members)
  const whole = here.filter((one) => foldText(one.name) === typed)
  const first = here.filter((one) => foldText(one.name).split(/\s+/)[0] === typed)
  const [only, ...more] = whole.length > 0 ? whole : first
  return only && more.length === 0 ? only.memberId : null
}

const hasNamed = (said: string, { members = [] }: LineGroup) => {
  const typed = foldText(said).replace(/^@/, '')
  return present(members).some((one) => foldText(one.name).split(/\s+/).includes(typed))
}

interface PayerPlaces {
  readonly who: string
  readonly places: readonly Place[]
}

/** Of two words the second may be no name any more: `paid by tom yesterday`. */
function saidIn(words: LineWords, isKnown: (said: string) => boolean): PayerPlaces | null {
  for (const shape of shapes) {
    const found = words.find(shape)
    const [who, apart] = found?.parts ?? []
    if (!found || !who) continue
    const [one = '', ...more] = who.text.split(' ')
    const isWhole = more.length === 0 || isKnown(who.text)
    const isLast = who.at + who.count === found.at + found.count
    // In front of the verb two words are a name only where somebody is called so.
    if (nobody.has(one) || (!isWhole && !isLast)) continue
    const count = found.count - (isWhole ? 0 : more.length)
    const whole = { at: found.at, count, text: '' }
    return { who: isWhole ? who.text : one, places: apart ? [whole, apart] : [whole] }
  }
  return null
}

/** Without a group only a name that somebody of one has tells that it is a bill of it. */
export function findPayer(
  words: LineWords,
  groupId: string | null,
  groups: readonly LineGroup[],
): FoundPayer | null {
  const group = groups.find(({ id }) => id === groupId)
  const within = group ? [group] : groups
  const isKnown = (said: string) => within.some((one) => hasNamed(said.split(' ')[0] ?? '', one))
  const said = saidIn(words, isKnown)
  if (!said || (!group && !isKnown(said.who))) return null
  const known = group ? [group] : within.filter((one) => hasNamed(said.who, one))
  const own = known.length === 1 ? known[0] : undefined
  const memberId = own ? memberCalled(said.who, own.members ?? []) : null
  return {
    name: said.who.replace(/^@?\p{Ll}/u, (letter) => letter.toUpperCase()),
    ...{ memberId, places: said.places, groupId: group || !own ? null : own.id },
  }
}
