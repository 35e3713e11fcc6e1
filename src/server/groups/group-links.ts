import { routes } from '#contract/routes.ts'

export const groupLink = (groupId: string) => routes.group.path.replace(':id', groupId)

/** Where everything stands that happened, also what is gone. */
export const recordLink = (groupId: string) => `${groupLink(groupId)}?tab=activity`

export const billLink = (groupId: string, id: string) => `${groupLink(groupId)}?edit=${id}`

export const accountLink = (groupId: string, id: string) =>
  `${groupLink(groupId)}?tab=accounts&account=${id}`

export const paymentLink = (groupId: string, id: string) =>
  `${groupLink(groupId)}?tab=settle&payment=${id}`
