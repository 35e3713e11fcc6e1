/** What is wrong with a translation: values that differ, plural forms that its language has not. */
import type { MessageParts } from './parts.ts'
import { MessageFault, readMessage } from './read-message.ts'

/** Each value with how it is used: chosen by, shown, or around something. */
function usesOf(parts: MessageParts, uses = new Set<string>()): ReadonlySet<string> {
  for (const part of parts) {
    if (typeof part === 'string' || part === 0) continue
    const [name] = part
    if (part.length === 2) {
      uses.add(`<${name}>`)
      usesOf(part[1], uses)
    } else uses.add(name)
    if (part.length === 3) for (const inner of Object.values(part[2])) usesOf(inner, uses)
  }
  return uses
}

/** Every choice by a number, in the order they stand. */
const countsOf = (parts: MessageParts): readonly (readonly string[])[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string' || part === 0 || part.length === 1) return []
    if (part.length === 2) return countsOf(part[1])
    const [, choice, cases] = part
    const inner = Object.values(cases).flatMap(countsOf)
    const forms = Object.keys(cases).filter((form) => !form.startsWith('='))
    return choice === 'plural' ? [forms, ...inner] : inner
  })

const listed = (some: Iterable<string>) => [...some].toSorted().join(', ')

function differences(words: string, translation: string, language: string): readonly string[] {
  const [ours, theirs] = [readMessage(words), readMessage(translation)]
  const [asked, used] = [usesOf(ours), usesOf(theirs)]
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const isWhole = (some: readonly string[]) => listed(some) === listed(forms)
  return [
    ...(listed(asked) === listed(used)
      ? []
      : [`has the values ${listed(used) || 'none'} in place of ${listed(asked) || 'none'}`]),
    ...(countsOf(theirs).every(isWhole) ? [] : [`needs the forms ${listed(forms)} of a number`]),
  ]
}

/** Nothing where it is right, or not translated yet. */
export function wrongIn(words: string, translation: string, language: string): readonly string[] {
  if (translation === '') return []
  try {
    return differences(words, translation, language)
  } catch (fault) {
    if (fault instanceof MessageFault) return [fault.message]
    throw fault
  }
}

/** By how much a translation may be longer before a screen has to be looked at. */
export const isLong = (words: string, translation: string): boolean =>
  translation.length > (words.length <= 10 ? 3 : words.length <= 20 ? 2 : 1.6) * words.length + 2
