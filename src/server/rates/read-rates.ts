import papa from 'papaparse'
import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { type XmlNode, xmlTree } from '#domain/import/formats/xml-tree.ts'
import { rateBase } from '#domain/money/rates.ts'
import type { RateRow } from './rate-row.ts'

const noTable = 'This is no table of exchange rates.'

const base = z.literal(rateBase)
const quotes = z.record(z.string(), z.union([z.number(), z.string()]))
const oneDay = z.object({ base, date: z.string(), rates: quotes })
const manyDays = z.object({ base, rates: z.record(z.string(), quotes) })
const list = z.array(
  z.object({ date: z.string(), base, quote: z.string(), rate: z.union([z.number(), z.string()]) }),
)
const answer = z.union([oneDay, manyDays, list])

type Quotes = z.infer<typeof quotes>

const rowsOf = (day: string, rates: Quotes): RateRow[] =>
  Object.entries(rates).map(([currency, rate]) => ({ day, currency, rate: String(rate) }))

/** In the manner of Frankfurter: one day, a range of days, or a list of single rates. */
function readJson(text: string): readonly RateRow[] {
  const said = answer.parse(JSON.parse(text))
  if (Array.isArray(said)) {
    return said.map(({ date, quote, rate }) => ({
      day: date,
      currency: quote,
      rate: String(rate),
    }))
  }
  if ('date' in said) return rowsOf(said.date, said.rates)
  return Object.entries(said.rates).flatMap(([day, rates]) => rowsOf(day, rates))
}

/** How a column is called in a table with one rate a line: by Frankfurter, and by the ECB. */
const longNames = {
  day: new Set(['date', 'TIME_PERIOD']),
  currency: new Set(['quote', 'CURRENCY']),
  rate: new Set(['rate', 'OBS_VALUE']),
  base: new Set(['base', 'CURRENCY_DENOM']),
}

/** A line for each rate, or the ECB's table: a line for each day, a column for each currency. */
function readCsv(text: string): readonly RateRow[] {
  const { data } = papa.parse<string[]>(text.trim(), { delimiter: ',' })
  const [head = [], ...lines] = data.map((line) => line.map((cell) => cell.trim()))
  const placeOf = (name: keyof typeof longNames) =>
    head.findIndex((cell) => longNames[name].has(cell))
  const at = {
    day: placeOf('day'),
    currency: placeOf('currency'),
    rate: placeOf('rate'),
    base: placeOf('base'),
  }
  if (Object.values(at).every((place) => place >= 0)) {
    return lines
      .filter((line) => line[at.base] === rateBase)
      .map((line) => ({
        day: line[at.day] ?? '',
        currency: line[at.currency] ?? '',
        rate: line[at.rate] ?? '',
      }))
  }
  if (head[0] !== 'Date') throw new Error(noTable)
  return lines.flatMap(([day = '', ...cells]) =>
    cells.flatMap((rate, index) => {
      const isGiven = rate !== '' && rate !== 'N/A'
      return isGiven ? [{ day, currency: head[index + 1] ?? '', rate }] : []
    }),
  )
}

/** The ECB's file: within one `Cube` one for each day, and within that one for each currency. */
function readXml(text: string): readonly RateRow[] {
  const tree = xmlTree(text, limits)
  if (!tree.ok) throw new Error(noTable)
  const cubesIn = (node: XmlNode) => node.children.filter(({ tag }) => tag === 'Cube')
  const rows = cubesIn(tree.value)
    .flatMap(cubesIn)
    .flatMap((cube) =>
      cubesIn(cube).map(({ attributes: { currency = '', rate = '' } }) => ({
        ...{ day: cube.attributes.time ?? '', currency, rate },
      })),
    )
  if (rows.length === 0) throw new Error(noTable)
  return rows
}

/** The rates in a text; throws when it is nothing of the kind. */
export function readRates(text: string): readonly RateRow[] {
  if (/^\s*[[{]/.test(text)) return readJson(text)
  return /^\ufeff?\s*</.test(text) ? readXml(text) : readCsv(text)
}
