import '#web/data/replica/commands/own-reducers.ts'
import { useMemo } from 'react'
import type { GroupRow } from '#contract/groups/entities.ts'
import type { ProposalRow } from '#contract/proposals/entities.ts'
import { dayWords } from '#domain/calendar/calendar.ts'
import { billPart, billWords, type ProposedBill } from '#domain/groups/bill-words.ts'
import { formatAmount } from '#domain/money/money.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'

type ProposedDoc = ProposalRow['command']['args']['doc']

export interface Proposal {
  readonly id: string
  readonly madeBy: string
  /** What is shown is read from the command that will run, never from other words. */
  readonly entry: ProposedDoc & { readonly table: string; readonly groupId: string | null }
}

/** Of a bill of a group who pays, who shares it and what I owe by that; null of one's own entry. */
export function wordsOfBill(
  { groupId, currency, ...doc }: Proposal['entry'],
  group: GroupRow | undefined,
  uid: string,
  locale: string,
): string | null {
  if (groupId === null || !group) return null
  const { payers, split } = doc as Partial<ProposedBill>
  if (!payers || !split) return null
  const bill = { ...doc, currency, payers, split }
  const part = billPart(bill, group.members, uid, null)
  return part && billWords(part, currency, locale).join(', ')
}

const asProposal = ({ id, madeBy, command: { name, args } }: ProposalRow): Proposal => ({
  ...{ id, madeBy },
  entry: { ...args.doc, table: name.replace('.create', ''), groupId: args.groupId ?? null },
})

/** What waits for my answer; one that is over goes when the server says so, or by the clock. */
export function useProposals(): readonly Proposal[] {
  const rows = useRows('proposals')
  return useMemo(() => {
    const now = new Date().toISOString()
    return rows
      .filter(({ state, expiresAt }) => state === 'waiting' && expiresAt > now)
      .map(asProposal)
  }, [rows])
}

/** At once on screen, with a way back in the toast. */
export function useProposalActs() {
  const { give } = useWrites('proposals')
  const { locale } = useLocale()
  const today = useToday()
  return useMemo(() => {
    const answer =
      (name: 'proposals.accept' | 'proposals.decline', said: string) =>
      ({ id, entry: { description, amount, currency, date } }: Proposal) =>
        give(command(name, { id }), {
          title: `${said} ${description}`,
          description: [formatAmount(amount, currency, locale), dayWords(date, today, locale)].join(
            ', ',
          ),
          undo: command('proposals.reopen', { id }),
        })
    return {
      accept: answer('proposals.accept', 'Added'),
      decline: answer('proposals.decline', 'Declined'),
    }
  }, [give, locale, today])
}
