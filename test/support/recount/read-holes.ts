import type { Day, Month } from '#domain/calendar/calendar.ts'

/** What stands at the marked places of a sentence, read back from the words alone. */
export interface Holes {
  amount(name: string): number
  count(name: string): number
  day(name: string): Day
  month(name: string): Month
  text(name: string): string
  has(name: string): boolean
}

const amount = '(?:≈\\s)?-?(?:[A-Z]{1,3})?[€$£¥]?\\s?\\d[\\d,]*(?:\\.\\d+)?'
const dayOrMonth = '[A-Z][a-z]+ \\d{4}'

/** `a` is an amount, `n` a count, `p` a percentage, `d` a day, `m` a month and `t` any words. */
const kinds: Readonly<Record<string, string>> = {
  a: amount,
  n: '\\d[\\d,]*',
  p: '[<>]?-?\\d[\\d,]*(?:\\.\\d+)?',
  d: `\\d{1,2} ${dayOrMonth}`,
  m: dayOrMonth,
  t: '.+?',
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

/** A sentence as a rule writes it: `{a:sum} on {d:day}`. All of it must be there. */
function patternOf(sentence: string): RegExp {
  const parts = sentence.split(/\{([anpdmt]):(\w+)\}/)
  const source = parts.map((part, at) => {
    if (at % 3 === 0) return escaped(part)
    return at % 3 === 1 ? '' : `(?<${part}>${kinds[parts[at - 1] ?? ''] ?? ''})`
  })
  return new RegExp(`^${source.join('')}$`, 's')
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
]

function monthIn(words: string): Month {
  const [name = '', year = ''] = words.split(' ').slice(-2)
  return `${year}-${String(months.indexOf(name) + 1).padStart(2, '0')}`
}

/** Minor units: what is written without decimals has none. */
export const minor = (written: string): number =>
  Number(written.replace(/[^\d-]/g, '')) * (/\d/.test(written) ? 1 : Number.NaN)

/** Null when the words are not that sentence. */
export function readHoles(words: string, sentences: readonly string[]): Holes | null {
  for (const sentence of sentences) {
    const found = patternOf(sentence).exec(words)
    if (found) return holesOf(found.groups ?? {})
  }
  return null
}

function holesOf(groups: Readonly<Record<string, string | undefined>>): Holes {
  const text = (name: string) => {
    const found = groups[name]
    if (found === undefined) throw new Error(`nothing stands at ${name}`)
    return found
  }
  return {
    text,
    has: (name) => groups[name] !== undefined,
    amount: (name) => minor(text(name)),
    count: (name) => Number(text(name).replace(/[,<>]/g, '')),
    month: (name) => monthIn(text(name)),
    day: (name) => `${monthIn(text(name))}-${(text(name).split(' ')[0] ?? '').padStart(2, '0')}`,
  }
}
