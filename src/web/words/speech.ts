import type { Speech } from '#domain/words/say-parts.ts'

/** Written into each language's own files when the app is built. */
const language = '@@language@@'

const isBuilt = !language.startsWith('@@')

const own: { language: string; locale: string } = {
  language: isBuilt ? language : 'en',
  locale: isBuilt ? language : 'en',
}

export const speech: Speech = own

/** Words follow the language, figures in them how the signed-in person writes numbers. */
export function writeFiguresAs(locale: string): void {
  own.locale = locale
}
