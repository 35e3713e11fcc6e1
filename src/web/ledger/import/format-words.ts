import { say } from '#web/words/say.ts'
import type { ImportFields } from './use-past-imports.ts'

export const formatWords: Readonly<Record<ImportFields['format'], string>> = {
  csv: 'CSV',
  ofx: 'OFX',
  qif: 'QIF',
  camt: 'CAMT',
  mt940: 'MT940',
  move: say('A whole book'),
}
