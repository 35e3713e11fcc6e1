/** Names of people, shops and things become letters before a text leaves, and come back after. */
import { asPattern } from '../names/as-pattern.ts'

export interface Cover {
  /** With every name hidden. */
  hide(text: string): string
  /** With the names again; null when it has a letter that stands for nobody. */
  show(text: string): string | null
  /** The letters in use, each as it stands in a text. */
  readonly letters: readonly string[]
}

const alphabet = 26
const firstLetter = 'A'.charCodeAt(0)

/** A to Z, then AA, AB and so on: no digits, so that none can be taken for a figure. */
function lettersOf(place: number): string {
  const last = String.fromCharCode(firstLetter + (place % alphabet))
  return place < alphabet ? last : lettersOf(Math.floor(place / alphabet) - 1) + last
}

/** Only those that stand in the text get a letter, where one is given. */
export function coverNames(names: Iterable<string>, text?: string): Cover {
  const within = text?.toLowerCase()
  const known = [...new Set(Array.from(names, (name) => name.trim()))].filter(
    (name) => name !== '' && (within === undefined || within.includes(name.toLowerCase())),
  )
  // The longest first, or a part of a longer name would be taken for it.
  const ordered = known.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
  const letterOf = new Map(ordered.map((name, at) => [name.toLowerCase(), `{{${lettersOf(at)}}}`]))
  const nameOf = new Map(ordered.map((name, at) => [`{{${lettersOf(at)}}}`, name]))
  const shape =
    ordered.length === 0
      ? null
      : new RegExp(
          `(?<![\\p{L}\\p{N}])(?:${ordered.map(asPattern).join('|')})(?![\\p{L}\\p{N}])`,
          'giu',
        )
  return {
    letters: [...nameOf.keys()],
    hide(text) {
      // What looks like a letter of ours is not one before we put it there.
      const bare = text.replace(/[{}]/g, ' ')
      return shape ? bare.replace(shape, (name) => letterOf.get(name.toLowerCase()) ?? name) : bare
    },
    show(text) {
      let isKnown = true
      const shown = text.replace(/\{\{\s*([A-Z]+)\s*\}\}/g, (_, letters: string) => {
        const name = nameOf.get(`{{${letters}}}`)
        if (name === undefined) isKnown = false
        return name ?? ''
      })
      return isKnown && !/[{}]/.test(shown.replaceAll(/\p{Cs}/gu, '')) ? shown : null
    },
  }
}
