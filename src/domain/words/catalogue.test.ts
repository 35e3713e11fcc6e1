import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCatalogue, writeCatalogue } from './catalogue.ts'

it('reads what it wrote, whatever is in a message', () => {
  const entry = fc.record({
    words: fc.string({ minLength: 1 }),
    translation: fc.string(),
    places: fc.constant(['src/web/app/login/login-page.tsx']),
  })
  const entries = fc.uniqueArray(entry, { selector: ({ words }) => words, maxLength: 20 })
  fc.assert(
    fc.property(entries, (all) => {
      const read = readCatalogue(writeCatalogue('de', all))
      const inOrder = all.toSorted((one, other) => (one.words < other.words ? -1 : 1))
      expect(read).toEqual(inOrder)
    }),
  )
})

it('reads what translators’ tools write: lines that go on, notes, messages that are gone', () => {
  const file = `
# A note.
msgid ""
msgstr "Language: de\\n"

#. How many are left.
#: src/web/a.tsx:3
#, icu-format
msgid ""
"{count, plural, one {# day} "
"other {# days}}"
msgstr ""
"{count, plural, one {# Tag} "
"other {# Tage}}"

#~ msgid "Gone"
#~ msgstr "Weg"
`
  expect(readCatalogue(file)).toEqual([
    {
      words: '{count, plural, one {# day} other {# days}}',
      translation: '{count, plural, one {# Tag} other {# Tage}}',
      places: ['src/web/a.tsx:3'],
    },
  ])
})
