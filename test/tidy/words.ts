import { isCode, isTest, lineOf, type Rule, type Source } from './source.ts'
import { syntaxOf } from './syntax.ts'

/** The brackets keep this file from breaking its own rule. */
const bannedInCode: readonly RegExp[] = [
  /\bT[O]DO\b/,
  /\bF[I]XME\b/,
  /\/[/*][^\n]*\bX[X]X\b/,
  /@ts-(i[g]nore|e[x]pect-error|n[o]check)/,
  /\bb[i]ome-ignore\b/,
  /\be[s]lint-disable\b/,
  /\b(it|test|describe)\.(o[n]ly|s[k]ip|t[o]do|f[i]xme)\b/,
  /\bl[o]rem\b/i,
]

const everyMatch = ({ text }: Source, pattern: RegExp, say: (found: string) => string) =>
  [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(
    (match) => `line ${lineOf(text, match.index)}: ${say(match[0])}`,
  )

const isText = (path: string) => /\.(ts|tsx|js|mjs|css|sql|html|md)$/.test(path)

export const bannedWords: Rule = (source) =>
  isText(source.path) && !source.path.endsWith('.data.ts')
    ? bannedInCode.flatMap((pattern) => everyMatch(source, pattern, (word) => `says "${word}"`))
    : []

/** Folders of one machine, and hosts that packages were fetched from. */
const machinePath = /(?<![\w.\-/}:*])\/(?:(?:work|root|tmp)(?=[/'"`])|(?:home|Users)\/[a-zA-Z])/
const registryHost = /\b(?:registry|artifactory|nexus|verdaccio)\.[a-z0-9-]+\.[a-z]{2,}\b/i

export const nothingOfOneMachine: Rule = (source) => {
  const isOwnRule = source.path.startsWith('test/tidy/')
  if (isOwnRule) return []
  return [
    ...everyMatch(source, machinePath, (found) => `names the machine's folder ${found}`),
    ...everyMatch(source, registryHost, (found) => `names the registry ${found}`),
  ]
}

export const lockWithoutRegistry: Rule = ({ path, text }) =>
  path === 'package-lock.json' && /"resolved":/.test(text)
    ? ['names where packages were fetched from']
    : []

const rawColour =
  /(?<=["'`[(:,])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab)\(/i
const painted = 'bg|text|border|ring|fill|stroke|from|to|via|outline|divide|shadow|accent|caret'
const paints =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue'
const morePaints = 'indigo|violet|purple|fuchsia|pink|rose'
const palette = new RegExp(`\\b(?:${painted})-(?:${paints}|${morePaints})-\\d{2,3}\\b`)

/** Colours are tokens; only the styles say what a token looks like. */
export const tokensOnly: Rule = (source) => {
  const isPlace = /^src\/web\/(?!styles\/|public\/|assets\/)/.test(source.path)
  if (!isPlace || !(isCode(source) || source.path.endsWith('.css'))) return []
  return [rawColour, palette].flatMap((pattern) =>
    everyMatch(source, pattern, (found) => `uses the raw colour ${found}`),
  )
}

/** The last cell of each row of the words people read: what is never said, in backticks. */
export const neverSaid = (page: string): readonly string[] =>
  [...page.matchAll(/^\|.*\|(?<never>[^|]*)\|$/gm)].flatMap(({ groups }) =>
    [...(groups?.never ?? '').matchAll(/`([^`]+)`/g)].map(([, words = '']) => words),
  )

/** What people or models may write, not what we say. */
const others = /words\.data\.ts$|^src\/domain\/advice\/check\//

/** Texts that people read say a thing as the page of words does. */
export const saysAsAgreed =
  (never: readonly string[]): Rule =>
  (source) => {
    const isRead = /^src\/.*\.tsx?$/.test(source.path) && !isTest(source)
    if (!isRead || others.test(source.path)) return []
    return syntaxOf(source).texts.flatMap(({ words, line }) =>
      never
        .filter((one) => words.toLowerCase().includes(one))
        .map((one) => `line ${line}: says "${one}"; see docs/words.md`),
    )
  }
