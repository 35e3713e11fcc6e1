import { kindsCalled } from '#domain/entry-line/accounts/account-words.data.ts'
import { movesCalled } from '#domain/entry-line/accounts/moving-words.data.ts'
import type { BookLine } from '#domain/entry-line/accounts/read-account-line.ts'
import { things } from '#domain/entry-line/number-words.ts'
import { foldText } from '#domain/ledger.ts'
import { asPattern } from '#domain/names/as-pattern.ts'
import { Fault } from '../http/fault.ts'

/** What the app shows beside the line as it is typed, nobody sees who lets a program send it. */
export interface SentLine {
  readonly text: string
  readonly line: BookLine
  readonly isOfOnePlace: boolean
  readonly read: (text: string) => BookLine
}

const refused = (line: string) => new Fault('invalid-input', { line })

export function refuseDoubt(sent: SentLine): void {
  if (movesMoney(sent.text)) {
    throw refused('This moves money between accounts. Enter it in the app.')
  }
  refuseGroup(sent)
  refuseTwoPrices(sent)
  refuseTwoDays(sent)
}

const phrases = (called: Readonly<Record<string, object>>, of: (kinds: object) => string[]) =>
  Object.values(called)
    .flatMap(of)
    .flatMap((some) => foldText(some).split(', '))
    .map(asPattern)
    .join('|')

const accounts = `(?:my |the |meine?[mn]? )?(?:bank|${phrases(kindsCalled, Object.values)})`
const moves = phrases(movesCalled, (of) => {
  const { moved = '' } = of as { readonly moved?: string }
  return moved === '' ? [] : [moved]
})
const [from, to] = [
  '(?:from|von|vom|de|du|da|do|van|z|ze)',
  '(?:to|into|auf|aufs|zu|nach|vers|a|para|naar|na|do)',
]
const moving = new RegExp(`(?:^|\\s)(?:${moves})(?=\\s)`, 'u')
const bothSides = new RegExp(
  `\\s${from} ${accounts}(?=\\s).*\\s${to} \\p{L}|\\s${from} \\p{L}.*\\s${to} ${accounts}(?=\\s)`,
  'u',
)

/** `transfer 100 from bank to savings` says so, also where there are no such accounts. */
function movesMoney(text: string): boolean {
  const said = ` ${foldText(text)} `
  return moving.test(said) && bothSides.test(said)
}

const namesGroup = new RegExp(
  '(?:^|\\s)(?:in:(?=\\S)|(?:(?:in|for|to|with|mit|avec|con|com) (?:the |der |die )?' +
    '(?:group|gruppe|groupe|grupo)|(?:split|shared|divided|halved|geteilt|partage|dividido|' +
    'compartido)(?: it)?(?: equally| evenly)? (?:with|between|among|in|mit|avec|con|com|entre))' +
    ' (?=\\p{L}))(?:the )?(\\S+)',
  'u',
)
const everybody = /^(?:all|us|everyone|everybody|others|alle|allen|tous|todos)$/

function refuseGroup({ text, line, isOfOnePlace }: SentLine): void {
  const [, named] = namesGroup.exec(foldText(text)) ?? []
  if (line.groupId || named === undefined || everybody.test(named)) return
  throw refused(
    isOfOnePlace
      ? 'This token is for one place, and the line names another.'
      : 'No open group of yours is called so, or several are.',
  )
}

/** With hundredths, or with a sign of money beside it; not `0.33l` and not `19.5%`. */
const ofMoney = [
  /[€$£¥]\s?\d[\d.,]*/u,
  /(?<![\d.,])\d+(?:[.,]\d{2})?\s?[€$£¥]/u,
  /(?<![\d.,])\d+[.,]\d{2}(?![\d.,\p{L}]|\s?%)/u,
]
const price = new RegExp(ofMoney.map(({ source }) => source).join('|'), 'u')
const marked = (text: string, { marks }: BookLine, part: string) =>
  marks.filter((mark) => mark.part === part).map(({ start, end }) => text.slice(start, end))

function refuseTwoPrices({ text, line }: SentLine): void {
  const [mark] = line.marks.filter(({ part }) => part === 'amount')
  if (!mark) return
  const taken = text.slice(mark.start, mark.end).trim()
  const [other] = price.exec(line.description) ?? []
  if (other) {
    throw refused(`Which amount? “${other.trim()}” and “${taken}” could both be it.`)
  }
  // `flight 12 345,67`: thousands, or the number of the flight.
  const ahead = /(\S*)\s*(?<![\d.,])(\d{1,3}\s)$/.exec(text.slice(0, mark.start))
  const [, thing = '', before = ''] = ahead ?? []
  if (before && !things.has(foldText(thing)) && /^\d{3}[.,]\d{2}(?!\d)/.test(taken)) {
    throw refused(`Which amount? “${taken}”, or “${before}${taken}”? Write it without spaces.`)
  }
}

function refuseTwoDays({ text, line, read }: SentLine): void {
  if (line.date === null || line.description === '') return
  const rest = `${line.description} 1`
  const other = read(rest)
  if (other.date === null) return
  const said = [...marked(text, line, 'day'), ...marked(rest, other, 'day')]
  throw refused(`Which day? ${said.map((day) => `“${day.trim()}”`).join(' and ')} are two.`)
}
