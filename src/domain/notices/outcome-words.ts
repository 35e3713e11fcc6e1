/** How it went with what a notification asked: said in its place, on a device and at the server. */

/** Said of whoever did it: a link in a mail may be used by somebody else. */
export const invitationOutcomes = {
  accepted: 'The invitation was accepted.',
  rejected: 'The invitation was declined.',
  revoked: 'The invitation was withdrawn.',
  expired: 'The invitation has expired.',
  joined: 'You are in the group already.',
} as const

export type InvitationOutcome = keyof typeof invitationOutcomes

const payments = {
  claimed: (group: string) => `It waits to be confirmed in ${group}.`,
  confirmed: (group: string) => `Confirmed. It counts in ${group}.`,
  disputed: (group: string) => `Disputed. It does not count in ${group}.`,
  deleted: (group: string) => `Deleted. It does not count in ${group}.`,
} as const

export type PaymentOutcome = keyof typeof payments

export const paymentOutcome = (what: PaymentOutcome, groupName: string): string =>
  payments[what](groupName)

const households = {
  agreed: (group: string) => `You agreed to it in ${group}.`,
  refused: (group: string) => `It was declined in ${group}.`,
  withdrawn: (group: string) => `It was taken back in ${group}.`,
} as const

export type HouseholdOutcome = keyof typeof households

export const householdOutcome = (what: HouseholdOutcome, groupName: string): string =>
  households[what](groupName)

/** To those of a household, once somebody settles alone: `name` is null for who reads it. */
export const partedOutcome = (name: string | null, groupName: string): string =>
  name === null
    ? `It ended: you settle alone in ${groupName}.`
    : `It ended: ${name} settles alone in ${groupName}.`

/** To somebody who can no longer answer. */
export const goneOutcome = (groupName: string): string => `You are no longer in ${groupName}.`
