/** Whether somebody asks something that an answer is for, and not only looks for a word. */

const asking: ReadonlySet<string> = new Set(
  (
    'how what when where why which who whose can could should will would did do does am is are ' +
    'was were have has'
  ).split(' '),
)

/** One of many is asked for, as no search puts what it finds in that order. */
const rank =
  'biggest|largest|highest|dearest|smallest|lowest|cheapest|priciest|costliest|most expensive'
const ranked = new RegExp(
  String.raw`^(?:(?:my|our|the|what|which) )*(?:(?:second|third|\d) )?(?:${rank}) \S`,
)

const unit = '(?:[a-z]{3}|euros?|dollars?|pounds?|francs?|[€$£¥])'
const times = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b/
/** 100 gbp in chf: a sum in another currency. */
const conversion = new RegExp(`^(?:${unit} ?)?[\\d.,]+ ?(?:${unit} )?(?:in|to|into) ${unit}$`)

/** Fewer words are the name of something: Will, Which magazine. */
const fewest = 3

export function isQuestion(typed: string): boolean {
  const text = typed.trim()
  const words = text.toLowerCase().split(/\s+/)
  if (text.endsWith('?')) return words.length > 1
  const said = words.join(' ')
  if (ranked.test(said) || (conversion.test(said) && !times.test(said))) return true
  return words.length >= fewest && asking.has(words[0] ?? '')
}
