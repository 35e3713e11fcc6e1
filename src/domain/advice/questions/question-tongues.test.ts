import { describe, expect, it } from 'vitest'
import { type KnownName, openVocabulary } from './names.ts'
import { questionInEnglish, tongueOf } from './question-tongues.ts'
import { readQuestion } from './read-question.ts'
import { passedOver } from './used/passed-over.ts'

const category = (name: string): KnownName => ({ kind: 'category', id: name, name })
const names: readonly KnownName[] = [
  ...['Groceries', 'Rent', 'Fuel', 'Clothes', 'Restaurants'].map(category),
  { kind: 'template', id: 'rent', name: 'Rent' },
  { kind: 'place', id: 'Mercadona', name: 'Mercadona' },
  { kind: 'person', id: 'anna', name: 'Anna' },
]
const known = { today: '2027-03-17', locale: 'en-GB', vocabulary: openVocabulary(names) }

const february = '2027-02-01 2027-02-28'
const october = '2026-10-01 2026-10-31'
const thisYear = '2027-01-01 2027-12-31'

/** What is asked, its topic, what it names and its days. */
const cases: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  ['¿Cuánto gasté en octubre?', 'spent', [], [october]],
  ['cuanto gaste en octubre', 'spent', [], [october]],
  ['¿Cuánto he gastado en gasolina este año?', 'spent', ['Fuel'], [thisYear]],
  ['cuánto gasté en ropa el mes pasado', 'spent', ['Clothes'], [february]],
  ['¿Cuánto gasté en Mercadona en octubre?', 'spent', ['Mercadona'], [october]],
  ['¿Cuándo es mi próximo alquiler?', 'ahead', ['Rent'], []],
  ['¿Puedo permitirme un sofá de 500 euros?', 'afford', [], []],
  ['¿Cuánto le debo a Anna?', 'owes', ['Anna'], []],
  ['¿Cuánto me debe Anna?', 'owes', ['Anna'], []],
  ['¿Quién me debe dinero?', 'owes', [], []],
  ['compara octubre con septiembre', 'compare', [], [october, '2026-09-01 2026-09-30']],
  ['¿Gasté más que en octubre?', 'compare', [], [october]],
  ['¿Cuánto cobré el mes pasado?', 'earned', [], [february]],
  ['Quanto ho speso a ottobre?', 'spent', [], [october]],
  ['Quanto ho speso per la benzina quest’anno?', 'spent', ['Fuel'], [thisYear]],
  ['quanto ho speso in vestiti il mese scorso', 'spent', ['Clothes'], [february]],
  ['Quando è il prossimo affitto?', 'ahead', ['Rent'], []],
  ["Quando pago l'affitto?", 'ahead', ['Rent'], []],
  ['Posso permettermi un divano da 500 euro?', 'afford', [], []],
  ['Quanto devo ad Anna?', 'owes', ['Anna'], []],
  ['Chi mi deve dei soldi?', 'owes', [], []],
  ['Quanto mi deve Anna?', 'owes', ['Anna'], []],
  ['confronta ottobre con settembre', 'compare', [], [october, '2026-09-01 2026-09-30']],
  ['Quanto ho guadagnato il mese scorso?', 'earned', [], [february]],
  ['Hoeveel heb ik uitgegeven in oktober?', 'spent', [], [october]],
  ['Hoeveel heb ik vorige maand aan kleding uitgegeven?', 'spent', ['Clothes'], [february]],
  ['hoeveel heb ik dit jaar aan benzine uitgegeven', 'spent', ['Fuel'], [thisYear]],
  ['Wanneer is mijn volgende huur?', 'ahead', ['Rent'], []],
  ['Wanneer betaal ik de huur?', 'ahead', ['Rent'], []],
  ['Kan ik een bank van 500 euro veroorloven?', 'afford', [], []],
  ['Hoeveel ben ik Anna schuldig?', 'owes', ['Anna'], []],
  ['Wie is mij geld schuldig?', 'owes', [], []],
  ['vergelijk oktober met september', 'compare', [], [october, '2026-09-01 2026-09-30']],
  ['Hoeveel heb ik vorige maand verdiend?', 'earned', [], [february]],
]

describe('a question in another language', () => {
  it.each(cases)('%s is read as %s of %s in %s', (question, topic, things, days) => {
    const asked = readQuestion(question, known)
    const said = [...new Set(asked.mentions.map(({ names: [name] }) => name?.name))]
    const times = asked.periods.map(({ from, to }) => `${from} ${to}`)
    const english = questionInEnglish(question)
    expect({ english, topic: asked.topic, said, times }).toEqual({
      ...{ english, topic, said: things, times: days },
    })
    if (topic !== 'afford') {
      expect({ english, unknown: asked.unknown }).toEqual({ english, unknown: [] })
      expect(passedOver(question, asked, asked.topic ?? 'spent', known)).toBeNull()
    }
  })

  it.each([
    'how much is left over on the van loan',
    'how much did I spend at El Corte and Los Pollos',
    'what did dan pay more than me',
    'what did Julio pay in May',
    'Mayo Clinic in October',
    'what did I spend in may',
  ])('%s is English', (question) => {
    expect(tongueOf(question)).toBeNull()
  })
})
