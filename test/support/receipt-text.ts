import type { Segment } from '#domain/receipts/ocr/see-text.ts'

const characterWidth = 12
const height = 24
const lineHeight = 30
const paperWidth = 600

function segment(text: string, left: number, y: number, sure: number): Segment {
  const width = text.length * characterWidth
  return {
    text,
    confidence: sure,
    marks: [...text].map((_, at) => (at + 0.5) / text.length),
    sureness: [...text].map(() => sure),
    box: { x: left + width / 2, y, width, height, angle: 0, score: 0.9 },
  }
}

/** The size of the picture the text would be in. */
export const paper = (rows: number) => ({ width: paperWidth, height: (rows + 1) * lineHeight })

/** What the camera would see of these rows; a stroke parts what stands left and right. */
export function seenRows(rows: readonly string[], sure = 0.98): readonly Segment[] {
  return rows.flatMap((row, at) => {
    const y = (at + 1) * lineHeight
    const [left = '', right] = row.split('|').map((part) => part.trim())
    if (right === undefined) return left === '' ? [] : [segment(left, 10, y, sure)]
    const start = paperWidth - 10 - right.length * characterWidth
    return [segment(left, 10, y, sure), segment(right, start, y, sure)].filter(({ text }) => text)
  })
}
