/** Words that say what a number beside them is: which one, how many, or how much of something. */
import { foldText } from '../ledger.ts'

const listed = (text: string): ReadonlySet<string> => new Set(foldText(text).trim().split(/\s+/))

/** Their numbers are long ones: `invoice 1 234,50` still has a price. */
const papers = listed(`
  invoice order policy ref reference account contract case claim customer booking reservation iban
  id rechnung rechnungsnr bestellung auftrag vertrag police kundennr konto facture commande
  contrat dossier compte boleto fatura nota pedido apolice contrato protocolo conta nf 請求書 注文
`)

/** The number behind one of these is a short one that says which thing it is. */
export const things = listed(`
  size room gate route highway no nr num number level version part volume chapter season episode
  terminal platform seat row track iphone ipad pixel galaxy ps playstation xbox windows age aged
  zone unit model boeing airbus bmw audi peugeot formula channel apt block suite pier door box
  page pages serial fax pin lot grade studio catch area exit junction motorway autobahn psalm act
  zimmer gleis nummer grosse hausnummer chambre numero taille quai porte quarto tamanho sala 部屋 番号
  サイズ
`)

/** What nobody buys by itself: its number is none of its price. */
const unsold = listed(`
  size route gate terminal platform no nr num number season episode chapter volume version psalm
  grosse taille tamanho gleis quai nummer hausnummer numero サイズ 番号
`)

/** The largest number there is of these: `iphone 15` is one of them, `iphone 899` its price. */
const models: ReadonlyMap<string, number> = new Map([
  ['iphone', 20],
  ['ipad', 15],
  ['pixel', 12],
  ['ps', 6],
  ['playstation', 6],
  ['windows', 11],
  ['formula', 4],
])

/** Up to which number it says which one it is, and is no price where there is no other. */
export const namedUpTo = (word: string): number =>
  unsold.has(word) ? Infinity : (models.get(word) ?? 0)

/** Behind these it may be either: `bus 42` and `bus 2.80`. */
const numbered = listed('bus tram train table tel line class zug ligne linie linha mesa tisch 便')
const priced = listed('flight ticket phone mobile flat apartment vol billet flug voo')
export const rides: ReadonlySet<string> = new Set([...numbered, ...priced])

/** The first of two numbers behind one of these is its own: `bus 12 345,67`, unlike a flight. */
export const hasOwnNumber = (word: string): boolean => things.has(word) || numbered.has(word)

/** The number behind one of these says which one, not how much. */
export const labels: ReadonlySet<string> = new Set([...papers, ...things])

/** The number behind one of these says how much. */
export const priceLeads = listed('for at cost costs total is was = kostet coute custou pour por a')

/** What is weighed or lasts as long as the number before it says. */
export const units = listed(`
  kg g gr mg lb lbs oz l ml cl dl litre litres liter liters km m cm mm mi mile miles inch inches
  gb tb mb kwh kw w watt watts v volt mah h hr hrs hour hours min mins minute minutes day days
  night nights week weeks month months year years people persons person pax percent zoll stunden
  stunde minuten tage tag nachte nacht wochen woche monate monat jahre jahr personen metres heures
  heure jours jour nuits nuit semaines semaine mois ans personnes horas hora dias dia noites noite
  semanas semana meses mes anos pessoas litros 個 本 枚 人 泊 時間 分 名 杯 箱 袋 冊 キロ グラム
`)

const thousands = listed(`
  k grand thousand tausend tsd mille tisic tisice tis tys tysiac tysiace tysiecy ezer tusen tusind
  duizend tisuca tisoc tuhatta hiljada тыс тысяч тысячи тис тисяч 千
`)

/** How much more a word makes of the number before it. */
export const magnitudes: ReadonlyMap<string, number> = new Map([
  ...[...thousands].map((word) => [word, 1e3] as const),
  ['million', 1e6],
  ['millions', 1e6],
  ['millionen', 1e6],
  ['mio', 1e6],
  ['mln', 1e6],
  ['milion', 1e6],
  ['miliony', 1e6],
  ['milionu', 1e6],
  ['milhao', 1e6],
  ['milhoes', 1e6],
  ['lakh', 1e5],
  ['lakhs', 1e5],
  ['lac', 1e5],
  ['lacs', 1e5],
  ['crore', 1e7],
  ['cr', 1e7],
  ['crores', 1e7],
  ['万', 1e4],
  ['億', 1e8],
])

/** The same in one language only: elsewhere it is a name, a word of its own or a million. */
export const ownMagnitudes: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  es: { mil: 1e3 },
  pt: { mil: 1e3 },
  it: { mila: 1e3 },
  tr: { bin: 1e3, milyon: 1e6 },
  ro: { mii: 1e3 },
  cs: { mil: 1e6 },
  sk: { mil: 1e6 },
}

/** Behind a price: it is that of one, and how many there are stands elsewhere. */
export const eachWords = listed('each apiece ea pp je cada chacun chacune 各')
/** The same in two words. */
export const eachPhrases: ReadonlySet<string> = new Set([
  ...['person', 'head', 'piece', 'night', 'day'].map((word) => `per ${word}`),
  ...['a piece', 'a head', 'das stuck', 'pro stuck', 'pro person', 'pro kopf', 'pro nacht'],
  ...['la piece', 'par personne', 'par tete', 'por pessoa', 'a unidade', 'por noite'],
])
/** Before a price they say it too; `à` with its mark, as `a` is a word of many lines. */
export const eachLeads: ReadonlySet<string> = new Set(['je', 'à', '@'])
