/** The translations of one language as translators' tools keep them: a PO file of messages. */

export interface Entry {
  /** The English, by which a message is known. */
  readonly words: string
  /** Empty until somebody translated it. */
  readonly translation: string
  /** Where it stands, for translators. */
  readonly places: readonly string[]
}

const quoted = /^(msgid|msgstr)?\s*("(?:[^"\\]|\\.)*")$/

/** Reads a PO file; messages that nobody says any more stand in comments and are passed over. */
export function readCatalogue(file: string): readonly Entry[] {
  return file
    .split(/\n\s*\n/)
    .map(readEntry)
    .filter(({ words }) => words !== '')
}

function readEntry(block: string): Entry {
  const said = { msgid: '', msgstr: '' }
  const places: string[] = []
  let current: keyof typeof said = 'msgid'
  for (const line of block.split('\n').map((one) => one.trim())) {
    if (line.startsWith('#: ')) places.push(line.slice(3))
    const [, name, value] = quoted.exec(line) ?? []
    if (name === 'msgid' || name === 'msgstr') current = name
    if (value !== undefined) said[current] += JSON.parse(value)
  }
  return { words: said.msgid, translation: said.msgstr, places }
}

const head = (language: string) =>
  [
    'msgid ""',
    'msgstr ""',
    `"Language: ${language}\\n"`,
    '"Content-Type: text/plain; charset=UTF-8\\n"',
  ].join('\n')

/** In the order of the English, so that two people's work on one file seldom meets. */
export function writeCatalogue(language: string, entries: readonly Entry[]): string {
  const blocks = entries
    .toSorted((one, other) => (one.words < other.words ? -1 : 1))
    .map(({ words, translation, places }) =>
      [
        ...places.map((place) => `#: ${place}`),
        '#, icu-format',
        `msgid ${JSON.stringify(words)}`,
        `msgstr ${JSON.stringify(translation)}`,
      ].join('\n'),
    )
  return `${[head(language), ...blocks].join('\n\n')}\n`
}
