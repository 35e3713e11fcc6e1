import { describe, expect, it } from 'vitest'
import { decimalOf } from '../../money/money.ts'
import type { LineAccount } from './find-account.ts'
import { createBookReader } from './read-account-line.ts'

const named = (
  current: string,
  savings: string,
  card: string,
  cash: string,
): readonly LineAccount[] => [
  { id: 'giro', name: current, kind: 'current', currency: 'EUR' },
  { id: 'save', name: savings, kind: 'savings', currency: 'EUR' },
  { id: 'visa', name: card, kind: 'card', currency: 'EUR' },
  { id: 'cash', name: cash, kind: 'cash', currency: 'EUR' },
]

const english = named('Checking', 'Savings', 'Visa', 'Cash')

const readerOf = (locale: string, accounts: readonly LineAccount[]) =>
  createBookReader({
    ...{ today: '2026-11-18', locale, currency: 'EUR', largest: 10 ** 13, noun: 'expense' },
    ...{ categories: [], tags: [], merchants: [], people: ['anna'], groups: [], accounts },
  })

/** `giro > save 300`; a dot is an end that has to be asked for. */
function said(text: string, locale = 'en-GB', accounts = english): string | null {
  const { transfer } = readerOf(locale, accounts)(text)
  if (!transfer) return null
  const { fromId, toId, amount, arrives } = transfer
  const own = accounts.find(({ id }) => id === (fromId ?? toId))?.currency ?? 'EUR'
  const sum = amount === null ? '?' : Number(decimalOf(amount, own))
  return `${fromId ?? '.'} > ${toId ?? '.'} ${sum}${arrives === null ? '' : ` = ${arrives}`}`
}

describe('money that only moves is no expense and no income', () => {
  it.each([
    ['withdrew 3000 cash from checking', 'giro > cash 3000'],
    ['withdrew 200', 'giro > cash 200'],
    ['atm 200 yesterday', 'giro > cash 200'],
    ['took out 200 from savings', 'save > cash 200'],
    ['cash 200 from checking', 'giro > cash 200'],
    ['3000 checking to savings', 'giro > save 3000'],
    ['checking to cash 300', 'giro > cash 300'],
    ['moved 200 to savings', 'giro > save 200'],
    ['put 300 into my savings account', 'giro > save 300'],
    ['200 back to savings', 'giro > save 200'],
    ['got 200 from savings', 'save > giro 200'],
    ['transfer 200 savings', 'giro > save 200'],
    ['topped up wallet 200', 'giro > cash 200'],
    ['deposited 500 cash into checking', 'cash > giro 500'],
    ['pay visa 2000 from checking', 'giro > visa 2000'],
    ['paid off visa 120', 'giro > visa 120'],
    ['paid visa in full 300', 'giro > visa 300'],
    ['paid the bill of my visa 200', 'giro > visa 200'],
    ['credit card payment 300', 'giro > visa 300'],
    ['pay 500 to visa from savings', 'save > visa 500'],
  ])('%s', (text, moved) => expect(said(text)).toBe(moved))

  it.each([
    // A card nobody keeps, what may have been a cheque, and a day there is not.
    ['paid off amex 120', 'giro > . 120'],
    ['pay 500 to amex', 'giro > . 500'],
    ['deposited 500 into savings', '. > save 500'],
    ['from checking 300', 'giro > . 300'],
    ['transfer 100 usd from checking to savings', 'giro > save ?'],
    ['withdrew 200 cash from wallet', 'cash > . 200'],
  ])('asks for what %s leaves open', (text, moved) => expect(said(text)).toBe(moved))

  it('keeps what was typed for a day there is not', () => {
    const { transfer } = readerOf('en-GB', english)('moved 200 to savings 31/11')
    expect(transfer).toMatchObject({ amount: 20_000, date: null, unreadDate: '31/11' })
  })

  it.each([
    ...['atm fee 3', 'deposit 400', 'paid 20 from savings', 'lunch 20 visa', 'paid by card 20'],
    ...['paid in cash 20', 'top up phone 20', 'send 50 to anna', 'gym payment 30', 'visa fee 25'],
    ...['rent payment 900 from checking', 'salary 2000 to checking', '200 to savings for rent'],
    ...['savings 300', 'card 20', 'transfer 50 to anna', 'bus to the airport 30', 'move 30'],
    ...['balance 20', 'sold bike 150 cash', 'pay visa 2000 from checking lunch'],
  ])('%s is none', (text) => expect(said(text)).toBeNull())
})

describe('where several accounts are alike', () => {
  const two: readonly LineAccount[] = [
    { id: 'giro', name: 'Checking CZK', kind: 'current', currency: 'CZK' },
    { id: 'euro', name: 'Checking EUR', kind: 'current', currency: 'EUR' },
    { id: 'yen', name: 'Tokyo', kind: 'savings', currency: 'JPY' },
    { id: 'visa', name: 'KB Visa', kind: 'card', currency: 'CZK' },
  ]
  it.each([
    ['withdrew 3000 cash from checking', '. > . 3000'],
    ['withdrew 100 eur from checking', 'euro > . 100'],
    ['pay visa 2000', '. > visa 2000'],
    ['100 eur from checking to tokyo', 'euro > yen 100'],
    ['200 czk to tokyo', '. > yen ?'],
    ['2000 jpy from checking czk to tokyo', 'giro > yen ? = 2000'],
    ['2000 jpy from savings to visa', 'yen > visa 2000'],
    ['300 tokyo to visa', 'yen > visa 300'],
  ])('%s', (text, moved) => expect(said(text, 'en-GB', two)).toBe(moved))

  it('pays a card from the account that is known to pay it', () => {
    const paid = english.map((one) => (one.id === 'visa' ? { ...one, payFromId: 'save' } : one))
    expect(said('pay visa 300', 'en-GB', paid)).toBe('save > visa 300')
  })
})

describe('in the language of the reader', () => {
  it.each([
    ['300 abgehoben vom Girokonto', 'giro > cash 300'],
    ['200 vom Giro auf das Sparkonto', 'giro > save 200'],
    ['200 vom Konto aufs Tagesgeld überwiesen', 'giro > save 200'],
    ['Kreditkartenabrechnung 300', 'giro > visa 300'],
    ['Rechnung der Kreditkarte 200', 'giro > visa 200'],
    ['Miete 900 überwiesen', null],
  ])('%s', (text, moved) => {
    expect(said(text, 'de-DE', named('Girokonto', 'Sparkonto', 'Visa', 'Bargeld'))).toBe(moved)
  })

  it.each([
    ['retiré 200 du compte courant', 'giro > cash 200'],
    ['virement de 200 du compte à l’épargne', 'giro > save 200'],
    ['payé carte 300', 'giro > visa 300'],
    ['loyer 700 virement', null],
  ])('%s', (text, moved) => {
    const accounts = named('Compte courant', 'Livret A', 'Carte', 'Espèces')
    expect(said(text, 'fr-FR', accounts)).toBe(moved)
  })

  it.each([
    ['saquei 200 da conta', 'giro > cash 200'],
    ['transferi 300 da conta para a poupança', 'giro > save 300'],
    ['paguei fatura do cartão 300', 'giro > visa 300'],
    ['sopa 16 no cartão', null],
    ['paguei 20 no cartão', null],
  ])('%s', (text, moved) => {
    expect(said(text, 'pt-BR', named('Conta', 'Poupança', 'Cartão', 'Carteira'))).toBe(moved)
  })

  it.each([
    ['es-ES', 'saqué 200 del cajero', 'giro > cash 200'],
    ['es-ES', '200 de la cuenta a ahorros', 'giro > save 200'],
    ['es-ES', 'pagué la tarjeta 300', 'giro > visa 300'],
    ['it-IT', 'prelevato 200', 'giro > cash 200'],
    ['it-IT', '200 dal conto ai risparmi', 'giro > save 200'],
    ['nl-NL', '200 opgenomen', 'giro > cash 200'],
    ['nl-NL', '200 van betaalrekening naar spaarrekening', 'giro > save 200'],
    ['cs-CZ', 'vybral jsem 3000', 'giro > cash 3000'],
    ['cs-CZ', '3000 z běžného účtu na spoření', 'giro > save 3000'],
    ['cs-CZ', 'splátka kreditky 500', 'giro > visa 500'],
    ['cs-CZ', 'oběd 159 kartou', null],
    ['cs-CZ', '300 na kartu', null],
    ['pl-PL', 'wypłaciłem 300 z bankomatu', 'giro > cash 300'],
    ['pl-PL', '300 z konta na oszczędności', 'giro > save 300'],
    ['pl-PL', 'wypłata 5000', null],
    ['ja-JP', '普通預金から貯金へ3000円', 'giro > save 3000'],
    ['ja-JP', '現金3000円引き出した', 'giro > cash 3000'],
  ])('%s %s', (locale, text, moved) => {
    const names: Readonly<Record<string, readonly LineAccount[]>> = {
      es: named('Cuenta', 'Ahorros', 'Tarjeta', 'Efectivo'),
      it: named('Conto', 'Risparmi', 'Carta', 'Contanti'),
      nl: named('Betaalrekening', 'Spaarrekening', 'Creditcard', 'Contant'),
      cs: named('Běžný účet', 'Spoření', 'Kreditka', 'Hotovost'),
      pl: named('Konto', 'Oszczędności', 'Karta kredytowa', 'Gotówka'),
      ja: named('普通預金', '貯金', 'カード', '現金').map((one) => ({ ...one, currency: 'JPY' })),
    }
    expect(said(text, locale, names[locale.slice(0, 2)])).toBe(moved)
  })

  it.each([
    ['200 to savings every month', 'monthly'],
    ['checking -> savings 200 monthly', 'monthly'],
    ['200 from checking to savings every week', 'weekly'],
    ['200 to savings', null],
  ])('says how often it comes again: %s', (text, repeats) => {
    expect(readerOf('en-GB', english)(text).transfer).toMatchObject({
      ...{ fromId: 'giro', toId: 'save', amount: 20_000, repeats },
    })
  })
})

describe('between two currencies', () => {
  const dollars: LineAccount = { id: 'usd', name: 'Dollars', kind: 'savings', currency: 'USD' }
  const accounts = [...english, dollars]
  it.each([
    ['100 from checking to dollars 108 usd', 'giro > usd 100 = 10800'],
    ['100 eur from checking to dollars 108.50 usd', 'giro > usd 100 = 10850'],
    ['moved 100 eur to dollars $108 yesterday', 'giro > usd 100 = 10800'],
    ['108 usd from dollars to checking 100 eur', 'usd > giro 108 = 10000'],
    ['$108 from dollars to checking', 'usd > giro 108'],
  ])('%s', (text, moved) => expect(said(text, 'en-GB', accounts)).toBe(moved))

  it('is none where a second number is no amount of theirs', () => {
    expect(said('100 from checking to dollars 108 chf', 'en-GB', accounts)).toBeNull()
    expect(said('100 from checking to savings 108 usd', 'en-GB', accounts)).toBeNull()
  })
})
