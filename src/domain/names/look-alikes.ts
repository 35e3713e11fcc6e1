/** Names that look like another in the same group but are written with other letters. */

/** Letters of other scripts by the Latin one they look like. */
const twins: Readonly<Record<string, string>> = {
  a: 'аɑαａ',
  b: 'ЬƅᏏвβ',
  c: 'сϲᴄⅽ',
  d: 'ԁɗⅾ',
  e: 'еҽєε',
  f: 'ſẝғ',
  g: 'ɡԍց',
  h: 'һհн',
  i: 'іıɩιⅰӏ',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏⅼǀ|1',
  m: 'мⅿ',
  n: 'ոռпη',
  o: 'оοօ০०0σ',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υսᴜц',
  v: 'νѵⅴ',
  w: 'ԝѡω',
  x: 'хχⅹ',
  y: 'уγү',
  z: 'ᴢ',
}

const latinOf = new Map(
  Object.entries(twins).flatMap(([latin, others]) =>
    [...others].map((other): [string, string] => [other.toLowerCase(), latin]),
  ),
)

/** As it looks at a glance: without accents, size and the script of each letter. */
const glanceOf = (name: string): string =>
  [...name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => latinOf.get(letter) ?? letter)
    .join('')
    // An l and an i are one stroke in many faces.
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    .replace(/[\s\p{P}]+/gu, '')

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Armenian'] as const
const scriptShapes = scripts.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))
/** Which scripts its letters are of. */
const scriptsOf = (name: string): string =>
  scriptShapes.map((shape) => (shape.test(name) ? 'x' : '-')).join('')

interface Named {
  readonly memberId: string
  readonly name: string
}

/** The same letters in the same strokes, whatever their size and the space around them. */
const foldOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\s\p{P}\p{M}]+/gu, '')
    .toLowerCase()
const strokesOf = (name: string): string =>
  foldOf(name.replace(/[I1|]/g, 'l').replaceAll('0', 'o')).replaceAll('rn', 'm')

const isLike = (name: string, other: string): boolean =>
  foldOf(name) === foldOf(other) ||
  strokesOf(name) === strokesOf(other) ||
  (glanceOf(name) === glanceOf(other) && scriptsOf(name) !== scriptsOf(other))

/** What is wrong with a new name, where another is called so or is read so at a glance. */
export const takenProblem = (others: readonly Named[], named: Named): string | undefined =>
  others.some(({ memberId, name }) => memberId !== named.memberId && isLike(named.name, name))
    ? 'Somebody in this group is called that. Add something that tells them apart.'
    : undefined

/**
 * For each member who looks like an earlier one, that one's name. Two who write the same name in
 * the same letters are no look-alikes: there are many Annas.
 */
export function lookAlikes(members: readonly Named[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [at, { memberId, name }] of members.entries()) {
    const glance = glanceOf(name)
    const twin = members
      .slice(0, at)
      .find((other) => glanceOf(other.name) === glance && scriptsOf(other.name) !== scriptsOf(name))
    if (twin) found.set(memberId, twin.name)
  }
  return found
}
