import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { lineOf } from '../icons.config.ts'

type Shape = readonly [string, Readonly<Record<string, string>>]

/** Every icon that is used anywhere in the app or on the site. */
const names = new Set(
  readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join('src/web', file), 'utf8').matchAll(/'lucide-react\/icons\/([\w-]+)'/g),
    ])
    .flatMap(([, name]) => name ?? []),
)

const pen =
  'fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
const paper = 'xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24"'
const svg = (inside: string) => `<svg ${paper} ${pen}>${inside}</svg>`

const element = ([tag, { key: _, ...attributes }]: Shape) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`

async function blackness(picture: string): Promise<Uint8Array> {
  return new Uint8Array(await sharp(Buffer.from(picture)).extractChannel('alpha').raw().toBuffer())
}

/** The largest difference of any point, of 255. */
async function difference(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([blackness(one), blackness(other)])
  return a.reduce((most, value, at) => Math.max(most, Math.abs(value - (b[at] ?? 0))), 0)
}

async function shapesOf(name: string): Promise<readonly Shape[]> {
  const { __iconData, default: icon } = await import(`lucide-react/icons/${name}`)
  if (!__iconData && !icon) throw new Error(`There is no icon ${name}.`)
  return __iconData?.node ?? []
}

describe('icons', () => {
  it('look the same drawn in one line', async () => {
    expect(names.size).toBeGreaterThan(100)
    const far: string[] = []
    for (const name of names) {
      const shapes = await shapesOf(name)
      const line = `<path d="${shapes.map(lineOf).join('')}"/>`
      // Where strokes of two shapes cross, soft edges are laid over each other or not.
      if ((await difference(svg(shapes.map(element).join('')), svg(line))) > 90) far.push(name)
    }
    expect(far).toEqual([])
  })

  it('would be told apart if a stroke was lost', async () => {
    const shapes = await shapesOf('fuel')
    const all = svg(shapes.map(element).join(''))
    const fewer = svg(`<path d="${shapes.slice(1).map(lineOf).join('')}"/>`)
    expect(await difference(all, fewer)).toBeGreaterThan(200)
  })
})
