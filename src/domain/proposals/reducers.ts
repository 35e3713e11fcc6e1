/** What the answers to a proposal do; a bill of a group is shared out by the server alone. */
import { type Change, create, drop, put, type Reducer, type Row, refuse } from '../command.ts'

interface OneProposal {
  readonly id: string
}

interface Proposal extends Row {
  readonly command: {
    readonly name: string
    readonly args: { readonly doc: Row; readonly groupId?: string | undefined }
  }
  readonly state: string
  readonly expiresAt: string
}

/** The table of what is proposed, and its row. */
export const entryOf = ({ command: { name, args } }: Pick<Proposal, 'command'>) => ({
  table: name.split('.')[0] ?? '',
  doc: args.doc,
  groupId: args.groupId ?? null,
})

/** Nobody need read any more that it waits. */
const readBy = (id: string): Change => ({
  table: 'notifications',
  every: { kind: 'proposal', 'data.proposalId': id },
  set: { read: true },
})

const accept: Reducer<OneProposal> = (rows, { id }, { now }) => {
  const proposal = rows.row('proposals', id) as Proposal | null
  if (!proposal) return refuse('not-found')
  if (proposal.state === 'accepted') return []
  if (proposal.state !== 'waiting' || proposal.expiresAt <= now) return refuse('proposal-over')
  const { table, doc, groupId } = entryOf(proposal)
  return [
    put('proposals', { ...proposal, state: 'accepted' }),
    readBy(id),
    ...(groupId === null ? [create(table, doc)] : []),
  ]
}

const decline: Reducer<OneProposal> = (rows, { id }) => {
  const proposal = rows.row('proposals', id) as Proposal | null
  if (!proposal) return refuse('not-found')
  if (proposal.state === 'declined') return []
  if (proposal.state !== 'waiting') return refuse('proposal-over')
  return [put('proposals', { ...proposal, state: 'declined' }), readBy(id)]
}

const reopen: Reducer<OneProposal> = (rows, { id }) => {
  const proposal = rows.row('proposals', id) as Proposal | null
  if (!proposal) return refuse('not-found')
  if (proposal.state === 'waiting') return []
  if (proposal.state === 'expired') return refuse('proposal-over')
  const { table, doc } = entryOf(proposal)
  const isWritten = proposal.state === 'accepted' && rows.row(table, doc.id) !== null
  return [
    put('proposals', { ...proposal, state: 'waiting' }),
    ...(isWritten ? [drop(table, doc.id)] : []),
  ]
}

export const proposalReducers = {
  'proposals.accept': accept,
  'proposals.decline': decline,
  'proposals.reopen': reopen,
}
