/** The name and the quantity in a row of what was bought. */
import type { Amount } from './amounts.ts'
import type { LabelledRow } from './label-rows.ts'

/** What a figure before the name of nearly every item is. */
export type LeadingFigures = 'counts' | 'numbers' | 'nothing'

const leading = /^\s*(\d{1,2})(?=\s*\p{L})/u

/** With the sign of times that may stand behind it: 2 x. */
const counting = /^\s*\d{1,2}(?:\s*[xX×](?=\s))?(?=\s*\p{L})/u

/** One, two, three and so on number the rows; anything else counts what was bought. */
export function leadingFigures(rows: readonly LabelledRow[]): LeadingFigures {
  const figures = rows.flatMap(({ row }) => Number(leading.exec(row.text)?.[1] ?? Number.NaN))
  const found = figures.filter((figure) => figure > 0)
  if (found.length === 0 || found.length < rows.length * 0.6) return 'nothing'
  const isNumbered = found.length >= 3 && found.every((figure, at) => figure === at + 1)
  return isNumbered ? 'numbers' : 'counts'
}

/** Everything but the figures, the codes of goods and the letters of tax rates. */
export function nameOfItem({ row, amounts }: LabelledRow, lead: LeadingFigures): string {
  const [first] = amounts
  const text = first ? row.text.slice(0, first.from) : row.text
  const name = (lead === 'nothing' ? text : text.replace(counting, ''))
    .replace(/\b\d+(?:[.,]\d+)?\s?[xX×*@]\s?(?=\d|$|\s)/g, ' ')
    .replace(/[xX×*@]\s?\d+(?:[.,]\d+)?\b/g, ' ')
    .replace(/(?<!\S)[A-Z]{0,3}-?[A-Z]?\d{4,}(?:-\d+)*(?!\S)/g, ' ')
    .replace(/(?<!\S)(?:RM|MYR|USD|EUR|[$€£])(?!\S)|[$€£]\s*$|RM\s*$/g, ' ')
    .replace(/^\s*\d{1,3}(?=\s)/, ' ')
    .replace(/(?<!\S)[-+#*.:]+(?!\S)/g, ' ')
    .replace(/(?:\s+(?:SR|ZR|ZRL|[A-Z]|\d{1,3}))+\s*$/, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[^\p{L}\p{N}'"(]+|[\s:;,_@-]+$/gu, '')
  return /\p{L}.*\p{L}/u.test(name) ? name : ''
}

const small = /(?<![\d.,/:-])(\d{1,3}(?:[.,]\d{1,3})?)(?![\d/:%-])/g

/** Figures that may count something: 2, 0.5, 1.250. */
function counts(text: string): readonly number[] {
  return [...text.matchAll(small)]
    .map(([, figure = '']) => Number(figure.replace(',', '.')))
    .filter((value) => value > 0 && value < 1000)
}

/** How many there are, where quantity times price comes to the amount; else what is marked so. */
export function quantityOf(
  rows: readonly LabelledRow[],
  above: LabelledRow | undefined,
  { value }: Amount,
  lead: LeadingFigures,
): number {
  const near = above && above.amounts.length <= 1 && !rows.includes(above) ? [...rows, above] : rows
  for (const row of near) {
    const prices = row.amounts.map((amount) => amount.value).filter((price) => price > 0)
    for (const count of counts(row.row.text)) {
      if (count !== 1 && prices.some((price) => Math.round(price * count) === value)) return count
    }
  }
  const text = rows.map(({ row }) => row.text).join(' ')
  const marked =
    /(?:^|\s)(\d{1,2})\s?[xX×]\s/.exec(text) ?? /\s[xX×]\s?(\d{1,2})(?:\s|$)/.exec(text)
  const counted = lead === 'counts' ? leading.exec(rows[0]?.row.text ?? '') : null
  return Math.max(1, Number((marked ?? counted)?.[1] ?? 1))
}
