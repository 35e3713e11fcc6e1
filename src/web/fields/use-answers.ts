import { newId } from '#web/data/new-id.ts'
import { groupWish } from './group-wish.ts'
import type { WaitingInvitation } from './invitation-in.ts'
import { useGroupSend } from './use-group-send.ts'

export interface Answers {
  readonly accept: (invitation: WaitingInvitation) => void
  readonly reject: (invitation: WaitingInvitation) => void
}

export function useAnswers(): Answers {
  const send = useGroupSend()
  return {
    accept: ({ invitationId, groupName }) =>
      send([groupWish('groups.accept', { invitationId, newMemberId: newId() })], {
        title: `You are joining ${groupName}`,
      }),
    reject: ({ invitationId, groupName }) =>
      send([groupWish('groups.reject', { invitationId })], {
        title: `You said no to ${groupName}`,
      }),
  }
}
