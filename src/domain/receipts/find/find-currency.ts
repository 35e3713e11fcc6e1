/** Finds the currency of a receipt by its signs, its words and the country it seems to be from. */
import {
  currencyCodes,
  currencyHints,
  currencyMarks,
  dollarHints,
} from '../words/currency-marks.data.ts'
import { leaveConversions } from './leave-conversions.ts'

export interface CurrencyFound {
  readonly code: string
  /** How many figures it stands beside; none when only words point to it. */
  readonly named: number
  readonly hints: number
}

const dollars: ReadonlySet<string> = new Set(Object.keys(dollarHints))

/** Before or behind a figure, in brackets, or at the end of a row that announces figures. */
const marksOf = (code: string) =>
  new RegExp(
    [
      `(?<![A-Z]|[A-Z]-)${code}(?=[\\s:.*-]{0,3}\\d|[\\s:]*$)`,
      `(?<=\\d\\s?)${code}(?![A-Z])`,
      `[(\\[]${code}[)\\]]`,
    ].join('|'),
    'gm',
  )

const codeMarks = new Map(currencyCodes.map((code) => [code, marksOf(code)]))

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

/** Which dollar: the one the place speaks for, else the reader's own if that is one. */
function dollarOf(text: string, own: string): string | null {
  const hinted = Object.entries(dollarHints).find(([, words]) => words.test(text))?.[0]
  return hinted ?? (dollars.has(own) ? own : null)
}

/** The likeliest first; empty when nothing speaks for any. */
export function findCurrencies(texts: readonly string[], own: string): readonly CurrencyFound[] {
  const rows = texts.map((text) => text.toUpperCase())
  const text = leaveConversions(rows).join('\n')
  const found = new Map<string, { named: number; hints: number }>()
  const note = (code: string, named: number, hints: number) => {
    const known = found.get(code) ?? { named: 0, hints: 0 }
    found.set(code, { named: known.named + named, hints: known.hints + hints })
  }
  for (const [code, marks] of Object.entries(currencyMarks)) {
    const named = count(text, marks)
    if (named > 0) note(code, named, 0)
  }
  for (const [code, marks] of codeMarks) {
    const named = count(text, marks)
    if (named > 0) note(code, named, 0)
  }
  const dollarSigns = count(text, /\$\s?\d|\d\s?\$/g)
  const dollar = dollarSigns > 0 ? dollarOf(text, own) : null
  if (dollar) note(dollar, dollarSigns, dollarHints[dollar]?.test(text) ? 1 : 0)
  for (const [code, words] of Object.entries(currencyHints)) {
    const hints = count(text, words)
    if (hints > 0) note(code, 0, hints)
  }
  const weight = (each: CurrencyFound) =>
    Math.min(6, each.named * 2) + Math.min(3, each.hints) + (each.code === own ? 0.5 : 0)
  return [...found]
    .map(([code, { named, hints }]) => ({ code, named, hints }))
    .toSorted((one, other) => weight(other) - weight(one))
}
