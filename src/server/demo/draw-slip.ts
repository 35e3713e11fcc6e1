import { crc32, deflateSync } from 'node:zlib'
import { pixelLetters } from './pixel-letters.data.ts'

const COLUMNS = 28
const [CELL_WIDTH, CELL_HEIGHT, POINT, MARGIN] = [6, 10, 4, 12]
const [PAPER, INK] = [250, 34]

/** Whether the paper is dark there, in points of a letter. */
function isInk(lines: readonly string[], x: number, y: number): boolean {
  const letter = lines[Math.floor(y / CELL_HEIGHT)]?.[Math.floor(x / CELL_WIDTH)]
  const row = pixelLetters[letter ?? ' ']?.[y % CELL_HEIGHT] ?? 0
  return ((row >> (4 - (x % CELL_WIDTH))) & 1) === 1 && x % CELL_WIDTH < 5
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Eight bits of grey for each point, each line of points as it is. */
function png(width: number, height: number, points: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(points)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A name on the left and a sum on the right of one line. */
export function slipLine(left: string, right: string): string {
  const room = COLUMNS - right.length - 1
  return `${left.slice(0, room).padEnd(room)} ${right}`
}

export const slipMiddle = (text: string): string => {
  const shown = text.slice(0, COLUMNS)
  return shown.padStart(Math.floor((COLUMNS + shown.length) / 2))
}

export const slipRule = '-'.repeat(COLUMNS)

/** A strip of paper with these lines on it, drawn by ourselves; letters it lacks stay empty. */
export function drawSlip(text: readonly string[]): Uint8Array {
  const lines = text.map((line) => line.toUpperCase().normalize('NFKD').replace(/\p{M}/gu, ''))
  const width = (COLUMNS * CELL_WIDTH + 2 * MARGIN) * POINT
  const height = (lines.length * CELL_HEIGHT + 2 * MARGIN) * POINT
  const points = Buffer.alloc((width + 1) * height, PAPER)
  for (let y = 0; y < height; y++) {
    points[y * (width + 1)] = 0
    for (let x = 0; x < width; x++) {
      const [column, row] = [Math.floor(x / POINT) - MARGIN, Math.floor(y / POINT) - MARGIN]
      if (column >= 0 && row >= 0 && isInk(lines, column, row))
        points[y * (width + 1) + x + 1] = INK
    }
  }
  return png(width, height, points)
}
