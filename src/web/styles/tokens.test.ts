import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Triple = readonly [number, number, number]

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const oklch = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`
const pair = new RegExp(String.raw`--color-([\w-]+): light-dark\(\s*${oklch},\s*${oklch}\s*\)`, 'g')

const designs = { light: new Map<string, Triple>(), dark: new Map<string, Triple>() }
for (const [, name = '', ...numbers] of source.matchAll(pair)) {
  const [l1 = 0, c1 = 0, h1 = 0, l2 = 0, c2 = 0, h2 = 0] = numbers.map(Number)
  designs.light.set(name, linear(l1, c1, h1))
  designs.dark.set(name, linear(l2, c2, h2))
}

/** OKLCH to linear sRGB, by Ottosson's matrices. */
function linear(lightness: number, chroma: number, hue: number): Triple {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function oklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b

function contrast(one: Triple, other: Triple): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

/** How the three kinds of colour-blind readers see linear sRGB (Machado 2009, full severity). */
const sights: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const dot = (row: Triple, colour: Triple) =>
  Math.max(0, row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2])

/** As a screen shows it: what it cannot show is cut off. */
const shown = (colour: Triple): Triple => {
  const [r = 0, g = 0, b = 0] = colour.map((v) => Math.min(1, Math.max(0, v)))
  return [r, g, b]
}

const encode = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)
const decode = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)

/** A veil of one colour over another, mixed as browsers do. */
function veiled(under: Triple, over: Triple, part: number): Triple {
  const [r = 0, g = 0, b = 0] = shown(under).map((v, at) =>
    decode(encode(v) * (1 - part) + encode(shown(over)[at] ?? 0) * part),
  )
  return [r, g, b]
}

const base = readFileSync(new URL('./base.css', import.meta.url), 'utf8')
const toned = /@utility toned \{.*?min\(l, ([\d.]+)\).*?max\(l, ([\d.]+)\).*?(\d+)%/s.exec(base)
const [darkest = 0, lightest = 0, percent = 0] = toned?.slice(1).map(Number) ?? []
const veil = percent / 100

/** A picture on its disc, as `toned` in base.css paints it. */
function contrastOfMark(tone: Triple, surface: Triple, bound: (lightness: number) => number) {
  const [lightness, a, b] = oklab(tone)
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  const picture = shown(linear(bound(lightness), Math.hypot(a, b), hue))
  return contrast(picture, veiled(surface, tone, veil))
}

const bounds: Readonly<Record<string, (lightness: number) => number>> = {
  light: (lightness) => Math.min(lightness, darkest),
  dark: (lightness) => Math.max(lightness, lightest),
}

const surfaces = ['background', 'card', 'popover', 'muted', 'accent']
const charts = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `chart-${n}`)

/** Text, what it stands on, and the least contrast. */
const pairs: readonly (readonly [string, string, number])[] = [
  ...surfaces.map((surface) => ['foreground', surface, 7] as const),
  ...surfaces.map((surface) => ['muted-foreground', surface, 4.5] as const),
  ...surfaces.map((surface) => ['primary-text', surface, 4.5] as const),
  ...['income', 'over', 'warning'].flatMap((money) =>
    ['background', 'card', 'popover', 'muted'].map((surface) => [money, surface, 7] as const),
  ),
  ...['info'].flatMap((tone) => surfaces.map((surface) => [tone, surface, 4.5] as const)),
  ...['income', 'over', 'warning', 'info'].map((tone) => [tone, `${tone}-wash`, 4.5] as const),
  ['foreground', 'primary-wash', 7],
  ['muted-foreground', 'primary-wash', 4.5],
  ['primary-text', 'primary-wash', 4.5],
  ['primary-foreground', 'primary', 4.5],
  ['primary-foreground', 'primary-hover', 4.5],
  ['destructive-foreground', 'destructive', 4.5],
  ['destructive-foreground', 'destructive-hover', 4.5],
  ['background', 'foreground', 7],
  ...['background', 'card', 'popover'].flatMap((surface) => [
    ['ring', surface, 3] as const,
    ['input', surface, 3] as const,
  ]),
  ...charts.map((chart) => [chart, 'card', 3] as const),
]

describe.each(Object.entries(designs))('the %s design', (design, tokens) => {
  const colour = (name: string): Triple => {
    const found = tokens.get(name)
    if (!found) throw new Error(`no token ${name}`)
    return found
  }

  it.each(pairs)('%s on %s has a contrast of %d or more', (text, surface, least) => {
    expect(contrast(colour(text), colour(surface))).toBeGreaterThanOrEqual(least)
  })

  it.each(charts)('a picture of %s can be seen on its disc', (chart) => {
    const bound = bounds[design]
    if (!bound) throw new Error(`no bound for ${design}`)
    for (const surface of [...surfaces, 'primary-wash'])
      expect(contrastOfMark(colour(chart), colour(surface), bound)).toBeGreaterThanOrEqual(3)
  })

  it('uses only colours every screen can show', () => {
    const outside = [...tokens].filter(([, rgb]) => rgb.some((v) => v < -0.001 || v > 1.001))
    expect(outside.map(([name]) => name)).toEqual([])
  })

  it.each(Object.entries(sights))(
    'keeps the chart colours apart for %s sight',
    (_sight, matrix) => {
      const seen = charts.map((name) => {
        const [r, g, b] = matrix.map((row) => dot(row, colour(name)))
        return oklab([r ?? 0, g ?? 0, b ?? 0])
      })
      const distances = seen.flatMap((one, i) =>
        seen.slice(i + 1).map((other) => Math.hypot(...one.map((v, k) => v - (other[k] ?? 0)))),
      )
      expect(Math.min(...distances)).toBeGreaterThan(0.08)
    },
  )
})
