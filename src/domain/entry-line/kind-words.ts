/** Words that say whether money went, came, or came back. */
import { foldText } from '../ledger.ts'

const listed = (text: string): ReadonlySet<string> => new Set(foldText(text).trim().split(/\s+/))

/** Money back for something bought. */
export const refundWords = listed(`
  refund refunded refunds refunding reimbursement reimbursed reimburse chargeback returned
  erstattung ruckerstattung erstattet ruckerstattet gutschrift retoure ruckzahlung
  remboursement rembourse remboursee rembourses avoir
  reembolso reembolsado estorno estornado devolucao devolvido reembolsada
  返金 払い戻し 払戻 返品
`)
/** Beside one of these a refund is not for something bought. */
export const taxWords = listed('tax taxes steuer steuern impot impots imposto ir council')

/** Somebody gave something back: it is theirs, not that of a shop. */
export const givingWords = listed('gave give gives paid pays pay repaid got owes owe')

/** Behind an amount, each says that it came back. */
export const backWord = /^(back|zuruck)$/

/** Whoever stands before one of these gave it back. */
export const repaidWords = listed(`
  repaid zuruckgegeben zuruckgezahlt zuruckbezahlt zuruckuberwiesen rendu devolveu devolveram
`)
/** Only who got it says so. */
export const gotBackWords = listed('zuruckbekommen zuruckerhalten')
/** Whoever writes. */
export const ownWords = listed("i ich wir j'ai jai eu")

/** The first word may say which it is. */
export const incomeLeads = listed(`
  income earned received got einnahme erhalten bekommen verdient recu recebi ganhei vendi
`)
export const expenseLeads = listed(
  'expense spent paid bought pay ausgabe gekauft bezahlt depense achete paguei comprei gastei',
)
/** Only with something else beside them: neither income tax nor got milk is an income. */
export const nameableLeads = listed('income got pay')

/** Beside one of these it names what was paid for. */
export const incomeNames = listed('tax taxes protection insurance statement support')

/** By themselves, at either end of what is written, they are what arrived. */
export const earnings = listed(`
  salary wage wages paycheck paycheque payday payroll stipend pension dividend dividends royalties
  royalty bonus scholarship sold cashback winnings payout freelance freelancing interest commission
  gehalt lohn rente dividende dividenden zinsen kindergeld verkauft verkauf elterngeld honorar
  gehaltseingang weihnachtsgeld trinkgelder bafog steuererstattung steuerruckerstattung
  mieteinnahmen
  salaire paie paye dividendes interets vendu vente allocations prime retraite caf
  salario dividendos aposentadoria vendido vendida venda freela rendimentos decimo restituicao
  給料 給与 ボーナス 賞与 配当 配当金 年金 利息 売却 収入 売上 臨時収入 お年玉
`)
/** With one of these an earning is a cost after all. */
export const costWords = listed(`
  fee fees tax contribution contributions plan insurance advance for to paid paying loan mortgage
  card overdraft course class book cleaner nanny babysitter staff gebuhr beitrag versicherung kredit
  frais cotisation taxa juros seguro fund scheme adviser advice charge charges late out
`)
/** Two words that only together are an earning. */
export const earningPhrases: readonly string[] = [
  'tax refund',
  'tax return',
  'tax rebate',
  'child benefit',
  'housing benefit',
  'unemployment benefit',
  'birthday money',
  'gift from',
  'present from',
  'money from',
  'cash from',
  'geschenk von',
  'cadeau de',
  'presente de',
  'rent received',
  'rent from',
  'miete von',
  'loyer recu',
  'got paid',
  'sale of',
  'lottery win',
  'side job',
  'paid me',
  'gave me',
  'sent me',
  'prize money',
  'pays me',
  'repaid me',
  'client payment',
  'kirchgeld',
  'decimo terceiro',
  'venda de',
  'verkauf von',
  'vente de',
  'virement recu',
  'uberweisung erhalten',
  'transfer received',
  'transferencia recebida',
  'pix recebido',
]
