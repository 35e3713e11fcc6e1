import { expect, it } from 'vitest'
import { madeOfOne, movingEntry } from './of-one-entry.ts'

const side = {
  ...{ accountId: 'cash', amount: 100, date: '2026-11-01', text: '' },
  ...{ bankId: null, importId: null, isPending: false },
}
const kept = { id: 'drawn' }

it('is one command, and its undo leaves nothing of it', () => {
  const write = movingEntry({ id: 't', entryId: 'drawn', name: 'from', other: side })
  expect(write).toEqual({
    commands: [{ name: 'transfers.pair', args: { id: 't', outId: 'drawn', inId: null, side } }],
    undo: [
      { name: 'transfers.unpair', args: { id: 't', remember: false, side: 'from' } },
      { name: 'transfers.delete', args: { id: 't' } },
    ],
  })
  const sent = movingEntry({ id: 't', entryId: 'came', name: 'to', other: null })
  expect(sent.undo).toEqual([
    { name: 'transfers.unpair', args: { id: 't', remember: false, side: null } },
  ])
})

it('is known again, unless the other side was a row too or a statement’s', () => {
  const own = { ...side, accountId: 'giro', kept }
  const other = { ...side, kept: null }
  expect(madeOfOne({ id: 't', from: own, to: other })).toEqual({
    ...{ id: 't', entryId: 'drawn', name: 'from', other: side },
  })
  expect(madeOfOne({ id: 't', from: null, to: own })).toMatchObject({ name: 'to', other: null })
  expect(madeOfOne({ id: 't', from: own, to: { ...other, kept } })).toBeNull()
  expect(madeOfOne({ id: 't', from: own, to: { ...other, importId: 'i' } })).toBeNull()
  expect(madeOfOne({ id: 't', from: other, to: null })).toBeNull()
})
