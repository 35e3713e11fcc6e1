/** Words by which people say that money only went from one of their accounts to another. */
import type { Language } from './account-words.data.ts'

/**
 * `drawn`: out of a machine, into the wallet. `banked`: the other way. `moved`: between accounts that
 * it names. `sent`, `taken`: only where it says to or from which account. `settled`: what a card owes,
 * beside its name. `billed`: the same in one word with the card.
 */
export type Move = 'drawn' | 'banked' | 'moved' | 'sent' | 'taken' | 'settled' | 'billed'

type Words = Readonly<Partial<Record<Move, string>>>

export const movesCalled: Readonly<Record<Language, Words>> = {
  en: {
    drawn:
      'withdrew, withdraw, withdrawn, withdrawal, withdrawing, cash withdrawal, atm, atm withdrawal, ' +
      'cash machine, cashpoint, took out, taken out, take out, drew, drew out, got cash, cash out, ' +
      'cashed out, pulled out, from atm, from the atm, at the atm, from the bank',
    banked: 'deposited, cash deposit, banked',
    moved:
      'transfer, transferred, transfered, transferring, move, moved, moving, shift, shifted, ' +
      'top up, topped up, topup, internal transfer, swept',
    sent: 'put, paid, pay, send, sent, add, added, save, saved, set aside, put aside, wire, wired',
    taken: 'take, took, get, got, pull, pulled, received, grabbed, brought',
    settled:
      'pay, paid, pay off, paid off, payoff, pay down, paid down, settle, settled, clear, cleared, ' +
      'payment, bill, bill payment, balance, statement, repayment, repaid, in full',
  },
  de: {
    drawn:
      'abgehoben, abheben, abhebung, bargeldabhebung, geldautomat, bankautomat, gezogen, am automaten, am geldautomaten',
    banked: 'eingezahlt, einzahlung, bareinzahlung',
    moved: 'umbuchung, umgebucht, umbuchen, übertrag, übertragen, verschoben, umgeschichtet',
    sent: 'überwiesen, überweisung, überweisen, gelegt, eingezahlt, gespart, zurückgelegt',
    taken: 'geholt, genommen, entnommen, überwiesen, überweisung',
    settled: 'bezahlt, beglichen, abbezahlt, ausgeglichen, begleichen, abrechnung, rechnung',
    billed: 'kreditkartenabrechnung, kreditkartenrechnung, kartenabrechnung',
  },
  fr: {
    drawn: 'retiré, retirer, retrait, retrait espèces, retrait dab, distributeur, au distributeur',
    banked: 'déposé, dépôt espèces',
    moved: 'transféré, transfert, transférer, viré, virer',
    sent: 'virement, mis, versé, épargné, envoyé, verser',
    taken: 'virement, pris, prélevé',
    settled: 'payé, payer, réglé, régler, soldé, facture, relevé, paiement',
  },
  pt: {
    drawn:
      'saquei, saque, sacar, levantei, levantamento, levantar, caixa eletrônico, multibanco, ' +
      'no caixa eletrônico, no multibanco',
    banked: 'depositei, depósito em dinheiro',
    moved: 'transferi, transferência, transferir, movi, passei',
    sent: 'coloquei, pus, guardei, poupei, mandei, enviei, pix, depositei',
    taken: 'tirei, peguei, pix, resgatei',
    settled: 'paguei, pagar, pago, quitei, quitar, fatura, pagamento, pagamento da fatura',
  },
  es: {
    drawn:
      'saqué, sacar, retiré, retirar, retirada, retiro, cajero, del cajero, en el cajero, ' +
      'reintegro, retirada de efectivo',
    banked: 'ingresé, deposité, ingreso en efectivo',
    moved: 'transferí, transferir, traspaso, traspasé, traspasar, moví, pasé',
    sent: 'transferencia, puse, ahorré, envié, mandé, ingresé',
    taken: 'transferencia, tomé, cogí',
    settled: 'pagué, pagar, pagado, pagada, pago, liquidé, factura, recibo',
  },
  it: {
    drawn:
      'prelevato, prelevati, prelievo, prelevare, prelevamento, prelievo bancomat, al bancomat',
    banked: 'versato, versati, versamento contanti',
    moved: 'trasferito, trasferiti, trasferimento, trasferire, giroconto, spostato, spostati',
    sent: 'bonifico, messo, messi, risparmiato, versato, versati, inviato, inviati',
    taken: 'bonifico, preso, presi',
    settled: 'pagato, pagata, pagare, saldato, saldata, saldo, pagamento, estratto conto',
  },
  nl: {
    drawn: 'opgenomen, opname, geldopname, geldautomaat, geldautomat, gepind',
    banked: 'gestort, storting',
    moved: 'overgeboekt, overboeking, overboeken, verplaatst, overgemaakt, overgezet',
    sent: 'gezet, gespaard, gestort, overschrijving, gestuurd',
    taken: 'gehaald, overschrijving',
    settled: 'betaald, afbetaald, afgelost, betalen, rekening, afrekening',
  },
  cs: {
    drawn:
      'vybral, vybrala, vybráno, výběr, výběr z bankomatu, výběr hotovosti, bankomat, z bankomatu, ' +
      'vybral jsem, vybrala jsem',
    banked: 'vložil, vložila, vklad, vklad hotovosti',
    moved:
      'převedl, převedla, převedeno, převod, převést, přesunul, přesunula, přesun, přesunuto, ' +
      'převedl jsem, převedla jsem',
    sent: 'poslal, poslala, posláno, převodem, odložil, odložila, naspořil, naspořila, dal, dala',
    taken: 'vzal, vzala, převodem',
    settled:
      'zaplatil, zaplatila, splatil, splatila, doplatil, doplatila, uhradil, uhradila, splátka, ' +
      'úhrada, platba, vyúčtování',
  },
  pl: {
    drawn:
      'wypłaciłem, wypłaciłam, wypłata z bankomatu, wypłata gotówki, bankomat, z bankomatu, ' +
      'wybrałem, wybrałam',
    banked: 'wpłaciłem, wpłaciłam, wpłata, wpłata gotówki',
    moved:
      'przelałem, przelałam, przeniosłem, przeniosłam, przelew, przelew własny, przesunąłem, ' +
      'przesunęłam',
    sent: 'odłożyłem, odłożyłam, przelewem, wysłałem, wysłałam, wpłaciłem, wpłaciłam',
    taken: 'wziąłem, wzięłam, przelewem',
    settled: 'spłaciłem, spłaciłam, spłata, zapłaciłem, zapłaciłam, opłaciłem, opłaciłam, rachunek',
  },
  ja: {
    drawn: '引き出し, 引き出した, 引出, 下ろした, おろした, 出金, atm',
    banked: '預け入れ, 預けた, 入金',
    moved: '振替, 振り替え, 移動, 移した, 送金, 資金移動',
    sent: '振込, 振り込み, 貯金した, 入れた',
    taken: '振込, 取った',
    settled: '支払い, 支払った, 返済, 引き落とし, 引落',
  },
}

/** Around them, saying nothing. */
export const movingFillers =
  'money, back, over, some, of, the, my, geld, zurück, etwas, i, ich, jsem, de, di, von'
