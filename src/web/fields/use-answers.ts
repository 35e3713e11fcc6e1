import type { ReceivedInvitationRow } from '#contract/entities/invitations.ts'
import { newId } from '#web/data/new-id.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'

export interface Answers {
  readonly accept: (invitation: ReceivedInvitationRow) => void
  readonly reject: (invitation: ReceivedInvitationRow) => void
}

export function useAnswers(): Answers {
  const { give } = useWrites('groups')
  return {
    accept: ({ id: invitationId, groupName }) =>
      give(command('groups.accept', { invitationId, newMemberId: newId() }), {
        title: `You are joining ${groupName}`,
      }),
    reject: ({ id: invitationId, groupName }) =>
      give(command('groups.reject', { invitationId }), {
        title: `You said no to ${groupName}`,
      }),
  }
}
