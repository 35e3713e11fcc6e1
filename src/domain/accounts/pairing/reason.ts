/** Why two rows are taken for one transfer, in words for the person who decides. */
import { counted } from '../../counted.ts'
import { cutText } from '../../import/statement-row.ts'
import type { AmountFit, Candidate, Evidence, PairingRow } from './candidates.ts'

const textRoom = 60

const quoted = ({ text }: PairingRow) => `“${cutText(text, textRoom)}”`

function fitWords(fit: AmountFit, writeFee: (fee: number) => string): string {
  if (fit.kind === 'same') return 'Same amount'
  if (fit.kind === 'fee') return `${writeFee(fit.fee)} less arrived`
  return fit.percent === 0
    ? 'Exactly by the rate of the day'
    : `Within ${fit.percent} % of the rate of the day`
}

const daysWords = ({ days }: Evidence) =>
  days === 0 ? 'same day' : counted(days, 'day apart', 'days apart')

/** “To Rainy day” names Rainy day. */
function nameWords({ out, in: into, evidence }: Candidate, nameOf: (accountId: string) => string) {
  if (evidence.namedBy === null) return []
  const [says, meant] = evidence.namedBy === 'out' ? [out, into] : [into, out]
  return [`${quoted(says)} names ${nameOf(meant.accountId)}`]
}

/** What was quoted for naming an account says its words there already. */
function wordsOf({ out, in: into, evidence }: Candidate): readonly string[] {
  const said = [evidence.outHasWord ? quoted(out) : '', evidence.inHasWord ? quoted(into) : '']
  const before = evidence.namedBy && quoted(evidence.namedBy === 'out' ? out : into)
  const texts = [...new Set(said.filter((text) => text !== '' && text !== before))]
  return texts.length === 0 ? [] : [texts.join(' and ')]
}

export interface ReasonWords {
  readonly nameOf: (accountId: string) => string
  /** In the currency of the row the money left by. */
  readonly writeFee: (fee: number) => string
}

/** Same amount, same day, “Card settlement” and “Payment received”. */
export function reasonOf(candidate: Candidate, { nameOf, writeFee }: ReasonWords): string {
  const { evidence } = candidate
  const reference =
    evidence.reference === null ? [] : [`${evidence.reference.toUpperCase()} in both`]
  const pieces = [
    fitWords(evidence.fit, writeFee),
    daysWords(evidence),
    ...nameWords(candidate, nameOf),
    ...reference,
    ...wordsOf(candidate),
  ]
  return `${pieces.join(', ')}.`
}
