/** What plain words of a search mean besides themselves. */
import { refundWords } from '../entry-line/kind-words.ts'
import { foldText } from '../ledger.ts'
import type { HitKind, State } from './findable.ts'

const listed = (words: string): readonly string[] => foldText(words).trim().split(/\s+/)

/** They say nothing about what is looked for. */
export const littleWords: ReadonlySet<string> = new Set(
  listed(`
    a an the my mine our your me i we us you it its of at in on for to from by with and or into via
    per any all every each everything anything something some only just please also that this these
    those there where when what which who whom how much many did do does was were is are be been
    have has had show find list search look give get got see want
  `),
)

/** The same in German, French and Portuguese. */
export const littleElsewhere: ReadonlySet<string> = new Set(
  listed(`
    der die das den dem des ein eine einen einem einer und oder im am an auf bei für von vom mit zu
    zum zur nach aus mein meine meinen meiner meinem unser unsere alle alles zeig zeige finde suche
    le la les un une des du de et ou en au aux à pour par avec chez dans sur mon ma mes notre nos
    tous toutes tout montre trouve cherche
    o os as um uma e do da dos das em no na nos nas para por com meu minha meus minhas todos todas
    tudo mostre mostrar
    wie viel viele wieviel wieviele habe hab haben hatte hast ich wir mir mich uns war waren wurde
    was wann wo wer welche welcher welches welchen es ist sind noch
    combien ai as avons jai je nous ma moi mont quoi quand où qui que quel quelle quels quelles est
    ce cest il y a
    quanto quanta quantos quantas eu nós me foi foram que qual quais quando onde quem com
  `),
)

/** They go without saying: somebody who looks for taxi rides means what says taxi. */
export const softWords: ReadonlySet<string> = new Set(
  listed(`
    buy bought buying pay paid paying spend spent cost costs costing go went gone ordered order
    orders ride rides trip trips visit visits appointment appointments bill bills payment payments
    fee fees charge charges charged receipt receipts invoice invoices fare fares ticket tickets item
    items thing things stuff record records amount amounts price prices money total sum history
    shopping shop store stores supermarket restaurant place company membership plan account booked
    made done used due tag tagged called named active current existing expected daily weekly monthly
    yearly annual biggest largest highest dearest smallest lowest cheapest priciest costliest
    größte größter größtes höchste teuerste kleinste günstigste billigste
    einkauf einkäufe zahlung zahlungen rechnung rechnungen bezahlt gekauft kauf käufe kosten fahrt
    ausgegeben ausgeben gegeben gezahlt zahle zahlte kostet gekostet kostete
    achat achats paiement paiements facture factures payé acheté coût coûts
    dépensé dépensée dépensés dépenser payée payés payer coûté coûte coûter
    compra compras pagamento pagamentos fatura faturas conta contas paguei comprei custo custos
    gastei gastamos gastou gastar pagamos pagar comprar custou custaram custa
  `),
)

const meaning = <Meant>(by: Readonly<Record<string, Meant>>): ReadonlyMap<string, Meant> =>
  new Map(
    Object.entries(by).flatMap(([words, meant]) =>
      listed(words).map((word) => [word, meant] as const),
    ),
  )

/** Kinds of things by what people call them. */
export const kindWords = meaning<readonly HitKind[]>({
  [`expense expenses spending spendings outgoings expenditure purchase purchases ausgabe ausgaben
    dépense dépenses despesa despesas gasto gastos`]: ['expenses'],
  [`income incomes earning earnings einnahme einnahmen einkommen einkünfte revenu revenus receita
    receitas renda rendas rendimento rendimentos ganhos`]: ['incomes'],
  [`transaction transactions entry entries booking bookings buchung buchungen transaktion
    transaktionen opération opérations transação transações lançamento lançamentos`]: [
    'expenses',
    'incomes',
  ],
  [`person persons people friend friends member members personen freunde mitglieder personnes amis
    membres pessoas amigos membros`]: ['people'],
  'group groups household households gruppe gruppen groupe groupes grupo grupos': ['groups'],
  'goal goals saving savings ziel ziele sparziele objectif objectifs meta metas': ['goals'],
  [`loan loans debt debts kredit kredite darlehen schulden prêt prêts dettes empréstimo empréstimos
    dívidas`]: ['loans'],
  'budget budgets orçamento orçamentos': ['budgets'],
  [`template templates subscription subscriptions contract contracts abo abos abonnement abonnements
    verträge assinatura assinaturas contrato contratos contrats`]: ['templates'],
  'category categories kategorie kategorien catégorie catégories categoria categorias': [
    'categories',
  ],
  'account accounts konto konten compte comptes': ['accounts'],
  [`transfer transfers umbuchung umbuchungen überweisung überweisungen virement virements
    transferência transferências`]: ['transfers'],
})

/** How things stand, by what people call it. */
export const stateWords = meaning<State>({
  'unsettled outstanding owe owes owed owing unpaid open offen offene ausstehend': 'unsettled',
  'settled repaid': 'settled',
  'shared group': 'shared',
  'recurring repeating wiederkehrend wiederkehrende récurrent recorrente': 'recurring',
  [`refund refunds refunded ${[...refundWords].join(' ')} erstattungen rückerstattungen
    remboursements reembolsos estornos devoluções`]: 'refund',
  'archived paused': 'archived',
  'uncategorised uncategorized unkategorisiert': 'uncategorised',
  'pending vorgemerkt': 'pending',
})
