/** The ways dates stand on receipts, with what the camera does to them. */
import { monthCalled } from '../words/month-names.ts'

/** In which order day and month stand when only figures say it. */
export type DayOrder = 'dmy' | 'mdy'

export interface WrittenDate {
  readonly iso: string
  /** How much the way it is written speaks for it. */
  readonly score: number
  /** Whether day and month could be told apart by themselves. */
  readonly isClear: boolean
  /** The same figures read in another order; null where no other day comes of it. */
  readonly other: string | null
  readonly from: number
  readonly to: number
}

interface Bounds {
  readonly order: DayOrder
  /** The order is only the reader's own habit; nothing on the receipt says it. */
  readonly isHabit?: boolean
  /** No receipt is from later. */
  readonly today: string
}

type DateFigures = readonly [year: number, month: number, day: number]

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
const pad = (value: number) => String(value).padStart(2, '0')

function isoOf([year, month, day]: DateFigures, { today }: Bounds): string | null {
  const full = year < 100 ? year + 2000 : year
  if (month < 1 || month > 12 || day < 1 || day > daysIn(full, month)) return null
  const iso = `${full}-${pad(month)}-${pad(day)}`
  return full >= 2000 && iso <= today ? iso : null
}

interface Shape {
  readonly pattern: RegExp
  readonly score: number
  /** The readings a match allows, the likelier first. */
  readonly read: (match: RegExpExecArray, order: DayOrder) => readonly DateFigures[]
}

const at = (match: RegExpExecArray, group: number) => Number(match[group] ?? Number.NaN)

function figures(match: RegExpExecArray, order: DayOrder): readonly DateFigures[] {
  const [one, two, year] = [at(match, 1), at(match, 2), at(match, 3)]
  const european: DateFigures = [year, two, one]
  const american: DateFigures = [year, one, two]
  const both = order === 'dmy' ? [european, american] : [american, european]
  // With a short year, the year may come first.
  return year < 100 ? [...both, [one, two, year]] : both
}

const yearFirst = (match: RegExpExecArray): readonly DateFigures[] => [
  [at(match, 1), at(match, 2), at(match, 3)],
]

const month = (match: RegExpExecArray, group: number) => monthCalled(match[group] ?? '') ?? 0
const dayName = (match: RegExpExecArray): readonly DateFigures[] => [
  [at(match, 3), month(match, 2), at(match, 1)],
]
const nameDay = (match: RegExpExecArray): readonly DateFigures[] => [
  [at(match, 3), month(match, 1), at(match, 2)],
]

const century = '20[0-3]\\d'
const dash = '\\s?[-/.]\\s?'
/** The end of the date, or the time run into it. */
const endOrTime = '(?!\\d)(?![-/.]\\d)|(?=[0-2]?\\d\\s?[:.]\\s?\\d{2})'
const misread = '(?:[/-][71Il|]|[71Il|][/-]|[,.;:]|[-/])'
const loose = "[\\s\\-/.,'’`´]*"

const year = `${century}|\\d{2}(?:(?!\\d|[.,]\\d|\\s?:)|(?=[0-2]\\d\\s?:\\s?\\d{2}))`
/** The name of a month, with a nought for an O or a one for an L. */
const letters = '[\\p{L}0][\\p{L}01]{1,10}\\p{L}|JU1'

const shapes: readonly Shape[] = [
  {
    pattern: new RegExp(
      `(?<!\\d)(${century})\\s?[-/.年]\\s?(\\d{1,2})\\s?[-/.月]\\s?(\\d{1,2})(?!\\d(?!\\d?:))`,
      'g',
    ),
    score: 3,
    read: yearFirst,
  },
  {
    pattern: new RegExp(`(?<!\\d|\\d[/.:-])(\\d{1,2})${dash}(\\d{1,2})${dash}(${century})`, 'g'),
    score: 3,
    read: figures,
  },
  {
    pattern: new RegExp(
      `(?<!\\d|\\d[/.,:-])(\\d{1,2})\\s?[-/]\\s?(\\d{1,2})\\s?[-/]\\s?(\\d{2})(?:${endOrTime})`,
      'g',
    ),
    score: 2.2,
    read: figures,
  },
  {
    pattern: /(?<!\d|\d[/.,:-])(\d{1,2})\.(\d{1,2})\.(\d{2})(?:(?!\d|\.\d)|(?=[0-2]\d:\d\d))/g,
    score: 1.6,
    read: figures,
  },
  {
    pattern: new RegExp(
      `(?<!\\d)(\\d{1,2})(?:ST|ND|RD|TH)?${loose}(${letters})${loose}(${year})`,
      'giu',
    ),
    score: 3,
    read: dayName,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(${letters})${loose}(\\d{1,2})(?:ST|ND|RD|TH)?[\\s\\-/.,'’\`´]+(${year})`,
      'giu',
    ),
    score: 3,
    read: nameDay,
  },
  // The apostrophe before a short year is often lost.
  {
    pattern: new RegExp(
      `(?<!\\p{L})(${letters})\\s?([0-3]\\d)([012]\\d)(?=\\s?\\d{1,2}\\s?:\\s?\\d{2})`,
      'giu',
    ),
    score: 2,
    read: nameDay,
  },
  // Run into a number before it.
  {
    pattern: new RegExp(`(?<=\\d)(\\d{2})[-/](\\d{2})[-/](${century})`, 'g'),
    score: 1.6,
    read: figures,
  },
  {
    pattern: /(?<=:\d\d)(\d{2})[-/](\d{2})[-/](\d{2})(?!\d)/g,
    score: 1.6,
    read: figures,
  },
  // A stroke that was read as a one, a seven or an L, a comma for a dot, or lost.
  {
    pattern: new RegExp(`(?<!\\d)(\\d{2})${misread}\\s?(\\d{2})[-/,.;:71Il|](${century})`, 'g'),
    score: 1.3,
    read: figures,
  },
  {
    pattern: new RegExp(`(?<!\\d)([0-3]\\d)[71Il|](\\d{2})[/-](${century})`, 'g'),
    score: 1.2,
    read: figures,
  },
  {
    pattern: new RegExp(`(?<!\\d)([0-3]\\d)[-/.]?([01]\\d)[-/.]?(${century})(?!\\d)`, 'g'),
    score: 0.7,
    read: figures,
  },
  {
    pattern: new RegExp(`(?<!\\d)(${century})(0[1-9]|1[0-2])([0-3]\\d)(?!\\d)`, 'g'),
    score: 0.6,
    read: yearFirst,
  },
  {
    pattern: new RegExp(`(?<!\\d)(\\d{2})\\s(\\d{2})\\s(${century})(?!\\d)`, 'g'),
    score: 1,
    read: figures,
  },
]

/** Letters in the middle of figures are figures; nothing changes its place. */
function mendFigures(text: string): string {
  return text
    .replace(/(?<=[\d/-])[OoQD](?=[\d/:-])/g, '0')
    .replace(/(?<=[/-]|\b)[OoQ](?=\d[/-])/g, '0')
    .replace(/(?<=[/-]\d?)[lI|!](?=\d?[/-])/g, '1')
    .replace(/(?<![A-Za-z])[lI|!](?=\d[/-]\d)/g, '1')
}

/** Who writes the month first puts strokes between the figures, and no dots. */
const orderFor = (text: string, { order, isHabit }: Bounds): DayOrder =>
  isHabit && /\d\s?\.\s?\d+\s?\.\s?\d/.test(text) ? 'dmy' : order

export function datesIn(text: string, bounds: Bounds): readonly WrittenDate[] {
  const mended = mendFigures(text)
  return shapes.flatMap(({ pattern, score, read }) =>
    [...mended.matchAll(pattern)].flatMap((match): WrittenDate[] => {
      const allowed = read(match, orderFor(match[0], bounds))
      const isos = allowed.flatMap((parts) => isoOf(parts, bounds) ?? [])
      const [iso] = isos
      const other = isos.find((each) => each !== iso) ?? null
      if (iso === undefined) return []
      const [from, to] = [match.index, match.index + match[0].length]
      // A short year leaves more to chance.
      const short = /\d{4}/.test(match[0]) ? 0 : 0.5
      const isSame = isos.every((each) => each === iso)
      const isClear = isSame || allowed.length === 1
      return [
        {
          iso,
          score: score - (pattern.source.includes('p{L}') ? short : 0),
          isClear,
          from,
          to,
          other,
        },
      ]
    }),
  )
}
