import { speech } from './speech.ts'

/** English is ours of Britain: no comma before the "and". */
const language = speech.language === 'en' ? 'en-GB' : speech.language

const all = new Intl.ListFormat(language, { type: 'conjunction' })

/** Several in a sentence: "Ann, Ben and Cara". What is empty is left out. */
export const listed = (parts: readonly string[]): string => all.format(parts.filter(Boolean))
