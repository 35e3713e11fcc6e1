import { describe, expect, it } from 'vitest'
import type { Candidate, Evidence, PairingAccount, PairingRow } from './candidates.ts'
import { type Due, dueOffers, outsideOffers } from './offers.ts'
import { pairRows } from './pair-rows.ts'
import { reasonOf } from './reason.ts'

const accounts = [
  { id: 'giro', name: 'Everyday' },
  { id: 'pot', name: 'Holidays' },
]

const row = (id: string, amount: number, fields: Partial<PairingRow> = {}): PairingRow => ({
  ...{ id, accountId: 'giro', date: '2026-05-06', amount, currency: 'EUR', text: '' },
  ...fields,
})

describe('a row without a partner', () => {
  const offered = (rows: readonly PairingRow[]) => {
    const { pairs } = pairRows({ accounts, rows, rejected: [], rates: null })
    return outsideOffers(rows, accounts, pairs).map((offer) => [offer.row.id, offer.accountId])
  }

  it('is offered as one to elsewhere if it says transfer or names an account', () => {
    const rows = [
      row('word', -500, { text: 'Transfer' }),
      row('name', -600, { text: 'to Holidays' }),
      row('own', -700, { text: 'Everyday fee' }),
      row('none', -800, { text: 'Baker' }),
      row('bound', -900, { text: 'Transfer', isLocked: true }),
      row('announced', -900, { text: 'Transfer', isPending: true }),
    ]
    expect(offered(rows)).toEqual([
      ['word', null],
      ['name', 'pot'],
    ])
    expect(offered([...rows, row('in', 500, { accountId: 'pot' })])).toEqual([['name', 'pot']])
  })

  it.each([
    'Geldautomat Sparkasse Bargeldauszahlung',
    'RETRAIT DAB 03/11 LYON',
    'LEVANTAMENTO ATM PORTO',
    'Reintegro cajero automático',
    'Prelievo Bancomat Roma',
    'Geldopname Utrecht',
    'WYPŁATA GOTÓWKI BANKOMAT 12',
    'Výběr z bankomatu Praha',
    'Cash withdrawal at HSBC',
  ])('went into the only cash account if it says “%s”', (text) => {
    const giro = { id: 'giro', name: 'Giro' }
    const savings = { id: 'pot', name: 'Pot', institution: 'Sparkasse' }
    const wallet = { id: 'cash', name: 'Wallet', kind: 'cash', currency: 'EUR' } as const
    const cashOf = (...cash: readonly PairingAccount[]) =>
      outsideOffers([row('a', -10_000, { text })], [giro, savings, ...cash], []).map(
        ({ cashId, isLikely }) => [cashId, isLikely],
      )
    expect(cashOf(wallet)).toEqual([['cash', false]])
    expect(cashOf({ ...wallet, archived: true }).flat()).not.toContain('cash')
    expect(cashOf({ ...wallet, currency: 'CZK' }).flat()).not.toContain('cash')
    expect(cashOf(wallet, { ...wallet, id: 'box' }).flat()).not.toContain('cash')
    expect(outsideOffers([row('b', 10_000, { text })], [giro, wallet], [])).toEqual([])
  })

  it('is the payment of a card if money came into one, unless it says refund or the like', () => {
    const visa = { id: 'visa', name: 'Visa', kind: 'card' } as const
    const into = (id: string, text: string) => row(id, 15_000, { accountId: 'visa', text })
    const rows = [
      into('paid', 'Pagamento Ordenado'),
      into('word', 'Payment received'),
      into('bare', 'Pagamento'),
      into('back', 'Ordenado refund'),
      row('bought', -500, { accountId: 'visa', text: 'Ordenado' }),
      row('pay', 200_000, { text: 'Ordenado' }),
    ]
    const offersOf = (payFromId: string | null) => {
      const all = [
        { id: 'giro', name: 'Ordenado Ines' },
        { ...visa, payFromId },
      ]
      return outsideOffers(rows, all, []).map((one) => [one.row.id, one.isLikely, one.isOfCard])
    }
    expect(offersOf('giro')).toEqual([
      ['paid', true, true],
      ['word', true, true],
      ['bare', false, true],
    ])
    expect(offersOf(null).every(([, isLikely]) => isLikely === false)).toBe(true)
    expect(offersOf(null)).toHaveLength(3)
  })

  it.each([
    'VISA Abrechnung',
    'Abrechnung vom 31.10. MASTERCARD',
    'Kreditkartenabrechnung 10/2026',
    'RELEVE CARTE BANCAIRE 1234',
    'Carte à débit différé octobre',
    'LIQUIDACION TARJETA VISA',
    'Recibo tarjeta de crédito',
    'CREDIT CARD PAYMENT',
    'CHASE CREDIT CRD EPAY',
    'Addebito carta di credito',
    'Nexi estratto conto ottobre',
    'PAGAMENTO FATURA CARTÃO',
    'ICS creditcard afrekening',
    'Spłata karty kredytowej',
    'Kreditkort faktura',
  ])('pays a card if it says “%s”, one that is kept unless somebody says no', (text) => {
    const giro = { id: 'giro', name: 'Giro', kind: 'current', currency: 'EUR' } as const
    const card = { id: 'card', name: 'Gold', kind: 'card', currency: 'EUR' } as const
    const offered = (...cards: readonly PairingAccount[]) =>
      outsideOffers([row('a', -30_000, { text })], [giro, ...cards], []).map(
        ({ paysCard, isLikely, accountId }) => [paysCard, isLikely, accountId],
      )
    expect(offered()).toEqual([[true, false, null]])
    expect(offered(card)).toEqual([[true, true, 'card']])
    expect(offered({ ...card, archived: true })).toEqual([[true, false, null]])
    expect(offered({ ...card, currency: 'CHF' })).toEqual([[true, false, null]])
    const other = { ...card, id: 'other', name: 'Silver' }
    expect(offered(card, other)).toEqual([[true, true, null]])
    expect(offered(card, { ...other, payFromId: 'giro' })).toEqual([[true, true, 'other']])
  })

  it('pays the card it names in words of a transfer, where that is paid from there', () => {
    const giro = { id: 'giro', name: 'Giro', kind: 'current', currency: 'EUR' } as const
    const card = { id: 'card', name: 'Visa', kind: 'card', currency: 'EUR' } as const
    const offered = (text: string, payFromId: string | null) =>
      outsideOffers([row('a', -20_536, { text })], [giro, { ...card, payFromId }], []).map(
        ({ paysCard, isLikely, accountId }) => [paysCard, isLikely, accountId],
      )
    expect(offered('Umbuchung Visa', 'giro')).toEqual([[true, true, 'card']])
    expect(offered('Umbuchung Visa', null)).toEqual([[false, false, 'card']])
    expect(offered('Visa Bookshop', 'giro')).toEqual([[false, false, 'card']])
  })

  it.each([
    'FACTURE CARTE DU 031126 LIDL',
    'PAGO CON TARJETA MERCADONA',
    'CARD PAYMENT 1234 LIDL',
    'VISA REWE SAGT DANKE',
    'PAIEMENT CARTE SNCF',
    'Stromabrechnung',
    'Kartenzahlung Edeka',
    'VISA Abrechnung Storno',
  ])('pays no card if it says “%s”', (text) => {
    const card = { id: 'card', name: 'Gold', kind: 'card', currency: 'EUR' } as const
    const rows = [row('a', -30_000, { text })]
    expect(outsideOffers(rows, [...accounts, card], [])).toEqual([])
    const onCard = [row('b', -500, { accountId: 'card', text: 'VISA Abrechnung' })]
    expect(outsideOffers(onCard, [...accounts, card], [])).toEqual([])
  })

  it('is offered for what is due with the same amount and about the same day', () => {
    const due = (id: string, fields: Partial<Due> = {}): Due => ({
      ...{ id, of: 'instalment', date: '2026-05-06', amount: -500, currency: 'EUR' },
      ...fields,
    })
    const dues = [
      due('fits'),
      due('in', { amount: 500 }),
      due('dollars', { currency: 'USD' }),
      due('early', { date: '2026-05-01', of: 'settlement' }),
      due('too early', { date: '2026-04-30' }),
      due('late', { date: '2026-05-09' }),
      due('too late', { date: '2026-05-10' }),
    ]
    const ids = (rows: readonly PairingRow[]) =>
      dueOffers(rows, dues).map((offer) => `${offer.row.id} ${offer.due.id}`)
    expect(ids([row('a', -500)])).toEqual(['a fits', 'a early', 'a late'])
    expect(ids([row('a', -500, { isPending: true }), row('b', -501)])).toEqual([])
  })
})

describe('the reason of a pair', () => {
  const plain: Evidence = {
    ...{ fit: { kind: 'same', fee: 0 }, days: 0, namedBy: null, reference: null },
    ...{ outHasWord: false, inHasWord: false },
  }
  const words = (
    evidence: Partial<Evidence>,
    out = 'Card settlement',
    into = 'Payment received',
  ) => {
    const candidate: Candidate = {
      out: row('o', -5, { text: out }),
      in: row('i', 5, { text: into, accountId: 'pot' }),
      score: 100,
      evidence: { ...plain, ...evidence },
    }
    const nameOf = (id: string) => accounts.find((account) => account.id === id)?.name ?? ''
    return reasonOf(candidate, { nameOf, writeFee: (fee) => `€${fee}` })
  }

  it('says what goes together', () => {
    expect(words({ outHasWord: true, inHasWord: true })).toBe(
      'Same amount, same day, “Card settlement” and “Payment received”.',
    )
    expect(words({ days: 1 })).toBe('Same amount, 1 day apart.')
    expect(words({ days: 2, reference: 'tx99887' })).toBe(
      'Same amount, 2 days apart, TX99887 in both.',
    )
    expect(words({ namedBy: 'in' })).toBe(
      'Same amount, same day, “Payment received” names Everyday.',
    )
    expect(words({ outHasWord: true, inHasWord: true }, 'Transfer', 'Transfer')).toBe(
      'Same amount, same day, “Transfer”.',
    )
  })

  it('quotes a text once that both names the other account and says it is a transfer', () => {
    const said = { namedBy: 'in', outHasWord: true, inHasWord: true } as const
    expect(words(said)).toBe(
      'Same amount, same day, “Payment received” names Everyday, “Card settlement”.',
    )
    expect(words({ ...said, namedBy: 'out' }, 'Transfer')).toBe(
      'Same amount, same day, “Transfer” names Holidays, “Payment received”.',
    )
    expect(words(said, 'Transfer', 'Transfer')).toBe(
      'Same amount, same day, “Transfer” names Everyday.',
    )
  })

  it('says what differs', () => {
    expect(words({ fit: { kind: 'fee', fee: 3 }, namedBy: 'out' })).toBe(
      '€3 less arrived, same day, “Card settlement” names Holidays.',
    )
    expect(words({ fit: { kind: 'rate', fee: 0, percent: 2 } })).toBe(
      'Within 2 % of the rate of the day, same day.',
    )
    expect(words({ fit: { kind: 'rate', fee: 0, percent: 0 } })).toBe(
      'Exactly by the rate of the day, same day.',
    )
  })
})
