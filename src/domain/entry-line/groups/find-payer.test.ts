import { describe, expect, it } from 'vitest'
import { createLineReader } from '../read-line.ts'

const member = (name: string, leftAt: string | null = null) => ({ memberId: name, name, leftAt })
const reader = (locale: string) =>
  createLineReader({
    ...{ today: '2026-11-18', locale, currency: 'EUR', largest: 10 ** 13, noun: 'expense' },
    ...{ categories: [], tags: [], merchants: [], people: ['Petra', 'Tom Hill'] },
    groups: [
      { id: 'flat', name: 'Flat', members: [member('Petra'), member('Tom Hill'), member('Max')] },
      { id: 'trip', name: 'Trip', members: [member('Max'), member('Eva', '2026-01-01')] },
    ],
  })

const said = (text: string, locale = 'en-GB') => {
  const { payer, groupId, description, amount, kind } = reader(locale)(text)
  const who = payer && (payer.memberId ?? `${payer.name}?`)
  return [who, groupId, description, amount, kind].join(' | ')
}

describe('who paid', () => {
  it.each([
    ['petra paid 600 cleaning in:flat', 'Petra | flat | cleaning | 60000 | expense'],
    ['Tom paid for pizza 40 in:flat', 'Tom Hill | flat | pizza | 4000 | expense'],
    ['tom hill paid 40 pizza in:flat', 'Tom Hill | flat | pizza | 4000 | expense'],
    ['pizza 40 paid by tom in:flat', 'Tom Hill | flat | pizza | 4000 | expense'],
    ['pizza 40 in:flat paid by petra', 'Petra | flat | pizza | 4000 | expense'],
    ['petra paid 600 cleaning', 'Petra | flat | cleaning | 60000 | expense'],
    ['max paid 600 cleaning', 'Max? |  | cleaning | 60000 | expense'],
    ['zoe paid 600 cleaning in:flat', 'Zoe? | flat | cleaning | 60000 | expense'],
    ['eva paid 60 taxi in:trip', 'Eva? | trip | taxi | 6000 | expense'],
  ])('%s', (text, told) => expect(said(text)).toBe(told))

  it.each([
    ['de-DE', 'Petra hat 600 Putzmittel bezahlt in:flat', 'Petra | flat | Putzmittel'],
    ['de-DE', 'Putzmittel 60 bezahlt von Petra in:flat', 'Petra | flat | Putzmittel'],
    ['fr-FR', 'Petra a payé 60 ménage in:flat', 'Petra | flat | ménage'],
    ['pt-BR', 'Petra pagou 60 limpeza in:flat', 'Petra | flat | limpeza'],
    ['es-ES', 'Petra pagó 60 limpieza in:flat', 'Petra | flat | limpieza'],
    ['cs-CZ', 'Petra zaplatila 600 úklid in:flat', 'Petra | flat | úklid'],
  ])('%s %s', (locale, text, told) => expect(said(text, locale)).toContain(told))

  it.each([
    ...['i paid 600 cleaning in:flat', 'paid 600 cleaning in:flat', 'rent paid 600 in:flat'],
    ...['just paid 600 cleaning in:flat', 'mum paid 600 cleaning', 'tom paid back 20'],
    ...['petra paid me 20', 'paid by card 20 lunch', 'petra paid 20'],
  ])('%s tells of no other payer', (text) => {
    expect(reader('en-GB')(text).payer).toBeNull()
  })
})
