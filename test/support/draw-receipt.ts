import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** Words at the left and a figure at the right, a line alone in the middle, or nothing. */
export type DrawnRow = string | readonly [left: string, right: string]

export interface Look {
  /** How far the picture is turned, in degrees. */
  readonly turn?: number
  /** What is left of the contrast, and how bright the dark is. */
  readonly contrast?: number
  readonly brightness?: number
}

interface Photo {
  readonly width: number
  readonly height: number
}

const standardFonts = import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')
const fontfile = fileURLToPath(standardFonts)
const width = 560
const lineHeight = 40
const edge = 36

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** With a font of our own, as not every machine has any. */
async function drawText(text: string) {
  const image = sharp({
    text: { text: escaped(text), fontfile, font: 'Liberation Sans 13', dpi: 140, rgba: true },
  })
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width }
}

async function drawRow(row: DrawnRow, at: number) {
  const top = edge + at * lineHeight
  if (row === '') return []
  if (typeof row === 'string') {
    const { input, width: wide } = await drawText(row)
    return [{ input, top, left: Math.max(0, Math.round((width - wide) / 2)) }]
  }
  const [left, right] = await Promise.all(row.map(drawText))
  return [
    ...(left ? [{ input: left.input, top, left: edge }] : []),
    ...(right ? [{ input: right.input, top, left: width - edge - right.width }] : []),
  ]
}

/** A receipt as a picture, drawn anew every time: nobody's own ever gets into the tests. */
export async function drawReceipt(rows: readonly DrawnRow[], look: Look = {}): Promise<Buffer> {
  const { turn = 0, contrast = 1, brightness = 0 } = look
  const height = edge * 2 + rows.length * lineHeight
  const pieces = await Promise.all(rows.map(drawRow))
  const paper = await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(pieces.flat())
    .png()
    .toBuffer()
  return sharp(paper)
    .rotate(turn, { background: '#6b5a48' })
    .linear(contrast, brightness)
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** Pictures of paper on a table, next to each other. */
export async function layOut(receipts: readonly Buffer[]): Promise<Buffer> {
  const gap = 60
  const sizes = await Promise.all(receipts.map((receipt) => sharp(receipt).metadata()))
  const wide = sizes.reduce((sum, size) => sum + size.width + gap, gap)
  const high = Math.max(...sizes.map((size) => size.height)) + gap * 2
  let left = gap
  const placed = receipts.map((input, at) => {
    const here = { input, left, top: gap }
    left += (sizes[at]?.width ?? 0) + gap
    return here
  })
  return sharp({ create: { width: wide, height: high, channels: 3, background: '#6b5a48' } })
    .composite(placed)
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** A large photo with little paper in it, somewhere near a corner. */
export const onTable = (receipt: Buffer, { width: wide, height: high }: Photo): Promise<Buffer> =>
  sharp({ create: { width: wide, height: high, channels: 3, background: '#6b5a48' } })
    .composite([{ input: receipt, left: Math.round(wide * 0.1), top: Math.round(high * 0.4) }])
    .jpeg({ quality: 85 })
    .toBuffer()

/** What the drawn receipt says is true: its lines and tax come to its total. */
export const corner: readonly DrawnRow[] = [
  'CORNER BAKERY LTD',
  '12 High Street, Leeds',
  ['Date: 14/03/2026', '09:41'],
  ['Sourdough loaf', '4.20'],
  ['Croissant', '2.30'],
  ['Flat white', '3.50'],
  ['SUBTOTAL', '10.00'],
  ['VAT 20%', '2.00'],
  ['TOTAL', '12.00'],
  ['CASH', '20.00'],
  ['CHANGE', '8.00'],
]
