/** A picture as bytes: red, green, blue and a fourth that is not looked at, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray | Uint8Array
}

export type Turn = 0 | 90 | 180 | 270

export interface Region {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the pixel of the turned picture comes from: start, and the steps to the right and down. */
function walk({ width, height }: Picture, turn: Turn): readonly [number, number, number] {
  if (turn === 90) return [(height - 1) * width, -width, 1]
  if (turn === 180) return [height * width - 1, -1, -width]
  return [width - 1, width, -1]
}

export function turnPicture(picture: Picture, turn: Turn): Picture {
  if (turn === 0) return picture
  const { width, height, data } = picture
  const isSideways = turn !== 180
  const [toWidth, toHeight] = isSideways ? [height, width] : [width, height]
  const from = new Uint32Array(data.slice().buffer)
  const to = new Uint32Array(width * height)
  const [start, right, down] = walk(picture, turn)
  for (let y = 0, at = 0; y < toHeight; y += 1) {
    let source = start + y * down
    for (let x = 0; x < toWidth; x += 1, at += 1, source += right) to[at] = from[source] ?? 0
  }
  return { width: toWidth, height: toHeight, data: new Uint8Array(to.buffer) }
}

export function cutRegion(picture: Picture, region: Region): Picture {
  const { left, top, width, height } = region
  const isWhole = width === picture.width && height === picture.height
  if (isWhole) return picture
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    const start = ((top + y) * picture.width + left) * 4
    data.set(picture.data.subarray(start, start + width * 4), y * width * 4)
  }
  return { width, height, data }
}

/** How much smaller a picture may be so that text stays legible and memory is spared. */
export function sensibleScale(width: number, height: number): number {
  const mostShortSide = 2000
  const mostPixels = 6_000_000
  const short = mostShortSide / Math.min(width, height)
  return Math.min(1, short, Math.sqrt(mostPixels / (width * height)))
}
