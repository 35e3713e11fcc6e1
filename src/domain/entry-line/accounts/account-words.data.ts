/** What accounts are called by what they are, and the small words around them, by language. */
import type { AccountKind } from '../../accounts/account.ts'

export type Language = 'en' | 'de' | 'fr' | 'pt' | 'es' | 'it' | 'nl' | 'cs' | 'pl' | 'ja'

type Kinds = Readonly<Partial<Record<AccountKind, string>>>

export const kindsCalled: Readonly<Record<Language, Kinds>> = {
  en: {
    cash: 'cash, wallet, purse',
    current: 'current, checking, chequing, current account, checking account, bank account',
    savings: 'savings, saving, savings account',
    card: 'card, credit card',
  },
  de: {
    cash: 'bargeld, portemonnaie, geldbörse, geldbeutel, brieftasche',
    current: 'giro, girokonto, konto, bankkonto',
    savings: 'sparkonto, tagesgeld, tagesgeldkonto, sparbuch, erspartes',
    card: 'karte, kreditkarte',
  },
  fr: {
    cash: 'espèces, liquide, portefeuille, porte-monnaie',
    current: 'compte, compte courant, compte chèque, compte chèques',
    savings: 'épargne, compte épargne, livret, livret a',
    card: 'carte, carte de crédit',
  },
  pt: {
    cash: 'dinheiro, carteira',
    current: 'conta, conta corrente, conta à ordem',
    savings: 'poupança, poupanças, conta poupança',
    card: 'cartão, cartão de crédito',
  },
  es: {
    cash: 'efectivo, cartera, billetera',
    current: 'cuenta, cuenta corriente',
    savings: 'ahorro, ahorros, cuenta de ahorro, cuenta de ahorros',
    card: 'tarjeta, tarjeta de crédito',
  },
  it: {
    cash: 'contanti, portafoglio',
    current: 'conto, conto corrente',
    savings: 'risparmi, risparmio, conto risparmio, conto deposito',
    card: 'carta, carta di credito',
  },
  nl: {
    cash: 'contant, portemonnee',
    current: 'rekening, betaalrekening, lopende rekening',
    savings: 'spaarrekening, spaargeld',
    card: 'creditcard, kredietkaart',
  },
  cs: {
    cash: 'hotovost, hotovosti, peněženka, peněženky, peněženku',
    current: 'účet, účtu, běžný účet, běžného účtu, běžný, běžného',
    savings: 'spoření, spořák, spořicí účet, spořicího účtu, spořicí, spořicího',
    card: 'karta, kartu, karty, kreditka, kreditku, kreditky, kreditní karta, kreditní kartu, kreditní karty',
  },
  pl: {
    cash: 'gotówka, gotówki, gotówkę, portfel, portfela',
    current: 'konto, konta, rachunek, rachunku',
    savings: 'oszczędności, konto oszczędnościowe, konta oszczędnościowego, oszczędnościowe',
    card: 'karta, kartę, karty, karta kredytowa, kartę kredytową, karty kredytowej',
  },
  ja: {
    cash: '現金, 財布',
    current: '口座, 普通預金, 普通口座',
    savings: '貯金, 貯蓄, 定期預金, 貯蓄預金',
    card: 'カード, クレカ, クレジットカード',
  },
}

/** Before what money left, and before where it went. */
export const wayLeads: Readonly<Record<Language, { readonly from: string; readonly to: string }>> =
  {
    en: { from: 'from, out of', to: 'to, into, onto, towards, toward' },
    de: { from: 'von, vom, aus', to: 'auf, aufs, nach, ins, zum, zur' },
    fr: { from: 'de, du, depuis', to: 'à, au, vers, sur' },
    pt: { from: 'de, da, do', to: 'para, pra, pro, à, ao, na, no' },
    es: { from: 'de, del, desde', to: 'a, al, hacia' },
    it: { from: 'da, dal, dalla, dai', to: 'a, al, alla, ai, su, sul, sulla, sui' },
    nl: { from: 'van, vanaf', to: 'naar, op' },
    cs: { from: 'z, ze', to: 'na, do' },
    pl: { from: 'z, ze', to: 'na, do' },
    ja: { from: 'から', to: 'へ, に' },
  }

/** Before a name, saying nothing; of any language, for they stand only before an account. */
export const namePrefixes =
  'my, our, the, mein, meine, meinem, meinen, meiner, das, dem, den, der, die, le, la, les, l, mon, ' +
  'ma, mes, o, a, os, as, meu, minha, el, los, las, mi, mis, il, lo, mio, mia, de, het, mijn, ' +
  'můj, mého, moje, mé, mou, svůj, of, do, da, del, di'

/** Behind a name, saying only what it is. */
export const nameEndings =
  'account, acct, card, konto, karte, compte, carte, conta, cartão, cuenta, tarjeta, conto, carta, ' +
  'rekening, účet, účtu, karta, kartu, konta, kartę'
