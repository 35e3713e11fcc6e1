import { describe, expect, it } from 'vitest'
import { stateOf } from './csv-direction.ts'

describe('what a table says of a row', () => {
  const waiting = ['Pending', 'Vorgemerkt', 'En attente', 'Pendente', 'Cativo', 'Em processamento']

  it.each([...waiting, 'Por liquidar', 'In attesa', 'Autorisé', 'Čekající', 'In behandeling'])(
    'knows %s as not booked yet',
    (state) => expect(stateOf(state)).toBe('pending'),
  )

  it.each(['Booked', 'Gebucht', 'Concluído', 'Contabilizzato', 'Zaúčtováno', ''])(
    'takes %s for booked',
    (state) => expect(stateOf(state)).toBe('booked'),
  )
})
