/** How something was paid, where the bank says so: what it does not say is not made up. */
import { foldText } from '../ledger.ts'

export type SaidPayment = 'card' | 'bank'

const wordsOf = (text: string) => new RegExp(`(?<![\\p{L}\\d])(?:${text})(?![\\p{L}\\d])`, 'u')

const card = wordsOf(
  'card|debit card|visa|mastercard|maestro|bancontact|contactless|pos|karte|kartenzahlung|' +
    'girocard|kreditkarte|debitkarte|carte|cb|tarjeta|cartao|carta|bancomat|pinpas|' +
    'betaalautomaat|karta|kartou',
)
const bank = wordsOf(
  'transfer|direct debit|standing order|faster payment|bacs|sepa|ach|wire|uberweisung|' +
    'lastschrift|dauerauftrag|virement|prelevement|transferencia|domiciliacion|pix|bonifico|' +
    'addebito diretto|overschrijving|overboeking|incasso|prevod|inkaso|przelew',
)

export function paymentSaid(text: string): SaidPayment | null {
  const words = foldText(text)
  if (card.test(words)) return 'card'
  return bank.test(words) ? 'bank' : null
}
