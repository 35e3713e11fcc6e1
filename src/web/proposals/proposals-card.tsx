import type { NotificationRow } from '#contract/notifications/entities.ts'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { ProposalLine } from './proposal-line.tsx'
import { useProposals } from './use-proposals.ts'

/** What assistants propose, above the rows it would join; nothing where nothing waits. */
export function ProposalsCard() {
  const proposals = useProposals()
  if (proposals.length === 0) return null
  const [maker, ...others] = new Set(proposals.map(({ madeBy }) => madeBy))
  const makers = others.length === 0 ? maker : say('programs of yours')
  return (
    <Card aria-label={say('Proposals')} className="grid gap-3 p-4">
      <p className="text-sm text-muted-foreground wrap-anywhere">
        <Say
          words="Proposed by {makers}. Nothing is written before you accept it."
          makers={makers}
        />
      </p>
      <ul className="grid max-h-96 gap-3 overflow-y-auto">
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <ProposalLine proposal={proposal} isNamed={others.length > 0} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

export interface ProposedProps {
  readonly notice: NotificationRow
  readonly onDone: () => void
}

/** The proposal a notification is about, while it waits. */
export function Proposed({ notice, onDone }: ProposedProps) {
  const proposal = useProposals().find(({ id }) => id === notice.data.proposalId)
  return proposal ? <ProposalLine proposal={proposal} onDone={onDone} /> : null
}
