/** Finds how something was paid. */
import { foldText } from '../ledger.ts'

export type PaymentMethod = 'cash' | 'card' | 'bank' | 'mobile' | 'other'

type Called = Readonly<Partial<Record<PaymentMethod, string>>>

/** English everywhere; the other words only where their language is read: a bar is also a pub. */
const called: Readonly<Record<string, Called>> = {
  en: {
    cash: 'cash, in cash, paid cash, paid in cash',
    card:
      'card, credit card, debit card, credit, debit, visa, visa card, visa debit, mastercard, ' +
      'master card, amex, american express, maestro, contactless, my card, my visa, revolut, ' +
      'my credit card, my debit card, the card, company card, monzo, rupay, bancontact, ' +
      'paid by card',
    bank:
      'bank, bank transfer, transfer, wire transfer, wire, direct debit, standing order, bacs, ' +
      'sepa, faster payment, bank account, neft, imps, net banking, netbanking, zelle, ach, dd',
    mobile:
      'mobile, apple pay, google pay, samsung pay, paypal, twint, gpay, applepay, googlepay, ' +
      'upi, phonepe, paytm, venmo, cash app, cashapp, mobile pay, mobilepay, m-pesa, phone pay',
    other: 'cheque, check, voucher, gift voucher',
  },
  de: {
    cash: 'bar, bargeld, in bar, bar bezahlt',
    card: 'karte, ec, ec-karte, ec karte, kreditkarte, girocard, debitkarte, kartenzahlung',
    bank: 'überweisung, banküberweisung, lastschrift, dauerauftrag, bankeinzug',
    mobile: 'handy',
    other: 'scheck, gutschein',
  },
  fr: {
    cash: 'especes, en especes, liquide, en liquide',
    card: 'carte, cb, carte bleue, carte bancaire, carte de credit, par cb',
    bank: 'virement, virement bancaire, prelevement, prelevement automatique',
    mobile: 'lydia',
    other: 'cheque, cheque-cadeau',
  },
  pt: {
    cash: 'dinheiro, em dinheiro, especie, em especie',
    card:
      'cartao, no cartao, cartao de credito, cartao de debito, credito, debito, no credito, ' +
      'no debito',
    bank: 'pix, no pix, transferencia, ted, boleto, debito automatico, debito em conta',
    mobile: 'mercado pago, picpay',
    other: 'vale',
  },
  es: {
    cash: 'efectivo, en efectivo, al contado, en metalico',
    card: 'tarjeta, con tarjeta, tarjeta de credito, tarjeta de debito',
    bank: 'transferencia, transferencia bancaria, domiciliacion, domiciliado',
    mobile: 'bizum',
    other: 'vale',
  },
  it: {
    cash: 'contanti, in contanti',
    card: 'con carta, carta di credito, carta di debito, bancomat',
    bank: 'bonifico, bonifico bancario, addebito diretto',
    mobile: 'satispay',
    other: 'assegno, buono regalo',
  },
  nl: {
    cash: 'contant, contant geld',
    card: 'pinpas, bankpas, gepind, creditcard, met pin',
    bank: 'overschrijving, overboeking, automatische incasso, incasso, ideal',
    mobile: 'tikkie',
    other: 'cadeaubon',
  },
  cs: {
    cash: 'hotově, hotovost, v hotovosti, za hotové',
    card: 'kartou, karta, platební kartou, kreditní kartou, debetní kartou, na kartu',
    bank: 'převodem, převod, bankovním převodem, bankovní převod, inkasem, trvalým příkazem',
    mobile: 'mobilem',
    other: 'šekem, poukázkou',
  },
  pl: {
    cash: 'gotówką, gotówka, w gotówce',
    card: 'kartą, karta płatniczą, kartą kredytową, kartą debetową',
    bank: 'przelewem, przelew, przelewem bankowym, poleceniem zapłaty, zleceniem stałym',
    mobile: 'blik, blikiem, telefonem',
    other: 'czekiem, bonem',
  },
  ja: {
    cash: '現金',
    card: 'カード, クレカ, クレジットカード, クレジット, カード払い',
    bank: '振込, 銀行振込, 口座振替, 引き落とし',
    mobile: 'paypay, suica, line pay',
  },
}

const wordsIn = (language: string): ReadonlyMap<string, PaymentMethod> =>
  new Map(
    Object.entries(called[language] ?? {}).flatMap(([method, phrases]) =>
      phrases.split(', ').map((phrase) => [foldText(phrase), method as PaymentMethod] as const),
    ),
  )
const words = new Map(Object.keys(called).map((language) => [language, wordsIn(language)]))

/** Behind one of these a way to pay is always meant. */
export const paidLeads: ReadonlySet<string> = new Set(
  'by with in via per using on to mit par en com no em con met'.split(' '),
)

/** Behind these only at the end: nobody pays with card games. */
export const looseLeads: ReadonlySet<string> = new Set(
  'with in on to mit en com no em con met'.split(' '),
)

/** Their ending says that somebody paid by it, whatever was bought. */
export const surePayments: ReadonlySet<string> = new Set(
  ['kartou', 'převodem', 'inkasem', 'kartą', 'przelewem', 'blikiem', 'gepind', 'con tarjeta']
    .concat(['con carta', 'met pin'])
    .map(foldText),
)

export const longestPayment = 3

export function paymentCalled(phrase: string, language: string): PaymentMethod | null {
  return words.get('en')?.get(phrase) ?? words.get(language)?.get(phrase) ?? null
}

/** At the end of a description they are mostly part of it: a piggy bank, a blank check. */
export const wordlikePayments: ReadonlySet<string> = new Set(
  'bank mobile credit debit check cheque wire transfer voucher boleto vale bar dd handy'.split(' '),
)

/** The same in whatever language it is said. */
export function paymentAnywhere(phrase: string): PaymentMethod | null {
  for (const some of words.values()) {
    const method = some.get(phrase)
    if (method) return method
  }
  return null
}
