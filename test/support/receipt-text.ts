import type { Segment } from '#domain/receipts/ocr/see-text.ts'

const characterWidth = 12
const height = 24
const lineHeight = 30
const paperWidth = 900

function segment(text: string, left: number, y: number, sure: number): Segment {
  const width = text.length * characterWidth
  return {
    text,
    confidence: sure,
    marks: [...text].map((_, at) => (at + 0.5) / text.length),
    sureness: [...text].map(() => sure),
    gaps: [...text].map(() => 0),
    box: { x: left + width / 2, y, width, height, angle: 0, score: 0.9 },
  }
}

/** The size of the picture the text would be in. */
export const paper = (rows: number) => ({ width: paperWidth, height: (rows + 1) * lineHeight })

/** What the camera would see of these rows; strokes part what stands in columns at the right. */
export function seenRows(rows: readonly string[], sure = 0.98): readonly Segment[] {
  return rows.flatMap((row, at) => {
    const y = (at + 1) * lineHeight
    const parts = row.split('|').map((part) => part.trim())
    const [first = '', ...rest] = parts
    let end = paperWidth - 10
    const behind = rest.toReversed().map((text) => {
      const start = end - text.length * characterWidth
      end = start - 2 * characterWidth
      return segment(text, start, y, sure)
    })
    return [segment(first, 10, y, sure), ...behind].filter(({ text }) => text)
  })
}
