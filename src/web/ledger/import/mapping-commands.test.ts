import { describe, expect, it } from 'vitest'
import { blankMapping } from './map-columns.ts'
import { mappingCommand } from './mapping-commands.ts'

const mapping = { ...blankMapping(';', 'EUR'), date: 0, amount: 1, description: [2] }
const table = { head: [], mapping, fingerprint: 'f', isKept: false }
const learnt = { fileName: 'umsaetze.csv', table, importId: 'i' }
const kept = { id: 'm', fingerprint: 'f', name: 'old.csv', mapping }
const command = (known: readonly (typeof kept)[]) => mappingCommand(learnt, known, () => 'new')

describe('remembering how a bank writes', () => {
  it('keeps a new way, to be forgotten with its import', () => {
    const doc = { id: 'new', fingerprint: 'f', name: 'umsaetze.csv', mapping, importId: 'i' }
    expect(command([])).toEqual([{ name: 'import_mappings.create', args: { doc } }])
  })

  it('says nothing of what is known, wherever the headings stand', () => {
    expect(command([kept])).toEqual([])
    expect(command([{ ...kept, mapping: { ...mapping, headerRow: 7 } }])).toEqual([])
  })

  it('changes what the person changed', () => {
    const other = { ...kept, mapping: { ...mapping, amount: 5 } }
    expect(command([other])).toEqual([
      { name: 'import_mappings.update', args: { id: 'm', patch: { mapping } } },
    ])
  })
})
