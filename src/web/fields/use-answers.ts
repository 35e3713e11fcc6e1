import type { ReceivedInvitationRow } from '#contract/entities/invitations.ts'
import { newId } from '#web/data/new-id.ts'
import { groupWish } from './group-wish.ts'
import { useGroupSend } from './use-group-send.ts'

export interface Answers {
  readonly accept: (invitation: ReceivedInvitationRow) => void
  readonly reject: (invitation: ReceivedInvitationRow) => void
}

export function useAnswers(): Answers {
  const send = useGroupSend()
  return {
    accept: ({ id: invitationId, groupName }) =>
      send([groupWish('groups.accept', { invitationId, newMemberId: newId() })], {
        title: `You are joining ${groupName}`,
      }),
    reject: ({ id: invitationId, groupName }) =>
      send([groupWish('groups.reject', { invitationId })], {
        title: `You said no to ${groupName}`,
      }),
  }
}
